import type { components } from '@haixuan/api-sdk/schema'
import { converter, costBook, type EventKind as Kind } from '@haixuan/rules'
import { readTogether } from '#platform/database/read-together.ts'
import type { CallContext, Handler } from '#platform/http/handler.ts'
import { type EarnedSku, earnedSkus } from '../rules/earned-skus.ts'
import { costVersions, datedRates } from '../store/read-costs.ts'
import { codesOfSku, daysOfSku, moneyWithoutSku, skuDaysOf } from '../store/sku-scope.ts'
import { financeScope, monthRange, storeView } from './finance-scope.ts'

type Query = Parameters<Handler<'searchFinanceSkus'>>[0]['query']
type Row = components['schemas']['FinanceSku']

/** SKUs of the caller's books in one currency. */
async function readSkus(context: CallContext, query: Query) {
  const { scopes, stores } = await financeScope(context, query.store)
  const rows: Row[] = []
  const unassigned = new Map<Kind, number>()
  await readTogether(context.db, async (db) => {
    for (const books of scopes) {
      const scope = { ...books, range: monthRange(query), currency: query.currency }
      const cost = costBook(await costVersions(db, books.accountId))
      const convert = converter(await datedRates(db, books.accountId))
      const days = await skuDaysOf(db, scope)
      rows.push(...earnedSkus(days, cost, query.returns ?? 'original-cost', convert).map(rowOf))
      for (const { kind, minor } of await moneyWithoutSku(db, scope))
        unassigned.set(kind, (unassigned.get(kind) ?? 0) + minor)
    }
  })
  return { rows, stores, unassigned: [...unassigned].map(([kind, minor]) => ({ kind, minor })) }
}

function rowOf(sku: EarnedSku): Row {
  const money = (...kinds: Kind[]) => kinds.reduce((all, kind) => all + (sku.kinds.get(kind) ?? 0), 0)
  const credited = money('sale')
  return {
    ...{ store: sku.storeId, skuId: sku.skuId, skuCode: sku.skuCode, sold: sku.sold, returned: sku.returned },
    ...{ salesMinor: sku.sales, netMinor: sku.income, costFen: sku.cost, profitFen: sku.profit },
    ...{ isMissing: sku.isMissing, missingMinor: sku.missingIncome },
    goodsReturnRate: sku.sold === 0 ? null : sku.returned / sku.sold,
    refundRate: credited === 0 ? null : -money('reversal', 'consumer_refund') / credited,
    kinds: [...sku.kinds].map(([kind, minor]) => ({ kind, minor })),
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
  const noRate = found.some(({ costFen, profitFen }) => costFen !== null && profitFen === null)
  const data = {
    rows: shown,
    stores: stores.filter(({ id }) => shown.some(({ store }) => store === id)).map(storeView),
    total: {
      ...{ sold: sum(({ sold }) => sold), returned: sum(({ returned }) => returned) },
      ...{ salesMinor: sum(({ salesMinor }) => salesMinor), netMinor: sum(({ netMinor }) => netMinor) },
      costFen: sum(({ costFen }) => costFen ?? 0),
      profitFen: noRate ? null : sum(({ profitFen }) => profitFen ?? 0),
      missing: found.filter(({ isMissing }) => isMissing).length,
      missingMinor: sum(({ missingMinor }) => missingMinor),
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
