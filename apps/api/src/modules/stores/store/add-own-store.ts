// @unscoped: adds to the account of the caller, which no scope has yet.
import { randomUUID } from 'node:crypto'
import type { VipType } from '@haixuan/rules'
import type { Kysely } from 'kysely'
import { lockAccount, noteEvent } from '#modules/account'
import { type Marketplace, marketplaceCode } from '#modules/reference/rules'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'
import { MOST_STORES, requireStoreSpace } from '../rules/store-state.ts'
import { countStores } from './account-limit.ts'
import { fileClaim } from './file-claim.ts'
import { type Doer, type StoreFacts, storedFacts } from './own-store-write.ts'
import { refuseTaken } from './taken-names.ts'

export interface StoreWish extends StoreFacts {
  /** A UUID that names this one wish. */
  key: string
  marketplace: Marketplace
  source: 'manual' | 'demo'
}

/** A store by the key of its wish. */
export const findStoreByKey = (kysely: Kysely<Tables>, accountId: string, key: string) =>
  kysely
    .selectFrom('own_store')
    .select(['id', 'marketplace', 'mall_id'])
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst()

/**
 * Adds a store to an account. The same key again is the same store.
 * @param account its tier too, read before
 * @returns its id
 * @throws {Failure} `store_key_used`, `store_name_taken`, `mall_id_taken`, `stores_full`, `quota_used`
 */
export async function addOwnStore(
  db: Database,
  { accountId, tier }: { accountId: string; tier: VipType },
  { key, marketplace, source, ...facts }: StoreWish,
  doer: Doer,
): Promise<string> {
  return await db.transaction(async (trx) => {
    await lockAccount(trx, accountId)
    const code = marketplaceCode(marketplace)
    const known = await findStoreByKey(trx, accountId, key)
    if (known) {
      if (known.marketplace === code && known.mall_id === facts.mallId) return known.id
      throw new Failure('store_key_used', '该请求标识已用于另一家店铺，请刷新页面后重新提交')
    }
    await refuseTaken(trx, accountId, facts)
    const { used, all } = await countStores(trx, accountId)
    if (all >= MOST_STORES) {
      const message = `一个账号最多 ${MOST_STORES} 家店铺（含已归档），请删除不再需要的已归档店铺`
      throw new Failure('stores_full', message)
    }
    requireStoreSpace(tier, used)
    const id = randomUUID()
    await trx
      .insertInto('own_store')
      .values({ account_id: accountId, id, key, marketplace: code, source, ...storedFacts(facts) })
      .execute()
    await fileClaim(trx, { accountId, id })
    await noteEvent(trx, accountId, 'store_added', doer.ip, {
      ...{ id, marketplace },
      ...(doer.userId === accountId ? {} : { by: doer.userId }),
    })
    return id
  })
}
