import fc from 'fast-check'
import { expect, test } from 'vitest'
import { headingGrid } from './heading-grid.ts'

const grid = (...headings: (string | string[])[]) =>
  headingGrid(headings.map((heading) => ({ heading, format: { type: 'text' } as const })))

test('one row of headings has nothing merged, even where two are alike', () => {
  expect(grid('a', 'b', 'b')).toEqual({ rows: [['a', 'b', 'b']], merges: [] })
})

test('three rows merge across and down', () => {
  expect(grid('id', ['x', 'y', '1'], ['x', 'y', '2'], ['x', '3'], ['z', 'y', '4'])).toEqual({
    rows: [
      ['id', 'x', null, null, 'z'],
      [null, 'y', null, '3', 'y'],
      [null, '1', '2', null, '4'],
    ],
    merges: ['A1:A3', 'B1:D1', 'B2:C2', 'D2:D3'],
  })
})

test('the same group apart, or a leaf named like a group, is not merged with it', () => {
  expect(grid(['x', '1'], 'y', ['x', '2']).merges).toEqual(['B1:B2'])
  expect(grid('x', ['x', '1']).merges).toEqual(['A1:A2'])
})

const path = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 })
const cellsOf = (ref: string) => {
  const [, left = '', top = '', right = '', bottom = ''] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(ref) ?? []
  const number = (name: string) => [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  const cells: string[] = []
  for (let x = number(left); x <= number(right); x++)
    for (let y = Number(top); y <= Number(bottom); y++) cells.push(`${x},${y}`)
  return cells
}

test('merged cells never overlap, and their first cell alone has a text', () => {
  fc.assert(
    fc.property(fc.array(path, { minLength: 1, maxLength: 40 }), (paths) => {
      const { rows, merges } = grid(...paths)
      const covered = new Set<string>()
      for (const ref of merges) {
        const [first, ...others] = cellsOf(ref)
        for (const cell of [first ?? '', ...others]) {
          expect(covered.has(cell)).toBe(false)
          covered.add(cell)
        }
        const at = (cell = '') => {
          const [x = 0, y = 0] = cell.split(',').map(Number)
          return rows[y - 1]?.[x - 1]
        }
        expect(at(first)).toEqual(expect.any(String))
        for (const cell of others) expect(at(cell)).toBe(null)
      }
      for (const [y, row] of rows.entries())
        for (const [x, text] of row.entries())
          expect(text === null && !covered.has(`${x + 1},${y + 1}`)).toBe(false)
    }),
    { numRuns: 500 },
  )
})
