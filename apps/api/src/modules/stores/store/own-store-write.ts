// @unscoped: a store is named with its account, which StoreScope.storeOf gave the handler.
import { storeNameKey, type VipType } from '@haixuan/rules'
import { type Kysely, sql, type Transaction } from 'kysely'
import { lockAccount, noteEvent } from '#modules/account'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'
import { unknownStore } from '../rules/store-role.ts'
import { requireStoreSpace } from '../rules/store-state.ts'
import { countStores } from './account-limit.ts'
import { fileClaim, withdrawClaims } from './file-claim.ts'
import { refuseTaken } from './taken-names.ts'

/** What is entered of a store. */
export interface StoreFacts {
  name: string
  mallId: string
  mode: 'full' | 'semi'
  books: readonly string[]
  currency: string
  group: string | null
  note: string | null
}

/** Who does it: in the events of the account. */
export interface Doer {
  userId: string
  ip: string | null
}

/** Facts as they are stored. */
export const storedFacts = ({ name, mallId, mode, books, currency, group, note }: StoreFacts) => ({
  ...{ name: name.trim(), name_key: storeNameKey(name), mall_id: mallId, mode, currency },
  ...{ books: [...books], group_name: group?.trim() || null, note: note?.trim() || null },
})

/**
 * Changes what is entered of a store.
 * @throws {Failure} `store_unknown`, `store_changed`, `store_name_taken`, `mall_id_taken`
 */
export async function changeStore(
  db: Database,
  { accountId, id, revision }: { accountId: string; id: string; revision: number },
  facts: Partial<StoreFacts>,
  doer: Doer,
): Promise<void> {
  await db.transaction(async (trx) => {
    await lockAccount(trx, accountId)
    const before = await nextRevision(trx, { accountId, id, revision })
    await refuseTaken(trx, accountId, facts, id)
    const isOther = facts.mallId !== undefined && facts.mallId !== before.mallId
    // What was decided of one store says nothing of another.
    const undecided = isOther ? { ownership: 'declared' as const, ownership_reply: null } : {}
    await trx
      .updateTable('own_store')
      .set({ ...storedFacts({ ...before, ...facts }), ...undecided })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute()
    if (isOther) {
      await withdrawClaims(trx, id)
      await fileClaim(trx, { accountId, id })
    }
    await noteEvent(trx, accountId, 'store_changed', doer.ip, {
      ...{ id, fields: Object.keys(facts) },
      ...(doer.userId === accountId ? {} : { by: doer.userId }),
    })
  })
}

/**
 * Counts a change of a store, made from a revision of it.
 * @throws {Failure} `store_unknown`, `store_changed`
 */
export async function nextRevision(
  trx: Kysely<Tables>,
  { accountId, id, revision }: { accountId: string; id: string; revision: number },
): Promise<StoreFacts> {
  const row = await trx
    .selectFrom('own_store')
    .select(['revision', 'name', 'mall_id', 'mode', 'books', 'currency', 'group_name', 'note'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw unknownStore()
  if (row.revision !== revision) {
    throw new Failure('store_changed', '店铺刚被其他人修改过，您的修改没有保存；请查看最新内容后再修改')
  }
  await trx
    .updateTable('own_store')
    .set({ revision: revision + 1, updated_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute()
  const { name, mall_id: mallId, mode, books, currency, group_name: group, note } = row
  return { name, mallId, mode, books, currency, group, note }
}

/**
 * Archives a store or takes it into use again; nothing when it is so already.
 * @param tier of the account
 * @throws {Failure} `store_unknown`; `quota_used` when the tier has no space
 */
export async function setStoreState(
  db: Database,
  { accountId, id, tier }: { accountId: string; id: string; tier: VipType },
  state: 'active' | 'archived',
  ip: string,
): Promise<void> {
  await db.transaction(async (trx) => {
    await lockAccount(trx, accountId)
    const own = trx
      .selectFrom('own_store')
      .select(['archived_at', 'ownership'])
      .where('account_id', '=', accountId)
    const before = await own.where('id', '=', id).executeTakeFirst()
    if (!before) throw unknownStore()
    if ((before.archived_at === null) === (state === 'active')) return
    if (state === 'active' && before.ownership !== 'refused')
      requireStoreSpace(tier, (await countStores(trx, accountId)).used)
    await trx
      .updateTable('own_store')
      .set({
        archived_at: state === 'archived' ? sql<Date>`now()` : null,
        ...{ revision: sql<number>`revision + 1`, updated_at: sql<Date>`now()` },
      })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute()
    if (state === 'archived') await withdrawClaims(trx, id)
    else await fileClaim(trx, { accountId, id })
    await noteEvent(trx, accountId, state === 'archived' ? 'store_archived' : 'store_restored', ip, { id })
  })
}

/**
 * Erases an archived store with all that hangs on it.
 * @throws {Failure} `store_unknown`, `store_changed`, `store_in_use`
 */
export async function eraseStore(
  db: Database,
  { accountId, id, revision }: { accountId: string; id: string; revision: number },
  ip: string,
  forget: (trx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  await db.transaction(async (trx) => {
    await lockAccount(trx, accountId)
    await nextRevision(trx, { accountId, id, revision })
    await withdrawClaims(trx, id)
    await forget(trx)
    await trx
      .deleteFrom('own_store_person')
      .where('account_id', '=', accountId)
      .where('store_id', '=', id)
      .execute()
    const erased = await trx
      .deleteFrom('own_store')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .where('archived_at', 'is not', null)
      .returning(['name', 'mall_id'])
      .executeTakeFirst()
    if (!erased) throw new Failure('store_in_use', '使用中的店铺不能删除，请先归档')
    await noteEvent(trx, accountId, 'store_erased', ip, { id })
  })
}
