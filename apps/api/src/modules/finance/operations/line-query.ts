import { type LedgerClass, ledgerClass, patternsOfRules } from '@haixuan/rules'
import type { Handler } from '#platform/http/handler.ts'
import { classRules } from '../store/class-rules.ts'
import type { BookScope, MonthRange, Reader } from '../store/counted-rows.ts'
import type { LineQuery } from '../store/find-lines.ts'
import { ledgerSums } from '../store/report-sums.ts'
import { monthRange } from './finance-scope.ts'

export type LineCall = Parameters<Handler<'searchFinanceLines'>>[0]['query']

/** yyyy-mm-dd as it is stored; an end that is not given is open. */
const dayNumber = (day: string | undefined, open: number): number =>
  day === undefined ? open : Number(day.replaceAll('-', ''))
/** Of any row with a time. */
const ANY_DAY = { from: 20_000_101, to: 99_991_231 }

function kindsOf({ class: wanted, kind, bill }: LineCall): LineQuery['kinds'] {
  if (wanted !== undefined) return null
  return kind?.split(',') ?? (bill === undefined ? 'details' : 'any')
}

export function lineQuery(query: LineCall): LineQuery {
  const [by, direction] = (query.sort ?? 'time:desc').split(':')
  const [page, limit] = [query.page ?? 1, query.limit ?? 50]
  const hasDays = query.from_day !== undefined || query.to_day !== undefined
  const days = { from: dayNumber(query.from_day, ANY_DAY.from), to: dayNumber(query.to_day, ANY_DAY.to) }
  return {
    range: monthRange(query),
    kinds: kindsOf(query),
    texts: [],
    ...(query.currency === undefined ? {} : { currency: query.currency }),
    ...(query.keyword === undefined ? {} : { keyword: query.keyword }),
    ...(query.order === undefined ? {} : { order: query.order }),
    ...(hasDays ? { days } : {}),
    ...(query.min_minor === undefined ? {} : { least: query.min_minor }),
    ...(query.max_minor === undefined ? {} : { most: query.max_minor }),
    ...(query.bill === undefined ? {} : { bill: query.bill }),
    ...(query.import === undefined ? {} : { importId: query.import }),
    sort: { by: by === 'amount' ? 'amount' : 'time', descending: direction === 'desc' },
    ...{ offset: (page - 1) * limit, limit },
  }
}

/** The query with what lines of the account book say that belong to its class, in these books. */
export async function withClass(
  db: Reader,
  scope: BookScope,
  query: LineQuery,
  wanted: LedgerClass | undefined,
): Promise<LineQuery> {
  if (wanted === undefined) return query
  return { ...query, texts: await textsOfClass(db, scope, query.range, wanted) }
}

/** What lines of the account book say that belong to a class. */
export async function textsOfClass(
  db: Reader,
  scope: BookScope,
  range: MonthRange,
  wanted: LedgerClass,
): Promise<{ type: string | null; remark: string | null }[]> {
  const patterns = patternsOfRules(await classRules(db, scope.accountId))
  const lines = await ledgerSums(db, scope, range)
  return lines
    .filter((line) => ledgerClass(line, patterns) === wanted)
    .map(({ type, remark }) => ({ type, remark }))
}
