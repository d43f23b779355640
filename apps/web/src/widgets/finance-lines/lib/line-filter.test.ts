import { expect, it } from 'vitest'
import { isNarrowed, lineAsk, monthDays, NO_LINE_FILTER, readLineFilter } from './line-filter.ts'

const filter = (said: Record<string, string>, month = '2026-10') =>
  readLineFilter((name) => said[name], month)
const ask = (said: Record<string, string>, currency = 'CNY') => lineAsk(filter(said), currency)

it('a month has its own last day', () => {
  expect(monthDays('2026-10')).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  expect(monthDays('2028-02').to).toBe('2028-02-29')
  expect(monthDays('2026-12').to).toBe('2026-12-31')
})

it.each([
  ['2026-10-01', '2026-10-31', true],
  ['2026-10-05', '2026-10-05', true],
  ['2026-09-30', '2026-10-05', false],
  ['2026-10-05', '2026-11-01', false],
  ['2026-10-06', '2026-10-05', false],
  ['2026-10-5', '2026-10-06', false],
])('days from %s to %s are of the month: %s', (since, until, isOf) => {
  const found = filter({ since, until })
  expect([found.days, isNarrowed(found)]).toEqual([isOf ? { from: since, to: until } : null, isOf])
  expect(ask({ since, until })).toEqual(isOf ? { from_day: since, to_day: until } : {})
})

it.each([
  ['-12.5', '0', { min_minor: -1250, max_minor: 0 }],
  ['0.29', '0.29', { min_minor: 29, max_minor: 29 }],
  ['0.291', '0.299', { min_minor: 30, max_minor: 29 }],
  ['5', '4', {}],
  ['1e3', 'x', {}],
  ['-9999999999.99', '9999999999.99', { min_minor: -999_999_999_999, max_minor: 999_999_999_999 }],
])('amounts from %s to %s', (min, max, query) => expect(ask({ min, max })).toEqual(query))

it('amounts are in whole units of their currency', () => {
  expect(ask({ min: '120' }, 'JPY')).toEqual({ min_minor: 120 })
  expect(ask({ max: '120.5' }, 'JPY')).toEqual({ max_minor: 120 })
})

it('an order is asked for where it is not the preset, and narrows nothing', () => {
  expect(ask({ sort: 'amount:asc' })).toEqual({ sort: 'amount:asc' })
  expect([ask({ sort: 'time:desc' }), ask({ sort: 'x' }), ask({})]).toEqual([{}, {}, {}])
  expect(isNarrowed(filter({ sort: 'amount:asc' }))).toBe(false)
  expect(Object.keys(NO_LINE_FILTER).sort()).toEqual(['max', 'min', 'since', 'sort', 'until'])
})
