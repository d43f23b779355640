import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JUDGEMENTS, soldOut } from './sold-out.ts'

const START = 20_000
const days = (...values: number[]) => ({ start: START, values })
const steady = (units: number, count = 7) => Array.from({ length: count }, () => units)
const at = (values: number[], state: Parameters<typeof soldOut>[1] = 'on_sale') =>
  soldOut(days(...values), state, START + values.length - 1)

describe('silence of the sales', () => {
  test('beside more than 300 a day it is a real stock-out', () => {
    expect(at([...steady(301), 0, 0])).toEqual({
      from: START + 7,
      days: 2,
      before: 3_010,
      judgement: 'real',
      back: null,
    })
  })

  test('300 is not over 300; then the marketplace decides', () => {
    expect(at([...steady(300), 0, 0])?.judgement).toBe('delisted')
    expect(at([...steady(300), 0, 0], 'sold_out')?.judgement).toBe('real')
  })

  test('days that nobody measured are a gap in the data', () => {
    expect(at([...steady(900), -1, -1])?.judgement).toBe('gap')
    expect(at([...steady(900), 0, -1])?.judgement).toBe('gap')
    expect(at([...steady(900), 0, 0, -1])?.judgement).toBe('real')
  })

  test('sales again end it, and it stays for a week', () => {
    const over = at([...steady(400), 0, 0, 380])
    expect(over).toMatchObject({ days: 2, back: START + 9, judgement: 'real' })
    expect(at([...steady(400), 0, ...steady(380, 8)])).toBeNull()
  })

  test('slow sellers are silent now and then: nothing to tell', () => {
    expect(at([...steady(9), 0])).toBeNull()
    expect(at(steady(0, 20))).toBeNull()
  })

  test('a mean of exactly 10 a day before is told, in tenths; it is that of 7 days and of the known ones', () => {
    expect(at([...steady(10), 0])).toMatchObject({ before: 100, days: 1, judgement: 'delisted' })
    expect(at([...steady(10, 6), 9, 0])).toBeNull()
    expect(at([...steady(900, 3), ...steady(10, 7), 0])).toMatchObject({ before: 100 })
    expect(at([...steady(0, 3), ...steady(10, 7), 0])).toMatchObject({ before: 100 })
    expect(at([10, 10, 11, -1, -1, -1, 11, 0])).toMatchObject({ before: 105 })
    expect(at([...steady(10, 6), 11, 0])).toMatchObject({ before: 101 })
  })

  test('a silence of which the first day is not known to follow a sale is not told', () => {
    expect(at(steady(0, 3))).toBeNull()
  })

  test.each([
    [1, 1],
    [7, 7],
  ])('is told until %d days after it ended', (_, after) => {
    const found = at([...steady(400), 0, ...steady(380, after)])
    expect(found).toMatchObject({ from: START + 7, days: 1, back: START + 8, judgement: 'real' })
  })

  test('the first day with sales again is looked at too, the days after it are not', () => {
    expect(at([...steady(200), 0, 301])?.judgement).toBe('real')
    expect(at([...steady(200), 0, 300])?.judgement).toBe('delisted')
    expect(at([...steady(200), 0, 300, 900])?.judgement).toBe('delisted')
    expect(at([...steady(900, 6), 300, 0])?.judgement).toBe('delisted')
  })

  test('what the marketplace says counts while it lasts, not once sales are back', () => {
    expect(at([...steady(200), 0, 200], 'sold_out')?.judgement).toBe('delisted')
    expect(at([...steady(200), 0], 'delisted')?.judgement).toBe('delisted')
    expect(at([...steady(200), 0], null)?.judgement).toBe('delisted')
    expect(at([...steady(900), -1], 'sold_out')?.judgement).toBe('gap')
  })

  test('a silence of 45 days is told whole', () => {
    expect(at([...steady(400), ...steady(0, 45)])).toMatchObject({ from: START + 7, days: 45 })
  })

  test('the judgements have the numbers that rows are stored with', () => {
    expect(JUDGEMENTS).toEqual(['real', 'delisted', 'gap'])
  })

  test('laws: the silence holds no sale, begins beside a sale, and shifting the calendar shifts it', () => {
    const units = fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: 1, max: 900 }) },
      { weight: 2, arbitrary: fc.constantFrom(0, -1) },
    )
    fc.assert(
      fc.property(fc.array(units, { minLength: 1, maxLength: 60 }), fc.nat(500), (values, shift) => {
        const found = at(values)
        const later = soldOut({ start: START + shift, values }, 'on_sale', START + shift + values.length - 1)
        expect(later === null).toBe(found === null)
        if (!found || !later) return
        expect(later.from - found.from).toBe(shift)
        for (let i = 0; i < found.days; i++) expect(values[found.from - START + i]).toBeLessThanOrEqual(0)
        expect(values[found.from - START - 1]).toBeGreaterThan(0)
        if (found.back !== null) expect(values[found.back - START]).toBeGreaterThan(0)
      }),
    )
  })
})
