import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import { computeCosts } from './month-costs.ts'
import { rebuildReturns } from './return-days.ts'
import { dayOfEvent, ofMonths, type TouchedMonth } from './touched-months.ts'

/** Tables of sums that pages read. */
export const SUM_TABLES = [
  'finance_day',
  'finance_ledger_day',
  'finance_month',
  'finance_return',
  'finance_month_cost',
  'finance_sku_month',
] as const

/** Writes the months of the days `d` of a condition. */
export async function sumMonths(trx: Transaction<Tables>, where: RawBuilder<boolean>): Promise<void> {
  await sql`
    insert into finance_month
    select account_id, store_id, month, currency, kind, book, sum(rows), sum(quantity), sum(minor), sum(twice_rows),
      sum(twice_minor), coalesce(sum(rows) filter (where sku_id = ''), 0),
      coalesce(sum(minor - twice_minor) filter (where sku_id = ''), 0)
    from finance_day as d where ${where}
    group by 1, 2, 3, 4, 5, 6`.execute(trx)
}

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
  const where = (name: string) => ofMonths(name, accountId, touched)
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
    select e.account_id, e.store_id, e.month, ${dayOfEvent('e')}, e.currency, e.kind, coalesce(e.sku_id, ''),
      coalesce(e.sku_code, ''), coalesce(e.book, ''), count(*), sum(e.quantity), sum(e.minor), count(r.after_no),
      coalesce(sum(e.minor) filter (where r.after_no is not null), 0)
    from own as e left join reversed as r on e.kind = 'consumer_refund' and r.store_id = e.store_id
      and r.month = e.month and r.after_no = e.after_no and r.sku_id = coalesce(e.sku_id, '')
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9`.execute(trx)
  await sql`
    insert into finance_ledger_day
    select e.account_id, e.store_id, e.month, ${dayOfEvent('e')}, e.currency, coalesce(e.bill_type, ''), coalesce(e.remark, ''),
      coalesce(e.book, ''), count(*), sum(e.minor)
    from money_event as e where ${where('e')} and e.state = 'counted' and e.is_ledger
    group by 1, 2, 3, 4, 5, 6, 7, 8`.execute(trx)
  await sumMonths(trx, where('d'))
  await rebuildReturns(trx, accountId, touched)
  await computeCosts(trx, accountId, touched)
}
