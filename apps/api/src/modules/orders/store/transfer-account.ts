import type { Kysely } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

export interface TransferAccount {
  payee: string
  bank: string
  account: string
}

/** Where transfers go; undefined until the operator has said. */
export async function readTransferAccount(kysely: Kysely<Tables>): Promise<TransferAccount | undefined> {
  return await kysely
    .selectFrom('transfer_account')
    .select(['payee', 'bank', 'account'])
    .where('id', '=', 1)
    .executeTakeFirst()
}

export async function writeTransferAccount(kysely: Kysely<Tables>, account: TransferAccount): Promise<void> {
  await kysely
    .insertInto('transfer_account')
    .values({ id: 1, ...account })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...account }))
    .execute()
}
