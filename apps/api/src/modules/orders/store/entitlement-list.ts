import type { components } from '@haixuan/api-sdk/schema'
import { type Entitlement, nextTierFor, TIER_ORDER, tierEntitlement } from '@haixuan/rules'
import { readQuotaUse } from '#modules/access'
import { entitlementOf, quotaAccount, quotaDay, quotaResetAt } from '#modules/access/rules'
import { countTeam, membershipOf } from '#modules/account'
import { countLooks } from '#modules/creators'
import { countAllFavourites } from '#modules/keeping'
import { countAlerts } from '#modules/monitoring'
import { countStores } from '#modules/stores'

import type { UserCaller, VipType } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'

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
  marketRows: '每日可查看的不同数据',
  historyDays: '历史数据天数',
  exportRows: '每日导出行数',
  favourites: '收藏',
  goodsMonitored: '监控商品',
  shopsMonitored: '监控店铺',
  alertRules: '视图提醒',
  subAccounts: '子账号',
  contactsPerDay: '每日可查看的达人联系方式',
  ownShops: '绑定店铺',
  apiCalls: '每日接口调用',
}
/** What each tier opens, from the least to the most: the table the server decides by, for comparing. */
export function listTierRights(): components['schemas']['TierRights'][] {
  return TIER_ORDER.map((tier) => {
    const limits = tierEntitlement(tier)
    const features = Object.keys(NAMES) as (keyof Entitlement)[]
    return {
      vip_type: tier,
      rights: features.map((feature) => ({ feature, name: NAMES[feature], limit: limits[feature] })),
    }
  })
}

const DAILY: readonly (keyof Entitlement)[] = ['marketRows', 'exportRows', 'apiCalls', 'contactsPerDay']

/** What the caller may do, has used, and would get from the next tier. */
export async function readEntitlements(
  db: Database,
  caller: UserCaller,
  now = Date.now(),
): Promise<Entitlements> {
  const { vipType, vipExpire, expired } = await membershipOf(db, caller)
  const limits = entitlementOf(caller)
  const [today, subAccounts, alertRules, contactsPerDay, favourites, stores] = await Promise.all([
    readQuotaUse(db, caller, now),
    countTeam(db, caller.userId),
    countAlerts(db, quotaAccount(caller), null),
    countLooks(db.kysely, quotaAccount(caller), quotaDay(now)),
    countAllFavourites(db.kysely, caller.userId),
    countStores(db.kysely, quotaAccount(caller)),
  ])
  const used: Partial<Record<keyof Entitlement, number>> = {
    ...today,
    ...{ subAccounts, alertRules, contactsPerDay, favourites, ownShops: stores.used },
  }
  const items = (Object.keys(NAMES) as (keyof Entitlement)[]).map((feature) => ({
    feature,
    name: NAMES[feature],
    limit: limits[feature],
    used: used[feature] ?? null,
    resetAt: DAILY.includes(feature) ? quotaResetAt(now) : null,
    next: nextTierFor(caller.tier, feature),
  }))
  return { tier: caller.tier, vip_type: vipType, vipExpire, expired, items }
}
