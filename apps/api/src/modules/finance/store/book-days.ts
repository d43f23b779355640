import { sql, type Transaction } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

/** Tables of sums that pages read. */
export const SUM_TABLES = ['finance_day', 'finance_ledger_day', 'finance_month'] as const

/** A store and a month (yyyymm) whose rows changed. */
export interface TouchedMonth {
  storeId: string
  month: number
}

/** Stores and months of the rows of an import, and of rows elsewhere that have their keys. */
export async function touchedMonths(
  trx: Transaction<Tables>,
  { accountId, importId }: { accountId: string; importId: string },
): Promise<TouchedMonth[]> {
  const { rows } = await sql<TouchedMonth>`
    select distinct e.store_id as "storeId", e.month from money_event as e
    where e.account_id = ${accountId}::uuid and e.store_id is not null and e.month is not null and (
      e.import_id = ${importId}::uuid or e.state = 'duplicate' and e.key in (
        select u.key from money_event as u
        where u.account_id = ${accountId}::uuid and u.import_id = ${importId}::uuid))`.execute(trx)
  return rows
}

/** By the clock of Beijing, which has no other offset in these years. */
const DAY = sql`case when e.at is null then 0
  else to_char(date '1970-01-01' + ((e.at + 28800000) / 86400000)::integer, 'YYYYMMDD')::integer end`

/**
 * Adds up the counted rows of stores and months again. Called in the transaction that changed them, so that sums and rows
 * are never told apart.
 */
export async function rebuildDays(
  trx: Transaction<Tables>,
  accountId: string,
  touched: readonly TouchedMonth[],
): Promise<void> {
  if (touched.length === 0) return
  const stores = `{${touched.map(({ storeId }) => storeId).join(',')}}`
  const months = `{${touched.map(({ month }) => month).join(',')}}`
  const where = (name: string) => sql`${sql.ref(`${name}.account_id`)} = ${accountId}::uuid and
    (${sql.ref(`${name}.store_id`)}, ${sql.ref(`${name}.month`)}) in (
      select * from unnest(${stores}::uuid[], ${months}::integer[]))`
  for (const table of SUM_TABLES)
    await sql`delete from ${sql.table(table)} as t where ${where('t')}`.execute(trx)
  await sql`
    insert into finance_day
    with own as materialized (
      select * from money_event as o where ${where('o')} and o.state = 'counted' and not o.is_ledger
    ), reversed as (
      select distinct store_id, month, after_no, coalesce(sku_id, '') as sku_id from own
      where kind = 'reversal' and after_no is not null
    )
    select e.account_id, e.store_id, e.month, ${DAY}, e.currency, e.kind, coalesce(e.sku_id, ''),
      coalesce(e.sku_code, ''), coalesce(e.book, ''), count(*), sum(e.quantity), sum(e.minor), count(r.after_no),
      coalesce(sum(e.minor) filter (where r.after_no is not null), 0)
    from own as e left join reversed as r on e.kind = 'consumer_refund' and r.store_id = e.store_id
      and r.month = e.month and r.after_no = e.after_no and r.sku_id = coalesce(e.sku_id, '')
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9`.execute(trx)
  await sql`
    insert into finance_ledger_day
    select e.account_id, e.store_id, e.month, ${DAY}, e.currency, coalesce(e.bill_type, ''), coalesce(e.remark, ''),
      coalesce(e.book, ''), count(*), sum(e.minor)
    from money_event as e where ${where('e')} and e.state = 'counted' and e.is_ledger
    group by 1, 2, 3, 4, 5, 6, 7, 8`.execute(trx)
  await sql`
    insert into finance_month
    select account_id, store_id, month, currency, kind, book, sum(rows), sum(quantity), sum(minor), sum(twice_rows),
      sum(twice_minor)
    from finance_day as d where ${where('d')}
    group by 1, 2, 3, 4, 5, 6`.execute(trx)
}
