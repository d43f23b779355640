import type { AcceptedDifference, LedgerClass } from '@haixuan/rules'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import { type BookScope, type MonthRange, type Reader, sumsOf } from './counted-rows.ts'

/** A class of the account book in one store, month (yyyymm) and currency. */
export interface ClassKey {
  storeId: string
  month: number
  currency: string
  class: LedgerClass
}

/** What somebody did about a difference. */
export interface AcceptanceChange extends ClassKey, AcceptedDifference {
  id: string
  at: Date
  userId: string
  /** Null: the account is gone. */
  userName: string | null
  /** Null: it was taken back. */
  note: string | null
}

/** A difference that is accepted, whether it is still the same or not. */
export interface Acceptance extends AcceptanceChange {
  note: string
}

const COLUMNS = sql`t.id::text as id, t.store_id as "storeId", t.month, t.currency, t.class, t.at,
  t.user_id as "userId", u.nickname as "userName", t.detail::float8 as detail, t.ledger::float8 as ledger, t.note`

/** The acceptances that hold. */
export async function acceptancesOf(db: Reader, scope: BookScope, range?: MonthRange): Promise<Acceptance[]> {
  const { rows } = await sql<AcceptanceChange>`
    select distinct on (t.store_id, t.month, t.currency, t.class) ${COLUMNS}
    from finance_acceptance as t left join app_user as u on u.id = t.user_id
    where ${sumsOf(scope, range)}
    order by t.store_id, t.month, t.currency, t.class, t.id desc`.execute(db.kysely)
  return rows.flatMap((row) => (row.note === null ? [] : [{ ...row, note: row.note }]))
}

/** Notes that somebody accepts a difference, or takes that back. Called while the books are held. */
export async function noteAcceptance(
  trx: Transaction<Tables>,
  { accountId, userId }: { accountId: string; userId: string },
  {
    storeId,
    month,
    currency,
    class: name,
    detail,
    ledger,
    note,
  }: ClassKey & AcceptedDifference & { note: string | null },
): Promise<void> {
  await trx
    .insertInto('finance_acceptance')
    .values({
      ...{ account_id: accountId, store_id: storeId, month, currency, class: name },
      ...{ user_id: userId, detail, ledger, note },
    })
    .execute()
}

export interface HistoryQuery {
  range: MonthRange
  class?: LedgerClass
  offset: number
  limit: number
}

/** Everything that was accepted or taken back in these books, the newest first. */
export async function acceptanceHistory(
  db: Reader,
  scopes: readonly BookScope[],
  query: HistoryQuery,
): Promise<{ rows: AcceptanceChange[]; count: number }> {
  if (scopes.length === 0) return { rows: [], count: 0 }
  const own = scopes.map((scope) => sumsOf(scope, query.range))
  const name = query.class === undefined ? sql`` : sql`and t.class = ${query.class}`
  const where = sql`(${sql.join(own, sql` or `)}) ${name}` as RawBuilder<boolean>
  const { rows } = await sql<AcceptanceChange>`
    select ${COLUMNS} from finance_acceptance as t left join app_user as u on u.id = t.user_id
    where ${where} order by t.id desc limit ${query.limit}::integer offset ${query.offset}::integer`.execute(
    db.kysely,
  )
  const counted = await sql<{ n: number }>`
    select count(*)::float8 as n from finance_acceptance as t where ${where}`.execute(db.kysely)
  return { rows, count: counted.rows[0]?.n ?? 0 }
}
