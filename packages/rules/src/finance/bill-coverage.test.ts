import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber } from '../date/calendar-day.ts'
import { dayCount, dayStates, missingText, spansOf } from './bill-coverage.ts'
import { COVERED_BILL_FACTS, COVERED_BILLS } from './covered-bills.ts'
import { expectedBills } from './expected-bills.ts'

const day = (text: string) => dayNumber(`2026-${text}`) as number
const OCTOBER = { from: day('10-01'), to: day('10-31') }
const ALL_DUE = { since: day('07-01'), until: day('10-31') }
const span = <Source extends string>(from: string, to: string, source: Source) => ({
  ...{ from: day(from), to: day(to), source },
})

test('a row says more than a file without one, that more than a person, and that more than nothing', () => {
  const known = [
    span('10-01', '10-10', 'rows' as const),
    span('10-08', '10-15', 'quiet' as const),
    span('10-14', '10-20', 'said' as const),
    span('10-25', '10-25', 'notice' as const),
    span('09-01', '09-30', 'rows' as const),
  ]
  const states = dayStates(OCTOBER, known, ALL_DUE)
  expect(
    states.map(({ from, to, state }) => [from - OCTOBER.from + 1, to - OCTOBER.from + 1, state]),
  ).toEqual([
    [1, 10, 'here'],
    [11, 15, 'empty'],
    [16, 20, 'said'],
    [21, 24, 'missing'],
    [25, 25, 'empty'],
    [26, 31, 'missing'],
  ])
  expect(missingText(spansOf(states, 'missing'))).toBe('缺 10 天：10/21–10/24、10/26–10/31')
})

test('days before the books begin and days that are not due are not missing', () => {
  const due = { since: day('10-10'), until: day('10-20') }
  expect(dayStates(OCTOBER, [], due).map(({ state }) => state)).toEqual(['open', 'missing', 'open'])
  expect(dayStates(OCTOBER, [], { since: null, until: day('10-31') })).toEqual([
    { ...OCTOBER, state: 'open' },
  ])
  expect(dayStates(OCTOBER, [span('10-30', '10-31', 'period' as const)], due).at(-1)?.state).toBe('here')
})

test('one day is told as one, no day as nothing', () => {
  expect(missingText([{ from: day('10-09'), to: day('10-09') }])).toBe('缺 1 天：10/9')
  expect(missingText([])).toBe('')
})

const SOURCES = ['rows', 'period', 'quiet', 'notice', 'said'] as const
const someSpans = fc.array(
  fc
    .tuple(fc.integer({ min: -5, max: 35 }), fc.integer({ min: 0, max: 12 }), fc.constantFrom(...SOURCES))
    .map(([from, length, source]) => ({
      ...{ from: OCTOBER.from + from, to: OCTOBER.from + from + length, source },
    })),
  { maxLength: 8 },
)

test('spans follow each other without a gap, and neighbours differ', () => {
  fc.assert(
    fc.property(someSpans, (known) => {
      const states = dayStates(OCTOBER, known, ALL_DUE)
      expect(dayCount(states)).toBe(31)
      for (const [n, one] of states.entries()) {
        const next = states[n + 1]
        if (next === undefined) expect(one.to).toBe(OCTOBER.to)
        else expect([next.from, next.state === one.state]).toEqual([one.to + 1, false])
      }
    }),
  )
})

test('another import makes no day missing, and the order of imports changes nothing', () => {
  const missing = (known: Parameters<typeof dayStates>[1]) =>
    dayCount(spansOf(dayStates(OCTOBER, known, ALL_DUE), 'missing'))
  fc.assert(
    fc.property(someSpans, someSpans, (one, other) => {
      expect(missing([...one, ...other])).toBeLessThanOrEqual(missing(one))
      expect(dayStates(OCTOBER, [...one, ...other], ALL_DUE)).toEqual(
        dayStates(OCTOBER, [...other, ...one], ALL_DUE),
      )
    }),
  )
})

const basisOf = (
  mode: 'full' | 'semi',
  books: string[],
  seen: Parameters<typeof expectedBills>[0]['seen'] = [],
) =>
  Object.fromEntries(
    expectedBills({ mode, books, seen }).map(({ book, bill, basis }) => [`${book} ${bill}`, basis]),
  )

test('a store of one book needs what its mode needs; what only most have is a guess', () => {
  expect(basisOf('full', ['全球'])).toEqual({
    ...{ '全球 trade': 'needed', '全球 refund': 'needed', '全球 ledger': 'needed' },
    ...{ '全球 subsidy': 'guess', '全球 issue': 'guess', '全球 reship': 'guess', '全球 ads': 'guess' },
  })
  expect(basisOf('semi', ['全球'])).toMatchObject({
    ...{ '全球 settle': 'needed', '全球 label_ship': 'needed', '全球 label_return': 'guess' },
  })
})

test('what was imported before is expected again, whatever the mode says', () => {
  const seen = [
    { book: '全球', bill: 'transfer' as const },
    { book: '全球', bill: 'settle' as const },
    { book: '全球', bill: 'ads' as const },
  ]
  expect(basisOf('full', ['全球'], seen)).toMatchObject({
    ...{ '全球 transfer': 'before', '全球 settle': 'before', '全球 ads': 'before' },
  })
  expect(basisOf('full', ['全球'])).not.toHaveProperty('全球 transfer')
})

test('a book without a bill is a guess while another has some', () => {
  const found = basisOf('semi', ['美区', '欧区'], [{ book: '美区', bill: 'settle' }])
  expect([found['美区 settle'], found['美区 label_ship']]).toEqual(['needed', 'needed'])
  expect([found['欧区 settle'], found['欧区 label_ship']]).toEqual(['guess', 'guess'])
})

test('the account book and ads are expected once for a store, where they were imported or in 卖家中心', () => {
  const of = (found: object) => Object.keys(found).filter((key) => / (?:ledger|ads)$/.test(key))
  expect(of(basisOf('semi', ['美区', '欧区', '卖家中心']))).toEqual(['卖家中心 ads', '卖家中心 ledger'])
  expect(of(basisOf('semi', ['美区', '欧区']))).toEqual(['美区 ads', '美区 ledger'])
  const both = ['美区', '欧区'].map((book) => ({ book, bill: 'ledger' as const }))
  expect(of(basisOf('semi', ['美区', '欧区'], both))).toEqual(['美区 ads', '美区 ledger', '欧区 ledger'])
})

test('a bill is expected at most once in a book, and what was seen always', () => {
  const some = fc.array(
    fc.record({
      book: fc.constantFrom('全球', '美区', '卖家中心', ''),
      bill: fc.constantFrom(...COVERED_BILLS),
    }),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(fc.constantFrom('full' as const, 'semi' as const), some, (mode, seen) => {
      const keys = expectedBills({ mode, books: ['全球', '美区'], seen }).map(
        ({ book, bill }) => `${book} ${bill}`,
      )
      expect(new Set(keys).size).toBe(keys.length)
      for (const { book, bill } of seen) expect(keys).toContain(`${book} ${bill}`)
    }),
  )
})

test('every bill has a short name and sheets of its own', () => {
  const facts = COVERED_BILLS.map((bill) => COVERED_BILL_FACTS[bill])
  const sheets = facts.flatMap((one) => one.sheets)
  expect(new Set(sheets).size).toBe(sheets.length)
  expect(new Set(facts.map(({ name }) => name)).size).toBe(facts.length)
})
