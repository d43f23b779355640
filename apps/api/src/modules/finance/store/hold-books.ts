import type { Transaction } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

/** Who changes the books of an account holds its row: two imports at once take turns. */
export async function holdBooks(trx: Transaction<Tables>, accountId: string): Promise<void> {
  await trx
    .insertInto('finance_account')
    .values({ account_id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await trx
    .selectFrom('finance_account')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forUpdate()
    .execute()
}
