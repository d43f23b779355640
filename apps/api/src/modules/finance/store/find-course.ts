import { type RawBuilder, sql } from 'kysely'
import { type Reader, sumsOf } from './counted-rows.ts'
import type { CurrencyScope } from './sku-scope.ts'

/** Sums of a day (yyyymmdd); 0: of lines without a time. */
export interface CourseDay {
  day: number
  rows: number
  minor: number
}

/** What a SKU has of some kinds. */
export interface CourseSku {
  storeId: string
  skuId: string
  skuCode: string | null
  rows: number
  /** Null: no line says pieces. */
  quantity: number | null
  minor: number
}

const ofKinds = (kinds: readonly string[] | null): RawBuilder<unknown> =>
  kinds === null ? sql`true` : sql`t.kind = any(${[...kinds]}::text[])`

/** Details of some kinds by day; null: of every kind. */
export async function courseOfKinds(
  db: Reader,
  { range, currency, ...books }: CurrencyScope,
  kinds: readonly string[] | null,
): Promise<CourseDay[]> {
  const { rows } = await sql<CourseDay>`
    select t.day, sum(t.rows)::float8 as rows, sum(t.minor - t.twice_minor)::float8 as minor
    from finance_day as t
    where ${sumsOf(books, range)} and t.currency = ${currency} and ${ofKinds(kinds)}
    group by t.day order by t.day`.execute(db.kysely)
  return rows
}

/** Lines of the account book that say one of the texts, by day. */
export async function courseOfTexts(
  db: Reader,
  { range, currency, ...books }: CurrencyScope,
  texts: readonly { type: string | null; remark: string | null }[],
): Promise<CourseDay[]> {
  const { rows } = await sql<CourseDay>`
    select t.day, sum(t.rows)::float8 as rows, sum(t.minor)::float8 as minor from finance_ledger_day as t
    where ${sumsOf(books, range)} and t.currency = ${currency} and (t.bill_type, t.remark) in (select * from unnest(
      ${texts.map(({ type }) => type ?? '')}::text[], ${texts.map(({ remark }) => remark ?? '')}::text[]))
    group by t.day order by t.day`.execute(db.kysely)
  return rows
}

/** SKUs with the largest amounts of some kinds. */
export async function topSkus(
  db: Reader,
  { range, currency, ...books }: CurrencyScope,
  { kinds, limit }: { kinds: readonly string[] | null; limit: number },
): Promise<CourseSku[]> {
  const { rows } = await sql<CourseSku>`
    select t.store_id as "storeId", t.sku_id as "skuId", max(nullif(t.sku_code, '')) as "skuCode",
      sum(t.rows)::float8 as rows, sum(t.quantity) as quantity, sum(t.minor - t.twice_minor)::float8 as minor
    from finance_day as t
    where ${sumsOf(books, range)} and t.currency = ${currency} and ${ofKinds(kinds)} and t.sku_id <> ''
    group by t.store_id, t.sku_id
    order by abs(sum(t.minor - t.twice_minor)) desc, t.sku_id, t.store_id limit ${limit}::integer`.execute(
    db.kysely,
  )
  return rows
}
