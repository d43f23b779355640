import type { EventKind } from '@haixuan/rules'
import { sql } from 'kysely'
import { type BookScope, type MonthRange, type Reader, sumsOf } from './counted-rows.ts'
import { dayText } from './day-text.ts'

/** Books and months in one currency. */
export interface CurrencyScope extends BookScope {
  range: MonthRange
  currency: string
}

/** Codes that the rows of a SKU have. */
export async function codesOfSku(
  db: Reader,
  { range, currency, ...books }: CurrencyScope,
  skuId: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ code: string }>`
    select distinct t.sku_code as code from finance_day as t
    where ${sumsOf(books, range)} and t.currency = ${currency} and t.sku_id = ${skuId} and t.sku_code <> ''`.execute(
    db.kysely,
  )
  return new Set(rows.map(({ code }) => code))
}

/** Money of details that name no SKU, by kind. */
export async function moneyWithoutSku(
  db: Reader,
  { range, currency, ...books }: CurrencyScope,
): Promise<{ kind: EventKind; minor: number }[]> {
  const { rows } = await sql<{ kind: EventKind; minor: number }>`
    select t.kind, sum(t.no_sku_minor)::float8 as minor from finance_month as t
    where ${sumsOf(books, range)} and t.currency = ${currency} and t.no_sku_rows > 0
    group by t.kind order by t.kind`.execute(db.kysely)
  return rows
}

/** Days of one SKU by kind; rows of bills without a time are on the first day of their month. */
export async function daysOfSku(
  db: Reader,
  { range, currency, ...books }: CurrencyScope,
  skuId: string,
): Promise<{ day: string; kind: EventKind; quantity: number | null; minor: number }[]> {
  const { rows } = await sql<{ day: number; kind: EventKind; quantity: number | null; minor: number }>`
    select case when t.day = 0 then t.month * 100 + 1 else t.day end as day, t.kind, sum(t.quantity) as quantity,
      sum(t.minor - t.twice_minor)::float8 as minor
    from finance_day as t
    where ${sumsOf(books, range)} and t.currency = ${currency} and t.sku_id = ${skuId}
    group by 1, t.kind order by 1, t.kind`.execute(db.kysely)
  return rows.map(({ day, ...row }) => ({ ...row, day: dayText(day) }))
}
