import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnLetters, columnNumber, mergedArea, withMergedCells } from './merged-areas.ts'

test.each([
  ['A', 0],
  ['Z', 25],
  ['AA', 26],
  ['AZ', 51],
  ['BA', 52],
  ['ZZ', 701],
  ['AAA', 702],
  ['XFD', 16_383],
])('column %s is number %d', (letters, number) => {
  expect([columnNumber(letters), columnLetters(number)]).toEqual([number, letters])
})

test('letters and number of a column say the same', () => {
  fc.assert(
    fc.property(fc.nat(18_277), (number) => {
      expect(columnNumber(columnLetters(number))).toBe(number)
    }),
  )
})

test.each([
  ['A2:B4', { firstLine: 2, lastLine: 4, firstColumn: 0, lastColumn: 1 }],
  ['C3:C3', { firstLine: 3, lastLine: 3, firstColumn: 2, lastColumn: 2 }],
  ['B4:A4', null],
  ['A4:A3', null],
  ['A1', null],
  ['a1:b2', null],
  ['AAAA1:AAAA2', null],
  ['A12345678:A12345679', null],
  [undefined, null],
])('%s is the area %j', (reference, area) => {
  expect(mergedArea(reference)).toEqual(area)
})

const rows = (...values: (string | null)[]) =>
  values.flatMap((value, at) => (value === null ? [] : [{ line: at + 1, cells: [value, 'x'] }]))
const area = (firstLine: number, lastLine: number, firstColumn = 0) => ({
  ...{ firstLine, lastLine, firstColumn, lastColumn: firstColumn },
})
const covered = (...given: Parameters<typeof withMergedCells>) =>
  withMergedCells(...given).map((row) => Object.fromEntries(row.covered ?? []))

test('an area covers the rows below its first, as far as there are rows', () => {
  const all = rows('a', '', '', 'b')
  expect(covered(all, [area(1, 3)], 9)).toEqual([{}, { 0: 'a' }, { 0: 'a' }, {}])
  expect(covered(all, [area(4, 9)], 9)).toEqual([{}, {}, {}, {}])
  expect(covered(rows('a', null, ''), [area(1, 3)], 9)).toEqual([{}, { 0: 'a' }])
  expect(withMergedCells(all, [], 0)).toEqual(all)
})

test('areas of several columns cover each their own, and one without a value covers nothing', () => {
  const all = [
    { line: 1, cells: ['a', 'b', ''] },
    { line: 2, cells: ['', '', ''] },
  ]
  expect(covered(all, [area(1, 2), area(1, 2, 1), area(1, 2, 2), area(1, 2, 9)], 9)).toEqual([
    {},
    { 0: 'a', 1: 'b' },
  ])
})

test('areas may cover as many cells as a sheet has, one more means that they overlap', () => {
  const all = rows('a', '', '')
  expect(covered(all, [area(1, 3), area(1, 3)], 4)).toHaveLength(3)
  expect(() => withMergedCells(all, [area(1, 3), area(1, 3)], 3)).toThrow(
    expect.objectContaining({
      reason: 'overlapping_areas',
      message: '工作表的合并单元格互相重叠，请取消合并后重试',
    }),
  )
})
