import { DAY_MS } from '../date/calendar-day.ts'
import { billOfSheet, billsWithout, COVERED_BILL_FACTS, type CoveredBill } from './covered-bills.ts'

/** Where a span of covered days comes from. */
export type CoverSource =
  /** Rows on each of its days. */
  | 'rows'
  /** Rows without a time, of a month that a person chose. */
  | 'period'
  /** A file that covers these days has no row on them. */
  | 'quiet'
  /** The marketplace says that there are no bills. */
  | 'notice'

/** Days (since 1970-01-01), both ends among them. */
export interface DaySpan {
  from: number
  to: number
}

export interface CoverSpan extends DaySpan {
  bill: CoveredBill
  source: CoverSource
}

/** What a sheet of a file says of days. */
export interface SheetDays {
  /** Of its layout. */
  kind: string
  /** Days on which it has rows. */
  days: readonly number[]
  /** Months (first days) of rows without a time. */
  months: readonly number[]
  /** Reading it did not end: what follows its last row is not known. */
  isBroken: boolean
}

/** The month that a day is in. */
export function monthSpan(day: number): DaySpan {
  const at = new Date(day * DAY_MS)
  const of = (month: number) => Date.UTC(at.getUTCFullYear(), month, 1) / DAY_MS
  return { from: of(at.getUTCMonth()), to: of(at.getUTCMonth() + 1) - 1 }
}

/** Runs of days that follow each other. */
export function dayRuns(days: Iterable<number>): DaySpan[] {
  const runs: DaySpan[] = []
  for (const day of [...new Set(days)].sort((a, b) => a - b)) {
    const last = runs.at(-1)
    if (last !== undefined && last.to === day - 1) last.to = day
    else runs.push({ from: day, to: day })
  }
  return runs
}

/** A run of days without a row that is less likely than this is no chance: the file ends there. */
const UNLIKELY = 0.01

/**
 * Whether a bill as frequent as this one may well have no row on so many days in a row. A bill with rows on each day until the 19th
 * misses the 20th; one with two rows a month does not.
 * @param count days with a row, from the first to the last of `length` days
 */
function isLikelyQuiet(days: number, { count, length }: { count: number; length: number }): boolean {
  // The first day says nothing of the frequency; two more days keep a short run from being certain.
  const frequency = (count - 1) / (length + 1)
  return (1 - frequency) ** days >= UNLIKELY
}

/**
 * The days that a bill of one month covers. The marketplace exports calendar months, so every day from its first to its
 * last row is covered, with a row or without. So are the days before and behind them, unless the bill is too frequent to
 * have none there.
 * @param most no day behind it is covered without a row: it was not over when the file was read
 */
export function coveredMonth(days: readonly number[], most: number, isBroken = false): DaySpan | null {
  const known = [...new Set(days)].sort((a, b) => a - b)
  const [first, last] = [known[0], known.at(-1)]
  if (first === undefined || last === undefined) return null
  const month = monthSpan(first)
  const density = { count: known.length, length: last - first + 1 }
  const isTail = !isBroken && isLikelyQuiet(month.to - last, density)
  return {
    from: isLikelyQuiet(first - month.from, density) ? month.from : first,
    to: isTail ? Math.max(last, Math.min(month.to, most)) : last,
  }
}

/**
 * The days that a file covers, by bill. Sheets of one workbook of the marketplace are one export: they cover the same days, and
 * where two of them are there, those that are not have no rows. A sheet with a heading and no row covers the days of its
 * workbook, or the month that a person chose.
 * @param chosen the month that the person chose for the file, its first day; null: none
 * @param most the last day that was over when the file was read
 */
export function coverOfFile(
  sheets: readonly SheetDays[],
  { chosen, most }: { chosen: number | null; most: number },
): CoverSpan[] {
  const known = sheets.flatMap((sheet) => {
    const bill = billOfSheet(sheet.kind)
    return bill === null ? [] : [{ ...sheet, bill }]
  })
  const workbooks = new Map<string, typeof known>()
  for (const sheet of known) {
    const { workbook } = COVERED_BILL_FACTS[sheet.bill]
    workbooks.set(workbook, [...(workbooks.get(workbook) ?? []), sheet])
  }
  return [...workbooks.values()].flatMap((own) => coverOfWorkbook(own, chosen, most))
}

type BillSheet = SheetDays & { bill: CoveredBill }

function coverOfWorkbook(own: readonly BillSheet[], chosen: number | null, most: number): CoverSpan[] {
  const present = [...new Set(own.map(({ bill }) => bill))]
  const [some] = present
  const left = present.length > 1 && some !== undefined ? billsWithout(some) : []
  const spans = daysOfWorkbook(own, chosen, most)
  return [...new Set([...present, ...left])].flatMap((bill) => {
    const sheets = own.filter((sheet) => sheet.bill === bill)
    const rows = dayRuns(sheets.flatMap(({ days }) => days))
    const timeless = wholeMonths(sheets, most)
    const of = (source: CoverSource, days: readonly DaySpan[]): CoverSpan[] =>
      days.map((span) => ({ ...span, bill, source }))
    return [
      ...of('rows', rows),
      ...of('period', without(timeless, rows)),
      ...of('quiet', without(spans, [...rows, ...timeless])),
    ]
  })
}

/** Days of one export: those of its rows by month; else the months that a person chose. */
function daysOfWorkbook(own: readonly BillSheet[], chosen: number | null, most: number): DaySpan[] {
  const months = new Map<number, number[]>()
  for (const day of own.flatMap(({ days }) => days)) {
    const { from } = monthSpan(day)
    months.set(from, [...(months.get(from) ?? []), day])
  }
  const isBroken = own.some((sheet) => sheet.isBroken)
  if (months.size > 0) return [...months.values()].flatMap((days) => coveredMonth(days, most, isBroken) ?? [])
  if (isBroken) return []
  const timeless = wholeMonths(own, most)
  return timeless.length > 0 || chosen === null ? timeless : untilDay(monthSpan(chosen), most)
}

const wholeMonths = (sheets: readonly BillSheet[], most: number): DaySpan[] =>
  [...new Set(sheets.flatMap(({ months }) => months))].flatMap((month) => untilDay(monthSpan(month), most))

/** What is left of a span until a day. */
export const untilDay = ({ from, to }: DaySpan, most: number): DaySpan[] =>
  from > most ? [] : [{ from, to: Math.min(to, most) }]

/** Days of spans that are in no other span. */
export function without(spans: readonly DaySpan[], others: readonly DaySpan[]): DaySpan[] {
  return others.reduce<DaySpan[]>(
    (left, other) =>
      left.flatMap(({ from, to }) => {
        if (other.to < from || other.from > to) return [{ from, to }]
        return [
          ...(from < other.from ? [{ from, to: other.from - 1 }] : []),
          ...(to > other.to ? [{ from: other.to + 1, to }] : []),
        ]
      }),
    [...spans],
  )
}
