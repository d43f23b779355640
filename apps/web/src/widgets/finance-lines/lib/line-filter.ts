import { currencyDigits, type DateRange, type NumberRange, OPEN_RANGE } from '@haixuan/ui-kit'
import type { FinanceLinesQuery } from '#entities/finance-book'

export const LINE_SORTS = [
  { value: 'time:desc', label: '账务时间，新的在前' },
  { value: 'time:asc', label: '账务时间，旧的在前' },
  { value: 'amount:asc', label: '金额，小的在前' },
  { value: 'amount:desc', label: '金额，大的在前' },
] as const

type LineSort = (typeof LINE_SORTS)[number]['value']

/** Which lines of a month are shown, and in what order. */
export interface LineFilter {
  /** Days of the month; null: all, also lines without a time. */
  days: DateRange | null
  /** With its sign, in whole units of the currency. */
  amount: NumberRange
  sort: LineSort
}

/** What the address says where nothing is chosen. */
export const NO_LINE_FILTER = {
  since: undefined,
  until: undefined,
  min: undefined,
  max: undefined,
  sort: undefined,
}

/** First and last day of a month (yyyy-mm). */
export function monthDays(month: string): DateRange {
  const [year = 0, of = 1] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, of, 0)).getUTCDate()
  return { from: `${month}-01`, to: `${month}-${last}` }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const AMOUNT = /^-?\d{1,10}(\.\d{1,4})?$/

/** The filter that an address says; days of another month and what is no day or amount are not said. */
export function readLineFilter(read: (name: string) => string | undefined, month: string): LineFilter {
  const whole = monthDays(month)
  const isDay = (day: string | undefined): day is string =>
    day !== undefined && DAY.test(day) && day >= whole.from && day <= whole.to
  const [since, until] = [read('since'), read('until')]
  const bound = (name: string) => {
    const said = read(name)
    return said !== undefined && AMOUNT.test(said) ? Number(said) : null
  }
  const [min, max] = [bound('min'), bound('max')]
  return {
    days: isDay(since) && isDay(until) && since <= until ? { from: since, to: until } : null,
    amount: min !== null && max !== null && min > max ? OPEN_RANGE : { min, max },
    sort: LINE_SORTS.find(({ value }) => value === read('sort'))?.value ?? 'time:desc',
  }
}

/** Whether fewer lines are shown than there are. */
export const isNarrowed = ({ days, amount }: LineFilter): boolean =>
  days !== null || amount.min !== null || amount.max !== null

/** Most that the operation takes, smallest unit. */
const MOST_MINOR = 1_000_000_000_000

/** A bound in the smallest unit; one between two of them leaves out the outer one. */
function minorOf(bound: number, currency: string, outward: (value: number) => number): number {
  const scaled = bound * 10 ** currencyDigits(currency)
  const near = Math.round(scaled)
  const minor = Math.abs(scaled - near) < 1e-6 ? near : outward(scaled)
  return Math.min(MOST_MINOR, Math.max(-MOST_MINOR, minor))
}

/** The filter as the operation takes it. */
export function lineAsk({ days, amount, sort }: LineFilter, currency: string): Partial<FinanceLinesQuery> {
  return {
    ...(days && { from_day: days.from, to_day: days.to }),
    ...(amount.min !== null && { min_minor: minorOf(amount.min, currency, Math.ceil) }),
    ...(amount.max !== null && { max_minor: minorOf(amount.max, currency, Math.floor) }),
    ...(sort !== 'time:desc' && { sort }),
  }
}
