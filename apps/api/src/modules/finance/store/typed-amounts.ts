import { sql, type Transaction } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import type { BookScope, Reader } from './counted-rows.ts'
import { dayText } from './day-text.ts'

type TypedKind = 'balance' | 'reserve'

/** An amount that a person typed, at the end of a day. */
export interface TypedAmount {
  storeId: string
  currency: string
  kind: TypedKind
  /** yyyy-mm-dd. */
  day: string
  /** Smallest unit. */
  minor: number
  at: Date
  /** Null: the account is gone. */
  userName: string | null
}

/** Days that are told of one kind, store and currency. */
const MOST_DAYS = 60

/** What was typed and holds, the newest day of each kind first. */
export async function typedAmounts(db: Reader, { accountId, storeIds }: BookScope): Promise<TypedAmount[]> {
  const { rows } = await sql<Omit<TypedAmount, 'day'> & { day: number }>`
    select * from (
      select h.*, u.nickname as "userName",
        row_number() over (partition by h."storeId", h.currency, h.kind order by h.day desc) as place
      from (
        select distinct on (t.store_id, t.currency, t.kind, t.day) t.store_id as "storeId", t.currency, t.kind, t.day,
          t.minor::float8 as minor, t.at, t.user_id
        from finance_typed_amount as t
        where t.account_id = ${accountId}::uuid and t.store_id = any(${[...storeIds]}::uuid[])
        order by t.store_id, t.currency, t.kind, t.day, t.id desc
      ) as h left join app_user as u on u.id = h.user_id
      where h.minor is not null
    ) as held where place <= ${MOST_DAYS}::integer
    order by "storeId", currency, kind, day desc`.execute(db.kysely)
  return rows.map(({ storeId, currency, kind, day, minor, at, userName }) => ({
    ...{ storeId, currency, kind, day: dayText(day), minor, at, userName },
  }))
}

/** Notes what a person says an amount is; null takes it back. Called while the books are held. */
export async function noteTypedAmount(
  trx: Transaction<Tables>,
  { accountId, userId }: { accountId: string; userId: string },
  {
    storeId,
    currency,
    kind,
    day,
    minor,
  }: Pick<TypedAmount, 'storeId' | 'currency' | 'kind' | 'day'> & {
    minor: number | null
  },
): Promise<void> {
  await trx
    .insertInto('finance_typed_amount')
    .values({
      ...{ account_id: accountId, store_id: storeId, currency, kind, user_id: userId, minor },
      day: Number(day.replaceAll('-', '')),
    })
    .execute()
}
