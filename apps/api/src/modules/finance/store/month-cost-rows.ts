import type { MonthCost, ReturnRule } from '@haixuan/rules'
import { sql } from 'kysely'
import { type BookScope, type MonthRange, type Reader, sumsOf } from './counted-rows.ts'

/** What the goods of one store, month and currency cost. */
export interface StoredMonthCost extends MonthCost {
  storeId: string
  /** yyyymm. */
  month: number
  currency: string
}

/** Costs of months by one rule of returned goods. */
export async function monthCosts(
  db: Reader,
  scope: BookScope,
  rule: ReturnRule,
  range?: MonthRange,
): Promise<StoredMonthCost[]> {
  const { rows } = await sql<StoredMonthCost>`
    select t.store_id as "storeId", t.month, t.currency, t.cost::float8 as cost, t.missing_skus as "missingSkus",
      t.missing_sales::float8 as "missingSales", t.missing_income::float8 as "missingIncome"
    from finance_month_cost as t where ${sumsOf(scope, range)} and t.rule = ${rule}`.execute(db.kysely)
  return rows
}
