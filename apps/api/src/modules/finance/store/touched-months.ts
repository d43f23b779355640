import { sql, type Transaction } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

/** A store and a month (yyyymm) whose sums change. */
export interface TouchedMonth {
  storeId: string
  month: number
}

/** Day of an event (yyyymmdd) by the clock of Beijing, which has no other offset in these years; 0 without a time. */
export function dayOfEvent(name: string) {
  const at = sql.ref(`${name}.at`)
  return sql<number>`case when ${at} is null then 0
    else to_char(date '1970-01-01' + ((${at} + 28800000) / 86400000)::integer, 'YYYYMMDD')::integer end`
}

/** Whether a row of an account is of touched stores and months, or of any. */
export function ofMonths(name: string, accountId: string, touched: readonly TouchedMonth[] | 'all') {
  const isOwn = sql<boolean>`${sql.ref(`${name}.account_id`)} = ${accountId}::uuid`
  if (touched === 'all') return isOwn
  return sql<boolean>`(${isOwn} and (${sql.ref(`${name}.store_id`)}, ${sql.ref(`${name}.month`)}) in (
    select * from unnest(${touched.map(({ storeId }) => storeId)}::uuid[],
      ${touched.map(({ month }) => month)}::integer[])))`
}

/**
 * Stores and months whose sums an import changes: those of its rows, of rows elsewhere that have their keys, and of
 * reversals whose sale it brings.
 */
export async function touchedMonths(
  trx: Transaction<Tables>,
  { accountId, importId }: { accountId: string; importId: string },
): Promise<TouchedMonth[]> {
  const { rows } = await sql<TouchedMonth>`
    select e.store_id as "storeId", e.month from money_event as e
    where e.account_id = ${accountId}::uuid and e.import_id = ${importId}::uuid and e.store_id is not null
      and e.month is not null
    union
    select e.store_id, e.month from money_event as u join money_event as e on e.account_id = u.account_id
      and e.key = u.key and e.store_id = u.store_id and e.occurrence = u.occurrence and e.state = 'duplicate'
    where u.account_id = ${accountId}::uuid and u.import_id = ${importId}::uuid and e.month is not null
    union
    select e.store_id, e.month from money_event as u join money_event as e on e.account_id = u.account_id
      and e.store_id = u.store_id and e.order_no = u.order_no and e.sku_id = u.sku_id and e.state = 'counted'
      and e.kind = 'reversal'
    where u.account_id = ${accountId}::uuid and u.import_id = ${importId}::uuid and u.kind = 'sale'`.execute(
    trx,
  )
  return rows
}
