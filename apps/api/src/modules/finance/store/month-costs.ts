import {
  type CostBook,
  converter,
  costBook,
  costOfSkus,
  type MonthCost,
  RETURN_RULES,
  type ReturnRule,
  type SkuSum,
  skuSums,
} from '@haixuan/rules'
import { sql, type Transaction } from 'kysely'
import { inBatches } from '#platform/database/batches.ts'
import { type BulkColumn, writeAlike } from '#platform/database/bulk-rows.ts'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'
import { lastDay, monthText } from '../rules/month-text.ts'
import type { FinanceTables } from './finance-tables.ts'
import { costVersions, datedRates } from './read-costs.ts'
import { type SkuBookDays, skuBookDays } from './sku-book-days.ts'
import { ofMonths, type TouchedMonth } from './touched-months.ts'

type CostRow = Omit<FinanceTables['finance_month_cost'], 'account_id'>
type SkuRow = Omit<FinanceTables['finance_sku_month'], 'account_id'>

const COST_COLUMNS: readonly BulkColumn<CostRow>[] = [
  { name: 'store_id', type: 'uuid' },
  { name: 'month', type: 'integer' },
  { name: 'currency', type: 'text' },
  { name: 'rule', type: 'text' },
  { name: 'cost', type: 'bigint' },
  { name: 'missing_skus', type: 'integer' },
  { name: 'missing_sales', type: 'bigint' },
  { name: 'missing_income', type: 'bigint' },
]
const SKU_COLUMNS: readonly BulkColumn<SkuRow>[] = [
  { name: 'store_id', type: 'uuid' },
  { name: 'month', type: 'integer' },
  { name: 'currency', type: 'text' },
  { name: 'sku_id', type: 'text' },
  { name: 'sku_code', type: 'text' },
  { name: 'sold', type: 'double precision' },
  { name: 'returned', type: 'double precision' },
  { name: 'income', type: 'bigint' },
  { name: 'sales', type: 'bigint' },
  { name: 'counted', type: 'bigint' },
  { name: 'counted_fen', type: 'bigint' },
  { name: 'is_missing', type: 'boolean' },
  { name: 'cost_lost', type: 'bigint' },
  { name: 'cost_original', type: 'bigint' },
  { name: 'cost_date', type: 'bigint' },
  { name: 'kinds', type: 'text[]' },
  { name: 'minors', type: 'bigint[]' },
]

/** @throws {Failure} `finance_cost_refused`: no sum is told that was not added exactly */
function requireExact(month: number, sums: readonly number[]): void {
  if (sums.every(Number.isSafeInteger)) return
  const reason = '成本合计太大，算不准，没有改变任何数据：请检查成本、汇率和账单里的件数，改好后再试'
  throw new Failure('finance_cost_refused', `${monthText(month)} 的${reason}`)
}

interface BookPlace {
  storeId: string
  month: number
  currency: string
}

function costRow({ storeId, month, currency }: BookPlace, rule: ReturnRule, cost: MonthCost): CostRow {
  requireExact(month, [cost.cost, cost.missingSales, cost.missingIncome])
  return {
    ...{ store_id: storeId, month, currency, rule, cost: cost.cost, missing_skus: cost.missingSkus },
    ...{ missing_sales: cost.missingSales, missing_income: cost.missingIncome },
  }
}

/** Only costs differ by rule. @param fen what the books count; null without a rate */
function skuRow(
  place: BookPlace,
  sum: SkuSum,
  fen: number | null,
  costs: Record<ReturnRule, number>,
): SkuRow {
  const cost = (rule: ReturnRule) => (sum.isMissing ? null : costs[rule])
  requireExact(place.month, Object.values(costs))
  return {
    ...{ store_id: place.storeId, month: place.month, currency: place.currency },
    ...{ sku_id: sum.skuId, sku_code: sum.skuCode ?? '', sold: sum.sold, returned: sum.returned },
    ...{ income: sum.income, sales: sum.sales, counted: sum.counted, counted_fen: fen },
    ...{ is_missing: sum.isMissing, cost_lost: cost('lost'), cost_original: cost('original-cost') },
    ...{ cost_date: cost('date-cost'), kinds: [...sum.kinds.keys()], minors: [...sum.kinds.values()] },
  }
}

/** Stores and months that have rows of SKUs, or had some. */
async function allMonths(trx: Transaction<Tables>, accountId: string): Promise<TouchedMonth[]> {
  const { rows } = await sql<TouchedMonth>`
    select t.store_id as "storeId", t.month from finance_month as t where t.account_id = ${accountId}::uuid
    union select t.store_id, t.month from finance_return as t where t.account_id = ${accountId}::uuid
    union select t.store_id, t.month from finance_month_cost as t where t.account_id = ${accountId}::uuid
    order by 2, 1`.execute(trx)
  return rows
}

/**
 * Computes what SKUs of stores and months did and cost, by each rule of returns, and what the goods of each book did. Called in
 * the transaction that changes rows, costs or rates.
 * @throws {Failure} `finance_cost_refused` when they cost more than can be added exactly
 */
export async function computeCosts(
  trx: Transaction<Tables>,
  accountId: string,
  touched: readonly TouchedMonth[] | 'all',
): Promise<void> {
  const cost = costBook(await costVersions({ kysely: trx }, accountId))
  const convert = converter(await datedRates({ kysely: trx }, accountId))
  // Month after month: the days of all would fill the memory, and leave the transaction idle while they are added up.
  for (const month of touched === 'all' ? await allMonths(trx, accountId) : touched) {
    const place = ofMonths('t', accountId, [month])
    const { costs, skus } = monthRows([...(await skuBookDays(trx, place)).values()], cost, convert)
    const common = {
      columns: [{ name: 'account_id', type: 'uuid' }] as const,
      row: { account_id: accountId },
    }
    await sql`delete from finance_month_cost as t where ${place}`.execute(trx)
    await writeAlike(trx, 'finance_month_cost', common, { columns: COST_COLUMNS, rows: costs })
    await sql`delete from finance_sku_month as t where ${place}`.execute(trx)
    await inBatches(skus, (rows) =>
      writeAlike(trx, 'finance_sku_month', common, { columns: SKU_COLUMNS, rows }),
    )
  }
}

function monthRows(books: readonly SkuBookDays[], cost: CostBook, convert: ReturnType<typeof converter>) {
  const toFen = (minor: number, currency: string, day: string) => convert(minor, currency, day)?.fen ?? null
  const [costs, skus]: [CostRow[], SkuRow[]] = [[], []]
  for (const book of books) {
    const byRule = RETURN_RULES.map((rule) => [rule, skuSums(book, cost, rule, toFen)] as const)
    costs.push(...byRule.map(([rule, sums]) => costRow(book, rule, costOfSkus(sums))))
    const [, facts] = byRule[0] ?? []
    for (const [at, sum] of (facts ?? []).entries()) {
      // The rules go through the same rows, so their SKUs are in one order.
      const own = Object.fromEntries(byRule.map(([rule, sums]) => [rule, sums[at]?.cost ?? 0]))
      const fen = toFen(sum.counted, book.currency, lastDay(book.month))
      skus.push(skuRow(book, sum, fen, own as Record<ReturnRule, number>))
    }
  }
  return { costs, skus }
}
