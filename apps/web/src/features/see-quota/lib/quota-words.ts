import type { components } from '@haixuan/api-sdk'

type Item = components['schemas']['EntitlementItem']

const UNITS: Readonly<Record<Item['feature'], string>> = {
  rowsPerQuery: '行',
  marketRows: '行',
  historyDays: '天',
  exportRows: '行',
  favourites: '个',
  goodsMonitored: '个',
  shopsMonitored: '家',
  alertRules: '个',
  subAccounts: '个',
  contactsPerDay: '次',
  ownShops: '家',
  apiCalls: '次',
}

/** The measure word of a right. */
export const quotaUnit = (feature: Item['feature']): string => UNITS[feature]

/** What is left; null where nothing is counted or there is no bound. */
export function quotaLeft({ limit, used }: Pick<Item, 'limit' | 'used'>): string | null {
  if (limit === null || used === null) return null
  return Math.max(0, limit - used).toLocaleString('zh-CN')
}
