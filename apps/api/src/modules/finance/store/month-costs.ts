import { converter, costBook, monthCost, RETURN_RULES } from '@haixuan/rules'
import { sql, type Transaction } from 'kysely'
import { type BulkColumn, writeAlike } from '#platform/database/bulk-rows.ts'
import type { Tables } from '#platform/database/tables.ts'
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

/**
 * Computes what the goods of stores and months cost, by each rule of returns. Called in the transaction that changes rows,
 * costs or rates.
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
