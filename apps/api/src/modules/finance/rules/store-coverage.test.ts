import { dayNumber, type StateSpan } from '@haixuan/rules'
import { expect, test } from 'vitest'
import { type KnownSpan, type ShownBill, type StoreFacts, storeCoverage } from './store-coverage.ts'

const day = (text: string) => dayNumber(`2026-${text}`) as number
const STORE: StoreFacts = { mode: 'full', books: ['全球'], isArchived: false }
const AT = 1_790_000_000_000
const shown = (bill: ShownBill['bill'], first: string | null, book = '全球'): ShownBill => {
  const since = first === null ? null : day(first)
  return { book, bill, since, last: since, lastImportAt: AT }
}
const span = (bill: KnownSpan['bill'], from: string, to: string): KnownSpan => ({
  ...{ book: '全球', bill, from: day(from), to: day(to), source: 'rows' },
})
const OCTOBER = { from: day('10-01'), to: day('10-31') }
const states = (
  store: StoreFacts,
  bills: readonly ShownBill[],
  known: readonly KnownSpan[],
  today: string,
  bill: KnownSpan['bill'] = 'trade',
) => {
  const found = storeCoverage(store, bills, known, { range: OCTOBER, today: day(today) })
  const of = found.find((one) => one.bill === bill)
  return of?.spans.map(({ from, to, state }: StateSpan) => [from - day('09-30'), to - day('09-30'), state])
}

test('a month is due when it is over', () => {
  const known = [span('trade', '10-01', '10-19')]
  const bills = [shown('trade', '07-03')]
  expect(states(STORE, bills, known, '11-01')).toEqual([
    [1, 19, 'here'],
    [20, 31, 'missing'],
  ])
  expect(states(STORE, bills, known, '10-31')).toEqual([
    [1, 19, 'here'],
    [20, 31, 'open'],
  ])
})

test('nothing is expected before the month in which the books begin', () => {
  expect(states(STORE, [shown('ledger', '10-20')], [], '11-27')).toEqual([[1, 31, 'missing']])
  expect(states(STORE, [shown('ledger', '11-02')], [], '11-27')).toEqual([[1, 31, 'open']])
  expect(states(STORE, [], [], '11-27')).toEqual([[1, 31, 'open']])
  // A person's word alone begins no books.
  expect(states(STORE, [shown('trade', null)], [], '11-27')).toEqual([[1, 31, 'open']])
})

test('a book that began later is not missing in the months before', () => {
  const store = { ...STORE, books: ['全球', '美区'] }
  const bills = [shown('trade', '07-01'), shown('trade', '11-01', '美区')]
  const found = storeCoverage(store, bills, [], { range: OCTOBER, today: day('11-27') })
  const of = (book: string) => found.find((one) => one.book === book && one.bill === 'trade')
  expect([of('全球')?.spans[0]?.state, of('美区')?.spans[0]?.state]).toEqual(['missing', 'open'])
})

test('the books of an archived store end with the last month of which a bill is known', () => {
  const archived = { ...STORE, isArchived: true }
  expect(states(archived, [shown('trade', '09-30')], [], '11-27')).toEqual([[1, 31, 'open']])
  expect(states(archived, [shown('trade', '10-01')], [], '11-27')).toEqual([[1, 31, 'missing']])
  expect(states(archived, [shown('trade', '11-01')], [], '11-27')).toEqual([[1, 31, 'open']])
  expect(states(archived, [shown('trade', '07-01'), shown('ads', '11-01')], [], '11-27')).toEqual([
    [1, 31, 'missing'],
  ])
})

test('each bill says its last import', () => {
  const found = storeCoverage(STORE, [shown('trade', '10-01')], [], { range: OCTOBER, today: day('11-27') })
  expect(found.find(({ bill }) => bill === 'trade')).toMatchObject({ basis: 'needed', lastImportAt: AT })
  expect(found.find(({ bill }) => bill === 'ads')).toMatchObject({ basis: 'guess', lastImportAt: null })
})
