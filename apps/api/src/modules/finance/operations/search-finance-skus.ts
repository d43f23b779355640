import type { components } from '@haixuan/api-sdk/schema'
import { converter, costBook, type SkuSum, skuSums } from '@haixuan/rules'
import type { CallContext, Handler } from '#platform/http/handler.ts'
import { lastDay } from '../rules/month-text.ts'
import { costVersions, datedRates } from '../store/read-costs.ts'
import { codesOfSku, daysOfSku, moneyWithoutSku, skuDaysOf } from '../store/sku-scope.ts'
import { financeScope, monthRange, storeView } from './finance-scope.ts'

type Query = Parameters<Handler<'searchFinanceSkus'>>[0]['query']
type Row = components['schemas']['FinanceSku']

/** SKUs of the caller's books in one currency. */
async function readSkus(context: CallContext, query: Query) {
  const { db } = context
  const { scopes, stores } = await financeScope(context, query.store)
  const rows: Row[] = []
  const unassigned = new Map<string, number>()
  for (const books of scopes) {
    const scope = { ...books, range: monthRange(query), currency: query.currency }
    const cost = costBook(await costVersions(db, books.accountId))
    const convert = converter(await datedRates(db, books.accountId))
    const toFen = (minor: number, currency: string, day: string) => convert(minor, currency, day)?.fen ?? null
    const skus = new Map<string, EarnedSku>()
    for (const { storeId, month, days, returns } of await skuDaysOf(db, scope)) {
      for (const sum of skuSums({ days, returns }, cost, query.returns ?? 'original-cost', toFen)) {
        const key = `${storeId} ${sum.skuId}`
        const income = toFen(sum.income, query.currency, lastDay(month))
        skus.set(key, earned(storeId, sum, income, skus.get(key)))
      }
    }
    rows.push(...[...skus.values()].map(rowOf))
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

/** A SKU of a store over its months. */
interface EarnedSku {
  store: string
  sum: SkuSum
  /** Income in fen, each month by the rate of its last day as the books have it; null when a month has no rate. */
  fen: number | null
}

/** Adds a month of a SKU to those before. */
function earned(store: string, sum: SkuSum, fen: number | null, before: EarnedSku | undefined): EarnedSku {
  if (!before) return { store, sum, fen }
  const kinds = new Map(before.sum.kinds)
  for (const [kind, minor] of sum.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + minor)
  const { sum: own } = before
  return {
    store,
    sum: {
      ...{ skuId: own.skuId, skuCode: own.skuCode ?? sum.skuCode, kinds },
      ...{ sold: own.sold + sum.sold, returned: own.returned + sum.returned },
      ...{ income: own.income + sum.income, sales: own.sales + sum.sales, cost: own.cost + sum.cost },
      isMissing: own.isMissing || sum.isMissing,
    },
    fen: before.fen === null || fen === null ? null : before.fen + fen,
  }
}

function rowOf({ store, sum, fen }: EarnedSku): Row {
  const money = (...kinds: string[]) =>
    [...sum.kinds].reduce((all, [kind, minor]) => all + (kinds.includes(kind) ? minor : 0), 0)
  const credited = money('sale')
  return {
    ...{ store, skuId: sum.skuId, skuCode: sum.skuCode, sold: sum.sold, returned: sum.returned },
    ...{ salesMinor: sum.sales, netMinor: sum.income, isMissing: sum.isMissing },
    costFen: sum.isMissing ? null : sum.cost,
    profitFen: sum.isMissing || fen === null ? null : fen - sum.cost,
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
    const codes = await codesOfSku(db, scope, query.sku)
    for (const { skuCode, skuId, validFrom, minor, currency } of await costVersions(db, books.accountId))
      if (skuId === query.sku || (skuId === null && codes.has(skuCode)))
        costs.push({ validFrom, minor, currency })
  }
  const data = { days, costs: costs.sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1)) }
  return { status: 200, body: { code: 0, data } }
}
