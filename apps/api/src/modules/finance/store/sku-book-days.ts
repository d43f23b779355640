import type { EventKind, ReturnDay, SkuDay } from '@haixuan/rules'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import { dayText } from './day-text.ts'

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

/** Rows of the SKUs of one store, month and currency by day. */
export interface SkuBookDays {
  storeId: string
  month: number
  currency: string
  days: SkuDay[]
  returns: ReturnDay[]
}

/**
 * Days of SKUs by store, month and currency.
 * @param where condition on `t`, a row of finance_day and of finance_return
 */
export async function skuBookDays(
  db: Kysely<Tables>,
  where: RawBuilder<unknown>,
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
