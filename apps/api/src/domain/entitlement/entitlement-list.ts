import type { components } from '@haixuan/api-sdk/schema'
import type { Database } from '../../storage/database.ts'
import type { UserCaller, VipType } from '../account/caller.ts'
import { membershipOf } from '../account/user-info.ts'
import { countTeam } from '../team/sub-accounts.ts'
import { type Entitlement, entitlementOf, nextTierFor } from './entitlement.ts'

type Item = components['schemas']['EntitlementItem']
export interface Entitlements {
  /** In force now. */
  tier: VipType
  vip_type: VipType
  vipExpire: number | null
  expired: boolean
  items: Item[]
}

const NAMES: Record<keyof Entitlement, string> = {
  rowsPerQuery: '每次查询可查看行数',
  historyDays: '历史数据天数',
  subAccounts: '子账号',
}

/** What the caller may do, has used, and would get from the next tier. */
export async function readEntitlements(db: Database, caller: UserCaller): Promise<Entitlements> {
  const { vipType, vipExpire, expired } = await membershipOf(db, caller)
  const limits = entitlementOf(caller)
  const used: Partial<Record<keyof Entitlement, number>> = { subAccounts: await countTeam(db, caller.userId) }
  const items = (Object.keys(NAMES) as (keyof Entitlement)[]).map((feature) => ({
    feature,
    name: NAMES[feature],
    limit: limits[feature],
    used: used[feature] ?? null,
    resetAt: null,
    next: nextTierFor(caller.tier, feature),
  }))
  return { tier: caller.tier, vip_type: vipType, vipExpire, expired, items }
}
