import { randomUUID } from 'node:crypto'
import type { CoveredBill, DaySpan } from '@haixuan/rules'
import { type Kysely, sql, type Transaction } from 'kysely'
import { noteEvent } from '#modules/account'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'
import type { BookScope, Reader } from './counted-rows.ts'
import { dayOfStored, storedDay } from './day-text.ts'

/** What a person says: there is no bill of these days. */
export interface NoBills extends DaySpan {
  id: string
  storeId: string
  book: string
  bill: CoveredBill
  saidBy: string
  /** Nickname; null when the account is gone. */
  saidByName: string | null
  /** Epoch milliseconds. */
  saidAt: number
  takenBackBy: string | null
  takenBackByName: string | null
  takenBackAt: number | null
}

interface Row {
  id: string
  store_id: string
  book: string
  bill: CoveredBill
  first_day: number
  last_day: number
  said_by: string
  said_by_name: string | null
  said_at: Date
  taken_back_by: string | null
  taken_back_by_name: string | null
  taken_back_at: Date | null
}

const noBills = (row: Row): NoBills => ({
  ...{ id: row.id, storeId: row.store_id, book: row.book, bill: row.bill },
  ...{ from: dayOfStored(row.first_day), to: dayOfStored(row.last_day) },
  ...{ saidBy: row.said_by, saidByName: row.said_by_name, saidAt: row.said_at.getTime() },
  ...{ takenBackBy: row.taken_back_by, takenBackByName: row.taken_back_by_name },
  ...{ takenBackAt: row.taken_back_at?.getTime() ?? null },
})

const SAID = sql`select n.*, s.nickname as said_by_name, b.nickname as taken_back_by_name
  from finance_no_bills as n left join app_user as s on s.id = n.said_by
    left join app_user as b on b.id = n.taken_back_by`

/** What was said of days in a range, also what was taken back; the oldest first. */
export async function noBillsIn(db: Reader, scope: BookScope, range: DaySpan): Promise<NoBills[]> {
  const { rows } = await sql<Row>`
    ${SAID} where n.account_id = ${scope.accountId}::uuid
      and n.store_id = any(${[...scope.storeIds]}::uuid[])
      and n.last_day >= ${storedDay(range.from)}::integer and n.first_day <= ${storedDay(range.to)}::integer
    order by n.said_at, n.id`.execute(db.kysely)
  return rows.map(noBills)
}

/** What one store may have, taken back or not. */
const MOST_SAID = 2_000

type Wish = Pick<NoBills, 'storeId' | 'book' | 'bill' | 'from' | 'to'>

/** Says it, once: said already, it stays as it is. The caller holds the store. @throws {Failure} `finance_no_bills_full` */
export async function sayNoBills(
  trx: Transaction<Tables>,
  { accountId, userId, ip }: { accountId: string; userId: string; ip: string },
  wish: Wish,
): Promise<NoBills> {
  const values = {
    ...{ account_id: accountId, store_id: wish.storeId, book: wish.book, bill: wish.bill },
    ...{ first_day: storedDay(wish.from), last_day: storedDay(wish.to) },
  }
  const { rows: known } = await sql<Row>`
    ${SAID} where n.account_id = ${accountId}::uuid and n.store_id = ${wish.storeId}::uuid
      and n.book = ${wish.book} and n.bill = ${wish.bill} and n.first_day = ${values.first_day}::integer
      and n.last_day = ${values.last_day}::integer and n.taken_back_at is null`.execute(trx)
  if (known[0]) return noBills(known[0])
  const { rows } = await sql<{ n: number }>`select count(*)::float8 as n from finance_no_bills
    where account_id = ${accountId}::uuid and store_id = ${wish.storeId}::uuid`.execute(trx)
  if ((rows[0]?.n ?? 0) >= MOST_SAID) {
    throw new Failure(
      'finance_no_bills_full',
      `一家店铺最多保留 ${MOST_SAID} 条“没有账单”的说明，请导入账单，或联系客服清理`,
    )
  }
  const id = randomUUID()
  await trx
    .insertInto('finance_no_bills')
    .values({ ...values, id, said_by: userId, taken_back_by: null, taken_back_at: null })
    .execute()
  await noteEvent(trx, accountId, 'no_bills_said', ip, { id, by: userId })
  const added = await noBillsById(trx, { accountId, storeIds: [wish.storeId] }, id)
  if (!added) throw new Error('What was said is not there.')
  return added
}

/** What was said, by its id. */
export async function noBillsById(
  db: Kysely<Tables>,
  scope: BookScope,
  id: string,
): Promise<NoBills | undefined> {
  const { rows } = await sql<Row>`
    ${SAID} where n.account_id = ${scope.accountId}::uuid and n.id = ${id}::uuid
      and n.store_id = any(${[...scope.storeIds]}::uuid[])`.execute(db)
  return rows[0] && noBills(rows[0])
}

/** Takes it back; who said it first and who took it back stays. Taken back already, nothing changes. */
export async function takeBackNoBills(
  trx: Transaction<Tables>,
  { accountId, userId, ip }: { accountId: string; userId: string; ip: string },
  id: string,
): Promise<void> {
  const changed = await trx
    .updateTable('finance_no_bills')
    .set({ taken_back_by: userId, taken_back_at: new Date() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst()
  if (changed.numUpdatedRows > 0n)
    await noteEvent(trx, accountId, 'no_bills_taken_back', ip, { id, by: userId })
}
