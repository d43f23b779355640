import { sql, type Transaction } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'

/** Holds an account until the transaction ends, so that two calls that count its rows run one after the other. */
export async function lockAccount(trx: Transaction<Tables>, userId: string): Promise<void> {
  await sql`select 1 from app_user where id = ${userId} for update`.execute(trx)
}
