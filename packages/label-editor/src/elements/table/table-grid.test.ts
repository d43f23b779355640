import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newTable } from '../../document/new-document.ts'
import { tableGrid } from './table-grid.ts'

test('columns share the width as they ask, rows are of one height, lines are inside', () => {
  const table = { ...newTable('t', 2, 2), width: 3_020, height: 1_020, columns: [2, 1], strokeWidth: 20 }
  const { cells, lines } = tableGrid(table)
  expect(cells.map(({ x, y, width, height }) => [x, y, width, height])).toEqual([
    [0, 0, 2_020, 520],
    [2_000, 0, 1_020, 520],
    [0, 500, 2_020, 520],
    [2_000, 500, 1_020, 520],
  ])
  expect(lines).toHaveLength(6)
})

test('a table without lines has cells that fill it', () => {
  const table = { ...newTable('t', 3, 2), width: 3_000, height: 1_200, strokeWidth: 0 }
  const { cells, lines } = tableGrid(table)
  expect(lines).toEqual([])
  const area = cells.reduce((sum, { width, height }) => sum + width * height, 0)
  expect(area).toBeCloseTo(3_000 * 1_200, 3)
})

test('whatever the shares, no line and no cell leaves the table', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 })
  const stroke = fc.integer({ min: 0, max: 60 })
  fc.assert(
    fc.property(shares, fc.integer({ min: 1, max: 8 }), stroke, (columns, rows, strokeWidth) => {
      const cellsOf = newTable('t', rows, columns.length)
      const { lines, cells } = tableGrid({ ...cellsOf, columns, strokeWidth, width: 4_000, height: 2_000 })
      for (const { x, y, width, height } of [...lines, ...cells]) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(4_000.001)
        expect(y + height).toBeLessThanOrEqual(2_000.001)
      }
    }),
  )
})
