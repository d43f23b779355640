import { expect, test } from 'vitest'
import { countText, isLateCount } from '#shared/board'
import { isCutAt, pageCount, pageNumbers, withCount } from './page-range.ts'

test('pages follow what the tier may see, and the contract’s last page', () => {
  expect(pageCount({ count: 0, countIsExact: true, visible: 0 })).toBe(1)
  expect(pageCount({ count: 101, countIsExact: true, visible: 101 })).toBe(3)
  expect(pageCount({ count: 10_001, countIsExact: false, visible: 20 })).toBe(1)
  expect(pageCount({ count: 900_000, countIsExact: true, visible: 900_000 })).toBe(500)
})

test('a count that stopped early says so', () => {
  expect(countText({ count: 10_001, countIsExact: false })).toBe('10,000+')
  expect(countText({ count: 1234, countIsExact: true })).toBe('1,234')
})

test('the cut is told at the last page that can be opened', () => {
  const cut = { count: 5000, countIsExact: true, visible: 120 }
  expect([1, 2, 3].map((page) => isCutAt(cut, page))).toEqual([false, false, true])
  expect(isCutAt({ ...cut, visible: 5000 }, 100)).toBe(false)
})

test('far pages leave a gap, near ones do not', () => {
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3])
  expect(pageNumbers(7, 20)).toEqual([1, null, 5, 6, 7, 8, 9, null, 20])
  expect(pageNumbers(1, 1)).toEqual([1])
})

test('a count that comes after its rows takes the place of the least number, and nothing else does', () => {
  const page = { rows: ['a'], count: 51, countIsExact: false, visible: 51 }
  expect([page, { ...page, count: 10_001 }, { ...page, countIsExact: true }].map(isLateCount)).toEqual([
    ...[true, false, false],
  ])
  const whole = { count: 730, countIsExact: true, visible: 200 }
  expect(withCount(page, whole)).toEqual({ rows: ['a'], ...whole })
  expect(withCount(page, undefined)).toBe(page)
  // Asked for one row while the count is still on its way: it knows less than the page.
  expect(withCount(page, { count: 2, countIsExact: false, visible: 2 })).toBe(page)
  expect(withCount({ ...page, countIsExact: true }, whole).count).toBe(51)
})
