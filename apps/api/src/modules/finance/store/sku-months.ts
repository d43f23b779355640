import type { EventKind, ReturnRule } from '@haixuan/rules'
import { sql } from 'kysely'
import { type Reader, sumsOf } from './counted-rows.ts'
import type { CurrencyScope } from './sku-scope.ts'

/** A SKU of a store over some months of one currency. */
export interface EarnedSku {
  storeId: string
  skuId: string
  sold: number
  returned: number
  /** All money that names it, and what was credited less what was reversed: smallest unit of the currency. */
  income: number
  sales: number
  /** Fen, of months in which every piece sold has a cost; null when there is none. */
  cost: number | null
  /** Fen, what these months earn, each by the rate of its last day; null without one, or without a rate. */
  profit: number | null
  /** A piece was sold on a day without a cost. */
  isMissing: boolean
  /** What the books count of the other months: smallest unit of the currency, in no profit. */
  missingIncome: number
}

const COST_OF = { lost: 'cost_lost', 'original-cost': 'cost_original', 'date-cost': 'cost_date' } as const

/**
 * What SKUs earn: each month as its book has it, so that SKUs and books of the same months are the same money.
 * @param keyword a whole id, or a part of a code
 */
export async function earnedSkus(
  db: Reader,
  { range, currency, ...books }: CurrencyScope,
  rule: ReturnRule,
  keyword?: string,
): Promise<EarnedSku[]> {
  const cost = sql.ref(`t.${COST_OF[rule]}`)
  const word = keyword?.trim().toLowerCase()
  const named =
    word === undefined
      ? sql`true`
      : sql`bool_or(t.sku_id = ${word} or position(${word} in lower(t.sku_code)) > 0)`
  // A month without a cost adds nothing; one with a cost and no rate leaves the profit unknown.
  const { rows } = await sql<EarnedSku>`
    select t.store_id as "storeId", t.sku_id as "skuId", sum(t.sold) as sold, sum(t.returned) as returned,
      sum(t.income)::float8 as income, sum(t.sales)::float8 as sales, sum(${cost})::float8 as cost,
      (case when not bool_or(${cost} is not null and t.counted_fen is null) then sum(t.counted_fen - ${cost}) end)::float8
        as profit,
      bool_or(t.is_missing) as "isMissing", coalesce(sum(t.counted) filter (where t.is_missing), 0)::float8 as "missingIncome"
    from finance_sku_month as t where ${sumsOf(books, range)} and t.currency = ${currency}
    group by t.store_id, t.sku_id having ${named}`.execute(db.kysely)
  return rows
}

/** What is told of a SKU that is shown. */
export interface SkuFacts {
  storeId: string
  skuId: string
  /** That of its last month with one. */
  skuCode: string | null
  kinds: ReadonlyMap<EventKind, number>
}

/** Codes of SKUs, and their money by kind. */
export async function factsOfSkus(
  db: Reader,
  { range, currency, ...books }: CurrencyScope,
  skus: readonly { storeId: string; skuId: string }[],
): Promise<SkuFacts[]> {
  if (skus.length === 0) return []
  const { rows } = await sql<{
    storeId: string
    skuId: string
    code: string
    kinds: EventKind[]
    minors: number[]
  }>`
    select t.store_id as "storeId", t.sku_id as "skuId", t.sku_code as code, t.kinds, t.minors::float8[] as minors
    from finance_sku_month as t
    where ${sumsOf(books, range)} and t.currency = ${currency} and (t.store_id, t.sku_id) in (
      select * from unnest(${skus.map(({ storeId }) => storeId)}::uuid[], ${skus.map(({ skuId }) => skuId)}::text[]))
    order by t.month`.execute(db.kysely)
  const facts = new Map<string, SkuFacts & { kinds: Map<EventKind, number> }>()
  for (const { storeId, skuId, code, kinds, minors } of rows) {
    const key = `${storeId} ${skuId}`
    const own = facts.get(key) ?? { storeId, skuId, skuCode: null, kinds: new Map<EventKind, number>() }
    for (const [at, kind] of kinds.entries())
      own.kinds.set(kind, (own.kinds.get(kind) ?? 0) + (minors[at] ?? 0))
    facts.set(key, { ...own, skuCode: code || own.skuCode })
  }
  return [...facts.values()]
}
