import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moveBy } from './grid-moves.ts'

const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false, altKey: false })
const size = { rows: 100, columns: 8, pageRows: 20 }

it('moves as the grid pattern says', () => {
  const at = { row: 10, column: 3 }
  const go = (key: string, ctrl = false) => moveBy(press(key, ctrl), at, size)
  expect(go('ArrowDown')).toEqual({ row: 11, column: 3 })
  expect(go('j')).toEqual({ row: 11, column: 3 })
  expect(go('k')).toEqual({ row: 9, column: 3 })
  expect(go('Home')).toEqual({ row: 10, column: 0 })
  expect(go('End')).toEqual({ row: 10, column: 7 })
  expect(go('Home', true)).toEqual({ row: 0, column: 0 })
  expect(go('End', true)).toEqual({ row: 99, column: 7 })
  expect(go('PageDown')).toEqual({ row: 30, column: 3 })
  expect(go('PageUp')).toEqual({ row: 0, column: 3 })
  expect(go('q')).toBeNull()
})

it('reaches the headings with the arrow, not with k', () => {
  const top = { row: 0, column: 2 }
  expect(moveBy(press('ArrowUp'), top, size)).toEqual({ row: -1, column: 2 })
  expect(moveBy(press('k'), top, size)).toEqual(top)
})

it('never leaves the grid, whatever its size', () => {
  const keys = [
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
    'ArrowRight',
    'Home',
    'End',
    'PageUp',
    'PageDown',
    'j',
    'k',
  ]
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean()), { maxLength: 40 }),
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 1, max: 9 }),
      (presses, rows, columns) => {
        let at = { row: rows === 0 ? -1 : 0, column: 0 }
        for (const [key, ctrl] of presses)
          at = moveBy(press(key, ctrl), at, { rows, columns, pageRows: 7 }) ?? at
        expect(at.row).toBeGreaterThanOrEqual(-1)
        expect(at.row).toBeLessThan(Math.max(rows, 0))
        expect(at.column).toBeGreaterThanOrEqual(0)
        expect(at.column).toBeLessThan(columns)
      },
    ),
  )
})
