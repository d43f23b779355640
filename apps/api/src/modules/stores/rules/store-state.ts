import { nextTierFor, tierEntitlement, type VipType } from '@haixuan/rules'
import { Failure } from '#platform/failure.ts'
import type { OwnStore } from './store-role.ts'

/** Stores that an account may have, archived ones too, whatever its tier. */
export const MOST_STORES = 1_000

/**
 * Refuses a store in use that the tier has no space for.
 * @param used stores in use before it: active and not refused
 * @throws {Failure} `quota_used`
 */
export function requireStoreSpace(tier: VipType, used: number): void {
  const limit = tierEntitlement(tier).ownShops
  if (used < limit) return
  const next = nextTierFor(tier, 'ownShops')
  const message = `当前会员等级最多使用 ${limit} 家店铺，请归档不再使用的店铺或升级会员`
  throw new Failure('quota_used', message, { ...(next ? { need: next.vip_type } : {}), used, limit }, 'tier')
}

/** Whether rows of a store may be added or changed: else it is only read. */
export const isInUse = ({ state, ownership, isFrozen }: Pick<OwnStore, 'state' | 'ownership' | 'isFrozen'>) =>
  state === 'active' && ownership !== 'refused' && !isFrozen

/**
 * Refuses to change a store that is only read: archived, given to another account, or beyond the tier.
 * @throws {Failure} `store_archived`, `store_refused`, `store_frozen`
 */
export function requireInUse(store: Pick<OwnStore, 'state' | 'ownership' | 'isFrozen'>): void {
  if (store.state === 'archived') throw new Failure('store_archived', '店铺已归档，请先恢复使用再修改')
  if (store.ownership === 'refused') {
    throw new Failure('store_refused', '客服判定该店铺属于其他账号，不能修改；如有异议请联系客服')
  }
  if (!store.isFrozen) return
  throw new Failure('store_frozen', '店铺超出会员等级的数量，已冻结；归档其他店铺或升级会员后即可修改')
}
