// @unscoped: the operator decides for both accounts.
import { type Kysely, sql } from 'kysely'
import { noteEvent } from '#modules/account'
import { insertNotice } from '#modules/notices'
import { noteOperator } from '#modules/operators'
import { marketplaceOfCode } from '#modules/reference/rules'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { type ClaimOwner, decisionText, ownershipAfter } from '../rules/claim-outcome.ts'

export interface ClaimDecision {
  id: string
  owner: ClaimOwner
  /** Shown to those who are told. */
  reply: string | null
  /** Who decides: a user id, or `cli`. */
  actor: string
}

/** Says whose store it is. @throws {OperatorError} none of this id waits */
export async function decideClaim(db: Database, { id, owner, reply, actor }: ClaimDecision): Promise<void> {
  await db.transaction(async (trx) => {
    const claim = await trx
      .updateTable('store_claim')
      .set({ status: owner, reply, decided_at: sql<Date>`now()`, decided_by: actor })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .returningAll()
      .executeTakeFirst()
    if (!claim) throw new OperatorError('该认领不存在、已处理或已撤回，请刷新列表。')
    const { marketplace, mall_id: mallId } = claim
    const about = { claimId: id, marketplace, mallId, reply }
    const claimant = { accountId: claim.account_id, id: claim.store_id }
    const holder = { accountId: claim.holder_account_id, id: claim.holder_store_id }
    await settle(trx, claimant, { ...about, ownership: ownershipAfter(owner, 'claimant'), isTold: true })
    // Who keeps the store is not told that somebody asked for it.
    await settle(trx, holder, {
      ...about,
      ownership: ownershipAfter(owner, 'holder'),
      isTold: owner === 'claimant',
    })
    await noteOperator(trx, actor, 'store_claim_decided', id, { owner, mallId, reply })
  })
}

interface Outcome {
  claimId: string
  marketplace: number
  mallId: string
  reply: string | null
  ownership: 'declared' | 'confirmed' | 'refused'
  isTold: boolean
}

/** Writes the outcome for one of the two stores, unless its account has erased it or entered another mallId. */
async function settle(
  trx: Kysely<Tables>,
  store: { accountId: string; id: string },
  { claimId, marketplace, mallId, reply, ownership, isTold }: Outcome,
): Promise<void> {
  const changed = await trx
    .updateTable('own_store')
    .set({
      ...{ ownership, ownership_reply: isTold ? reply : null },
      ...{ revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` },
    })
    .where('account_id', '=', store.accountId)
    .where('id', '=', store.id)
    .where('marketplace', '=', marketplace)
    .where('mall_id', '=', mallId)
    .returning(['name'])
    .executeTakeFirst()
  if (!changed) return
  await noteEvent(trx, store.accountId, 'store_ownership_decided', null, { id: store.id, ownership })
  if (!isTold) return
  await insertNotice(
    trx,
    {
      ...{ userId: store.accountId, kind: 'store_decided' as const, about: `store claim ${claimId}` },
      ...{ at: { page: '/store' }, marketplace: marketplaceOfCode(marketplace), matches: [], matchCount: 0 },
      title: ownership === 'confirmed' ? '店铺归属已核实' : '店铺归属有变动',
      body: decisionText(changed.name, ownership, reply),
    },
    Date.now(),
  )
}
