import { dayNumber } from '@haixuan/rules'
import { expect, test } from 'vitest'
import { type CoverSheet, type CoverStore, coverOfImport } from './import-cover.ts'

const day = (text: string) => dayNumber(`2026-${text}`) as number
const STORES: CoverStore[] = [
  { id: 'a', mode: 'full', books: ['全球'] },
  { id: 'b', mode: 'semi', books: ['美区', '欧区'] },
]
const sheet = (more: Partial<CoverSheet>): CoverSheet => ({
  ...{ fileNo: 0, fileName: 'x.xlsx', kind: 'full_trade', storeId: 'a', book: null, period: null },
  ...{ days: [], months: [], isBroken: false },
  ...more,
})
const of = (...sheets: CoverSheet[]) =>
  coverOfImport(sheets, STORES, day('11-26'))
    .filter(({ source }) => source !== 'quiet')
    .map(({ fileNo, storeId, book, bill, from, to, source }) => [
      ...[fileNo, storeId, book, bill, from - day('09-30'), to - day('09-30'), source],
    ])
const NOTICE = { fileNo: 1, fileName: 'FundDetail.xlsx', kind: 'no_bills' }

test('a bill without a book belongs to the only one of its store; with several, to none', () => {
  expect(of(sheet({ days: [day('10-05')] }))).toEqual([[0, 'a', '全球', 'trade', 5, 5, 'rows']])
  const semi = { kind: 'semi_settle', storeId: 'b', days: [day('10-05')] }
  expect(of(sheet(semi))).toEqual([[0, 'b', '', 'settle', 5, 5, 'rows']])
  expect(of(sheet({ ...semi, book: '欧区' }))).toEqual([[0, 'b', '欧区', 'settle', 5, 5, 'rows']])
})

test('a file whose store nobody said covers nothing', () => {
  expect(of(sheet({ storeId: null, days: [day('10-05')] }))).toEqual([])
  expect(of(sheet({ storeId: 'gone', days: [day('10-05')] }))).toEqual([])
})

test('a notice takes the month and the store that were chosen', () => {
  const found = of(sheet({ ...NOTICE, storeId: 'b', book: '美区', period: day('10-01') }))
  expect(found).toEqual([
    [1, 'b', '美区', 'settle', 1, 31, 'notice'],
    [1, 'b', '美区', 'violation', 1, 31, 'notice'],
    [1, 'b', '美区', 'fund_other', 1, 31, 'notice'],
  ])
})

test('a notice alone takes what the other files have in common, or covers nothing', () => {
  const ledger = { kind: 'ledger', days: [day('10-05')] }
  const notice = sheet({ ...NOTICE, fileName: '调拨.xlsx', storeId: null })
  expect(of(sheet(ledger), notice)).toContainEqual([1, 'a', '全球', 'transfer', 1, 31, 'notice'])
  expect(of(sheet({ ...ledger, days: [day('10-05'), day('09-05')] }), notice)).toHaveLength(2)
  expect(of(sheet(ledger), sheet({ ...ledger, fileNo: 2, storeId: 'b', book: '美区' }), notice)).toHaveLength(
    2,
  )
  expect(of(notice)).toEqual([])
})

test('a notice of the running month covers the days that were over', () => {
  const notice = sheet({ ...NOTICE, fileName: '调拨.xlsx', period: day('11-01') })
  expect(of(notice)).toEqual([[1, 'a', '全球', 'transfer', 32, 57, 'notice']])
})
