import type { components } from '@haixuan/api-sdk/schema'
import type { EventKind as Kind } from '@haixuan/rules'
import { readTogether } from '#platform/database/read-together.ts'
import type { Handler } from '#platform/http/handler.ts'
import type { BookScope, Reader } from '../store/counted-rows.ts'
import { costVersions } from '../store/read-costs.ts'
import { type EarnedSku, earnedSkus, factsOfSkus, type SkuFacts } from '../store/sku-months.ts'
import { type CurrencyScope, codesOfSku, daysOfSku, moneyWithoutSku } from '../store/sku-scope.ts'
import { financeScope, monthRange, storeView } from './finance-scope.ts'

type Query = Parameters<Handler<'searchFinanceSkus'>>[0]['query']
type Row = components['schemas']['FinanceSku']

/** A SKU with the books that it is of. */
interface FoundSku extends EarnedSku {
  scope: CurrencyScope
}

/** SKUs of the caller's books in one currency. */
async function readSkus(db: Reader, scopes: readonly BookScope[], query: Query) {
  const found: FoundSku[] = []
  const unassigned = new Map<Kind, number>()
  for (const books of scopes) {
    const scope = { ...books, range: monthRange(query), currency: query.currency }
    const skus = await earnedSkus(db, scope, query.returns ?? 'original-cost', query.keyword)
    found.push(...skus.map((sku) => ({ ...sku, scope })))
    for (const { kind, minor } of await moneyWithoutSku(db, scope))
      unassigned.set(kind, (unassigned.get(kind) ?? 0) + minor)
  }
  return { found, unassigned: [...unassigned].map(([kind, minor]) => ({ kind, minor })) }
}

/** What is told of SKUs that are shown, in their order. */
async function rowsOf(db: Reader, shown: readonly FoundSku[]): Promise<Row[]> {
  const facts = new Map<string, SkuFacts>()
  for (const scope of new Set(shown.map((sku) => sku.scope))) {
    const own = shown.filter((sku) => sku.scope === scope)
    for (const one of await factsOfSkus(db, scope, own)) facts.set(`${one.storeId} ${one.skuId}`, one)
  }
  return shown.map((sku) => rowOf(sku, facts.get(`${sku.storeId} ${sku.skuId}`)))
}

const rateOf = ({ sold, returned }: EarnedSku) => (sold === 0 ? null : returned / sold)

function rowOf(sku: EarnedSku, facts: SkuFacts | undefined): Row {
  const kinds = facts?.kinds ?? new Map<Kind, number>()
  const money = (...names: Kind[]) => names.reduce((all, kind) => all + (kinds.get(kind) ?? 0), 0)
  const credited = money('sale')
  return {
    ...{ store: sku.storeId, skuId: sku.skuId, skuCode: facts?.skuCode ?? null },
    ...{ sold: sku.sold, returned: sku.returned, salesMinor: sku.sales, netMinor: sku.income },
    ...{ costFen: sku.cost, profitFen: sku.profit },
    ...{ isMissing: sku.isMissing, missingMinor: sku.missingIncome, goodsReturnRate: rateOf(sku) },
    refundRate: credited === 0 ? null : -money('reversal', 'consumer_refund') / credited,
    kinds: [...kinds].map(([kind, minor]) => ({ kind, minor })),
  }
}

const VALUES: Readonly<Record<string, (sku: EarnedSku) => number | null>> = {
  net: ({ income }) => income,
  profit: ({ profit }) => profit,
  sold: ({ sold }) => sold,
  returned: rateOf,
}

/** In the order that was asked for; what is not known comes last. */
function sorted(skus: readonly FoundSku[], sort: string): FoundSku[] {
  const [by = 'net', direction] = sort.split(':')
  const value = VALUES[by] ?? VALUES['net']
  const sign = direction === 'asc' ? 1 : -1
  return [...skus].sort((one, other) => {
    const [a, b] = [value?.(one) ?? null, value?.(other) ?? null]
    if (a === null || b === null) return Number(a === null) - Number(b === null) || compare(one, other)
    return sign * (a - b) || compare(one, other)
  })
}
const compare = (a: EarnedSku, b: EarnedSku) => (a.skuId < b.skuId ? -1 : a.skuId > b.skuId ? 1 : 0)

function matches({ profit, isMissing }: EarnedSku, { only }: Query): boolean {
  if (only === 'loss') return profit !== null && profit < 0
  return only !== 'missing' || isMissing
}

export const searchFinanceSkus: Handler<'searchFinanceSkus'> = async ({ query }, context) => {
  const { scopes, stores } = await financeScope(context, query.store)
  const [page, limit] = [query.page ?? 1, query.limit ?? 50]
  const { found, rows, unassigned } = await readTogether(context.db, async (db) => {
    const all = await readSkus(db, scopes, query)
    const wanted = all.found.filter((sku) => matches(sku, query))
    const shown = sorted(wanted, query.sort ?? 'net:desc').slice((page - 1) * limit, page * limit)
    return { ...all, found: wanted, rows: await rowsOf(db, shown) }
  })
  const sum = (value: (sku: EarnedSku) => number) => found.reduce((all, sku) => all + value(sku), 0)
  const noRate = found.some(({ cost, profit }) => cost !== null && profit === null)
  const data = {
    rows,
    stores: stores.filter(({ id }) => rows.some(({ store }) => store === id)).map(storeView),
    total: {
      ...{ sold: sum(({ sold }) => sold), returned: sum(({ returned }) => returned) },
      ...{ salesMinor: sum(({ sales }) => sales), netMinor: sum(({ income }) => income) },
      costFen: sum(({ cost }) => cost ?? 0),
      profitFen: noRate ? null : sum(({ profit }) => profit ?? 0),
      missing: found.filter(({ isMissing }) => isMissing).length,
      missingMinor: sum(({ missingIncome }) => missingIncome),
    },
    unassigned,
    ...{ count: found.length, countIsExact: true as const, visible: found.length },
  }
  return { status: 200, body: { code: 0, data } }
}

export const getFinanceSkuDays: Handler<'getFinanceSkuDays'> = async ({ query }, context) => {
  const { scopes } = await financeScope(context, query.store)
  const days: components['schemas']['FinanceSkuDays']['days'] = []
  const costs: components['schemas']['FinanceSkuDays']['costs'] = []
  await readTogether(context.db, async (db) => {
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
  })
  const data = { days, costs: costs.sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1)) }
  return { status: 200, body: { code: 0, data } }
}
