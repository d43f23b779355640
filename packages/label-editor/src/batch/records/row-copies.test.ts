import { expect, test } from 'vitest'
import { copiesOf } from './row-copies.ts'

test.each([
  ['', 1],
  [' ', 1],
  ['0', 0],
  ['1', 1],
  ['２', 2],
  [' 7 ', 7],
  ['1,000', 1_000],
  ['1000.00', 1_000],
  ['5.0', 5],
  ['000005', 5],
  ['1001', null],
  ['0000005', null],
  ['-1', null],
  ['5.5', null],
  ['5.', null],
  ['.0', null],
  ['1e3', null],
  ['5 张', null],
])('a cell of %j makes %j labels', (cell, count) => {
  expect(copiesOf({ cells: ['x', cell] }, { kind: 'column', column: 1 })).toBe(count)
})

test('a row that ends before the column makes one, and a fixed number is the same for all rows', () => {
  expect(copiesOf({ cells: [] }, { kind: 'column', column: 1 })).toBe(1)
  expect(copiesOf({ cells: ['9'] }, { kind: 'fixed', count: 3 })).toBe(3)
})
