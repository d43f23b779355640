import {
  converter,
  costBook,
  type EventKind,
  monthCost,
  RETURN_RULES,
  type ReturnDay,
  type SkuDay,
} from '@haixuan/rules'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type BulkColumn, writeAlike } from '#platform/database/bulk-rows.ts'
import type { Tables } from '#platform/database/tables.ts'
import { dayText } from './day-text.ts'
import type { FinanceTables } from './finance-tables.ts'
import { costVersions, datedRates } from './read-costs.ts'
import type { TouchedMonth } from './touched-months.ts'

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

interface StoredDay {
  storeId: string
  month: number
  currency: string
  kind: string
  skuId: string
  skuCode: string
  day: number
  quantity: number | null
  minor: number
}

interface StoredReturn extends Omit<StoredDay, 'kind' | 'quantity' | 'minor'> {
  saleDay: number
  pieces: number
}

/** Rows of a bill without a time count on the first day of their month. */
const dayOf = (day: number, month: number) => dayText(day === 0 ? month * 100 + 1 : day)

/** Which stores and months: the touched ones, or all of an account. */
const within = (accountId: string, touched: readonly TouchedMonth[] | 'all') =>
  touched === 'all'
    ? sql`t.account_id = ${accountId}::uuid`
    : sql`t.account_id = ${accountId}::uuid and (t.store_id, t.month) in (select * from unnest(
        ${`{${touched.map(({ storeId }) => storeId).join(',')}}`}::uuid[],
        ${`{${touched.map(({ month }) => month).join(',')}}`}::integer[]))`

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
  const books = await booksOf(trx, within(accountId, touched))
  const rows = [...books.values()].flatMap(({ storeId, month, currency, days, returns }) =>
    RETURN_RULES.map((rule): CostRow => {
      const found = monthCost({ days, returns }, cost, rule, toFen)
      return {
        ...{ store_id: storeId, month, currency, rule, cost: found.cost, missing_skus: found.missingSkus },
        ...{ missing_sales: found.missingSales, missing_income: found.missingIncome },
      }
    }),
  )
  await sql`delete from finance_month_cost as t where ${within(accountId, touched)}`.execute(trx)
  const common = { columns: [{ name: 'account_id', type: 'uuid' }] as const, row: { account_id: accountId } }
  await writeAlike(trx, 'finance_month_cost', common, { columns: COLUMNS, rows })
}

interface SkuBookDays {
  storeId: string
  month: number
  currency: string
  days: SkuDay[]
  returns: ReturnDay[]
}

async function booksOf(
  db: Kysely<Tables>,
  where: ReturnType<typeof within>,
): Promise<Map<string, SkuBookDays>> {
  const days = await sql<StoredDay>`
    select t.store_id as "storeId", t.month, t.currency, t.kind, t.sku_id as "skuId", t.sku_code as "skuCode", t.day,
      sum(t.quantity) as quantity, sum(t.minor - t.twice_minor)::float8 as minor
    from finance_day as t where ${where} and t.sku_id <> ''
    group by t.store_id, t.month, t.currency, t.kind, t.sku_id, t.sku_code, t.day`.execute(db)
  const returns = await sql<StoredReturn>`
    select t.store_id as "storeId", t.month, t.currency, t.sku_id as "skuId", t.sku_code as "skuCode", t.day,
      t.sale_day as "saleDay", sum(t.pieces) as pieces
    from finance_return as t where ${where}
    group by t.store_id, t.month, t.currency, t.sku_id, t.sku_code, t.day, t.sale_day`.execute(db)
  const books = new Map<string, SkuBookDays>()
  const bookOf = ({ storeId, month, currency }: Pick<StoredDay, 'storeId' | 'month' | 'currency'>) => {
    const key = `${storeId} ${month} ${currency}`
    const own = books.get(key) ?? { storeId, month, currency, days: [], returns: [] }
    books.set(key, own)
    return own
  }
  for (const row of days.rows) {
    const { kind, skuId, skuCode, day, month, quantity, minor } = row
    const own = { skuId, skuCode: skuCode || null, day: dayOf(day, month), quantity, minor }
    bookOf(row).days.push({ ...own, kind: kind as EventKind })
  }
  for (const row of returns.rows) {
    const { skuId, skuCode, day, saleDay, month, pieces } = row
    const sold = saleDay === 0 ? null : dayText(saleDay)
    bookOf(row).returns.push({
      ...{ skuId, skuCode: skuCode || null, day: dayOf(day, month), saleDay: sold, pieces },
    })
  }
  return books
}
