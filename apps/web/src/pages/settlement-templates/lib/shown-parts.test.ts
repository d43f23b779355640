import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownParts } from './shown-parts.ts'

const parts = (...values: number[]) =>
  values.map((value, index) => ({ id: `${index}`, label: `${index}`, value }))
const labels = (...values: number[]) =>
  shownParts(parts(...values)).ring.map(({ label, value }) => [label, value])

describe('shownParts', () => {
  it('puts parts below 2 % together, and keeps one at 2 %', () => {
    expect(labels(960, 20, 19, 1)).toEqual([
      ['0', 960],
      ['1', 20],
      ['其他（2 项）', 20],
    ])
  })

  it('names a single small part', () => {
    expect(labels(990, 10)).toEqual([
      ['0', 990],
      ['1', 10],
    ])
  })

  it('shows seven parts, and of eight six and the rest', () => {
    expect(labels(10, 10, 10, 10, 10, 10, 10)).toHaveLength(7)
    expect(labels(10, 10, 10, 10, 10, 10, 10, 10)).toHaveLength(7)
    expect(labels(10, 10, 10, 10, 10, 10, 10, 10).at(-1)).toEqual(['其他（2 项）', 20])
  })

  it('gives a negative part a row, and no arc', () => {
    const { table, ring, total } = shownParts(parts(-5, 0, 7))
    expect(table.map(({ value }) => value)).toEqual([7, -5])
    expect(ring.map(({ value }) => value)).toEqual([7])
    expect(total).toBe(7)
  })

  it('draws every positive part once, in at most seven arcs', () => {
    const values = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 30 })
    fc.assert(
      fc.property(values, (given) => {
        const { ring, total } = shownParts(parts(...given))
        const sum = given.filter((value) => value > 0).reduce((all, value) => all + value, 0)
        expect(ring.length).toBeLessThanOrEqual(7)
        expect(ring.reduce((all, { value }) => all + value, 0)).toBe(sum)
        expect(total).toBe(sum)
      }),
    )
  })
})
