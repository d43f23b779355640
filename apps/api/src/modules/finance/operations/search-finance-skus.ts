import type { components } from '@haixuan/api-sdk/schema'
import { converter, costBook, type SkuSum, skuSums } from '@haixuan/rules'
import type { CallContext, Handler } from '#platform/http/handler.ts'
import { lastDay } from '../rules/month-text.ts'
import { costVersions, datedRates } from '../store/read-costs.ts'
import { monthsWithBooks } from '../store/report-sums.ts'
import { daysOfSku, moneyWithoutSku, skuDaysOf } from '../store/sku-scope.ts'
import { financeScope, monthRange, storeView } from './finance-scope.ts'

type Query = Parameters<Handler<'searchFinanceSkus'>>[0]['query']
type Row = components['schemas']['FinanceSku']

/** SKUs of the caller's books in one currency. */
async function readSkus(context: CallContext, query: Query) {
  const { db } = context
  const { scopes, stores } = await financeScope(context, query.store)
  const rows: Row[] = []
  const unassigned = new Map<string, number>()
  const range = monthRange(query)
  const { months } = await monthsWithBooks(db, scopes)
  const last = months.findLast((month) => month <= range.to)
  for (const books of scopes) {
    const scope = { ...books, range, currency: query.currency }
    const cost = costBook(await costVersions(db, books.accountId))
    const convert = converter(await datedRates(db, books.accountId))
    const toFen = (minor: number, currency: string, day: string) => convert(minor, currency, day)?.fen ?? null
    const fenOf = (minor: number) => (last === undefined ? null : toFen(minor, query.currency, lastDay(last)))
    for (const [store, found] of await skuDaysOf(db, scope))
      for (const sum of skuSums(found, cost, query.returns ?? 'original-cost', toFen))
        rows.push(rowOf(store, sum, fenOf))
    for (const { kind, minor } of await moneyWithoutSku(db, scope))
      unassigned.set(kind, (unassigned.get(kind) ?? 0) + minor)
  }
  return {
    rows,
    stores,
    unassigned: [...unassigned].map(([kind, minor]) => ({
      kind: kind as Row['kinds'][number]['kind'],
      minor,
    })),
  }
}

/** @param fenOf money of the books in fen, by the rate of the last month; null without one */
function rowOf(store: string, sum: SkuSum, fenOf: (minor: number) => number | null): Row {
  const money = (...kinds: string[]) =>
    [...sum.kinds].reduce((all, [kind, minor]) => all + (kinds.includes(kind) ? minor : 0), 0)
  const credited = money('sale')
  const income = fenOf(sum.income)
  return {
    ...{ store, skuId: sum.skuId, skuCode: sum.skuCode, sold: sum.sold, returned: sum.returned },
    ...{ salesMinor: sum.sales, netMinor: sum.income, isMissing: sum.isMissing },
    costFen: sum.isMissing ? null : sum.cost,
    profitFen: sum.isMissing || income === null ? null : income - sum.cost,
    goodsReturnRate: sum.sold === 0 ? null : sum.returned / sum.sold,
    refundRate: credited === 0 ? null : -money('reversal', 'consumer_refund') / credited,
    kinds: [...sum.kinds].map(([kind, minor]) => ({ kind, minor })),
  }
}

const VALUES: Readonly<Record<string, (row: Row) => number | null>> = {
  net: ({ netMinor }) => netMinor,
  profit: ({ profitFen }) => profitFen,
  sold: ({ sold }) => sold,
  returned: ({ goodsReturnRate }) => goodsReturnRate,
}

/** In the order that was asked for; what is not known comes last. */
function sorted(rows: readonly Row[], sort: string): Row[] {
  const [by = 'net', direction] = sort.split(':')
  const value = VALUES[by] ?? VALUES['net']
  const sign = direction === 'asc' ? 1 : -1
  return [...rows].sort((one, other) => {
    const [a, b] = [value?.(one) ?? null, value?.(other) ?? null]
    if (a === null || b === null) return Number(a === null) - Number(b === null) || compare(one, other)
    return sign * (a - b) || compare(one, other)
  })
}
const compare = (a: Row, b: Row) => (a.skuId < b.skuId ? -1 : a.skuId > b.skuId ? 1 : 0)

function matches(row: Row, { keyword, only }: Query): boolean {
  if (only === 'loss' && !(row.profitFen !== null && row.profitFen < 0)) return false
  if (only === 'missing' && !row.isMissing) return false
  const word = keyword?.trim().toLowerCase()
  return word === undefined || row.skuId === word || (row.skuCode?.toLowerCase().includes(word) ?? false)
}

export const searchFinanceSkus: Handler<'searchFinanceSkus'> = async ({ query }, context) => {
  const { rows, stores, unassigned } = await readSkus(context, query)
  const found = sorted(
    rows.filter((row) => matches(row, query)),
    query.sort ?? 'net:desc',
  )
  const [page, limit] = [query.page ?? 1, query.limit ?? 50]
  const shown = found.slice((page - 1) * limit, page * limit)
  const sum = (value: (row: Row) => number) => found.reduce((all, row) => all + value(row), 0)
  const known = found.filter(({ isMissing }) => !isMissing)
  const noRate = known.some(({ profitFen }) => profitFen === null)
  const data = {
    rows: shown,
    stores: stores.filter(({ id }) => shown.some(({ store }) => store === id)).map(storeView),
    total: {
      ...{ sold: sum(({ sold }) => sold), returned: sum(({ returned }) => returned) },
      ...{ salesMinor: sum(({ salesMinor }) => salesMinor), netMinor: sum(({ netMinor }) => netMinor) },
      costFen: sum(({ costFen }) => costFen ?? 0),
      profitFen: noRate ? null : sum(({ profitFen }) => profitFen ?? 0),
      missing: found.length - known.length,
    },
    unassigned,
    ...{ count: found.length, countIsExact: true as const, visible: found.length },
  }
  return { status: 200, body: { code: 0, data } }
}

export const getFinanceSkuDays: Handler<'getFinanceSkuDays'> = async ({ query }, context) => {
  const { db } = context
  const { scopes } = await financeScope(context, query.store)
  const days: components['schemas']['FinanceSkuDays']['days'] = []
  const costs: components['schemas']['FinanceSkuDays']['costs'] = []
  for (const books of scopes) {
    const scope = { ...books, range: monthRange(query), currency: query.currency }
    const own = await daysOfSku(db, scope, query.sku)
    days.push(...own)
    if (own.length === 0) continue
    const found = await skuDaysOf(db, scope)
    const codes = new Set(
      [...found.values()]
        .flatMap((one) => one.days)
        .flatMap(({ skuId, skuCode }) => (skuId === query.sku ? (skuCode ?? []) : [])),
    )
    for (const { skuCode, skuId, validFrom, minor, currency } of await costVersions(db, books.accountId))
      if (skuId === query.sku || (skuId === null && codes.has(skuCode)))
        costs.push({ validFrom, minor, currency })
  }
  const data = { days, costs: costs.sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1)) }
  return { status: 200, body: { code: 0, data } }
}
