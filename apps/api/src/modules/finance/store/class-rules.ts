import type { ClassRule, LedgerClass } from '@haixuan/rules'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import type { Reader } from './counted-rows.ts'

/** Rules of an account in their order, those that are off too. */
export async function classRules(db: Reader, accountId: string): Promise<ClassRule[]> {
  const rows = await db.kysely
    .selectFrom('finance_class_rule')
    .select(['bill_type', 'remark', 'class', 'is_on'])
    .where('account_id', '=', accountId)
    .orderBy('n')
    .execute()
  return rows.map((row) => ({
    ...{ type: row.bill_type, remark: row.remark, class: row.class as LedgerClass, isOn: row.is_on },
  }))
}

/** Which list holds; 0 while there was none. */
export async function classRevision(db: Reader, accountId: string): Promise<number> {
  const row = await db.kysely
    .selectFrom('finance_class_change')
    .select(({ fn }) => fn.max('revision').as('revision'))
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.revision ?? 0
}

/**
 * Replaces the rules of an account and notes who did it. Called while the books are held: classes of lines are read from
 * the rules and kept nowhere, so that books before and after it differ by the rules alone.
 */
export async function replaceClassRules(
  trx: Transaction<Tables>,
  { accountId, userId }: { accountId: string; userId: string },
  {
    before,
    after,
    revision,
  }: { before: readonly ClassRule[]; after: readonly ClassRule[]; revision: number },
): Promise<void> {
  await trx.deleteFrom('finance_class_rule').where('account_id', '=', accountId).execute()
  const rows = after.map(({ type, remark, class: name, isOn }, n) => ({
    ...{ account_id: accountId, n, bill_type: type, remark, class: name, is_on: isOn },
  }))
  if (rows.length > 0) await trx.insertInto('finance_class_rule').values(rows).execute()
  await trx
    .insertInto('finance_class_change')
    .values({
      ...{ account_id: accountId, revision, user_id: userId },
      ...{ before: JSON.stringify(before), after: JSON.stringify(after) },
    })
    .execute()
}

export interface ClassChange {
  revision: number
  at: Date
  userId: string
  /** Null: the account is gone. */
  userName: string | null
  before: ClassRule[]
  after: ClassRule[]
}

/** Changes of the rules of an account, the newest first. */
export async function classChanges(
  db: Reader,
  accountId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ClassChange[]> {
  const { rows } = await sql<Omit<ClassChange, 'before' | 'after'> & { before: string; after: string }>`
    select c.revision, c.at, c.user_id as "userId", u.nickname as "userName", c.before, c.after
    from finance_class_change as c left join app_user as u on u.id = c.user_id
    where c.account_id = ${accountId}::uuid order by c.revision desc
    limit ${limit}::integer offset ${offset}::integer`.execute(db.kysely)
  const list = (text: string) => JSON.parse(text) as ClassRule[]
  return rows.map(({ before, after, ...row }) => ({ ...row, before: list(before), after: list(after) }))
}
