import { sql, type Transaction } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import { enqueueJob } from '#platform/jobs/job-rows.ts'
import { BILL_TRIES, readWish } from './bill-wishes.ts'

/**
 * Books of stores have changed: what open imports of these stores say about them is computed again, and cannot be committed
 * before. Any row of a store can decide about another one, in another month too: a sale about what its reversal gives back.
 * Called in the transaction that changes the books. A commit that is asked for goes on and tells what it did.
 */
export async function renewPreviews(
  trx: Transaction<Tables>,
  accountId: string,
  storeIds: readonly string[] | 'all',
): Promise<void> {
  const isOfStores =
    storeIds === 'all'
      ? sql`true`
      : sql`exists (select 1 from finance_sheet as s where s.account_id = i.account_id and s.import_id = i.id
          and not s.left_out and s.store_id = any(${[...storeIds]}::uuid[]))`
  const { rows } = await sql<{ importId: string; round: number }>`
    update finance_import as i set found = (i.found::jsonb || jsonb_build_object(
      'round', (i.found::jsonb ->> 'round')::integer + 1, 'counts', null, 'preview', null))::text
    where i.account_id = ${accountId}::uuid and i.state = 'read' and i.asked is null and i.problem is null
      and jsonb_array_length(i.found::jsonb -> 'questions') = 0 and ${isOfStores}
    returning i.id as "importId", (i.found::jsonb ->> 'round')::integer as round`.execute(trx)
  for (const { importId, round } of rows) {
    await enqueueJob(trx, readWish({ accountId, importId }, round), BILL_TRIES)
  }
}
