import { converter, costBook, type MonthCost, monthCost, RETURN_RULES } from '@haixuan/rules'
import { sql, type Transaction } from 'kysely'
import { type BulkColumn, writeAlike } from '#platform/database/bulk-rows.ts'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'
import { monthText } from '../rules/month-text.ts'
import type { FinanceTables } from './finance-tables.ts'
import { costVersions, datedRates } from './read-costs.ts'
import { skuBookDays } from './sku-book-days.ts'
import { ofMonths, type TouchedMonth } from './touched-months.ts'

type CostRow = Omit<FinanceTables['finance_month_cost'], 'account_id'>

const COLUMNS: readonly BulkColumn<CostRow>[] = [
  { name: 'store_id', type: 'uuid' },
  { name: 'month', type: 'integer' },
  { name: 'currency', type: 'text' },
  { name: 'rule', type: 'text' },
  { name: 'cost', type: 'bigint' },
  { name: 'missing_skus', type: 'integer' },
  { name: 'missing_sales', type: 'bigint' },
  { name: 'missing_income', type: 'bigint' },
]

/** @throws {Failure} `finance_cost_refused`: no sum is told that was not added exactly */
function requireExact(month: number, { cost, missingSales, missingIncome }: MonthCost): void {
  if ([cost, missingSales, missingIncome].every(Number.isSafeInteger)) return
  const reason = '成本合计太大，算不准，没有改变任何数据：请检查成本、汇率和账单里的件数，改好后再试'
  throw new Failure('finance_cost_refused', `${monthText(month)} 的${reason}`)
}

/**
 * Computes what the goods of stores and months cost, by each rule of returns. Called in the transaction that changes rows,
 * costs or rates.
 * @throws {Failure} `finance_cost_refused` when they cost more than can be added exactly
 */
export async function computeCosts(
  trx: Transaction<Tables>,
  accountId: string,
  touched: readonly TouchedMonth[] | 'all',
): Promise<void> {
  const versions = await costVersions({ kysely: trx }, accountId)
  const convert = converter(await datedRates({ kysely: trx }, accountId))
  const toFen = (minor: number, currency: string, day: string) => convert(minor, currency, day)?.fen ?? null
  const cost = costBook(versions)
  const books = await skuBookDays(trx, ofMonths('t', accountId, touched))
  const rows = [...books.values()].flatMap(({ storeId, month, currency, days, returns }) =>
    RETURN_RULES.map((rule): CostRow => {
      const found = monthCost({ days, returns }, cost, rule, toFen)
      requireExact(month, found)
      return {
        ...{ store_id: storeId, month, currency, rule, cost: found.cost, missing_skus: found.missingSkus },
        ...{ missing_sales: found.missingSales, missing_income: found.missingIncome },
      }
    }),
  )
  await sql`delete from finance_month_cost as t where ${ofMonths('t', accountId, touched)}`.execute(trx)
  const common = { columns: [{ name: 'account_id', type: 'uuid' }] as const, row: { account_id: accountId } }
  await writeAlike(trx, 'finance_month_cost', common, { columns: COLUMNS, rows })
}
