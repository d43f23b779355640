import type { Transaction } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import { computeCosts } from './month-costs.ts'
import { renewPreviews } from './renew-previews.ts'

/** After a change of costs or rates: what months earn is computed again, and so is what open imports would change. */
export async function costsChanged(trx: Transaction<Tables>, accountId: string): Promise<void> {
  await computeCosts(trx, accountId, 'all')
  await renewPreviews(trx, accountId, 'all')
}
