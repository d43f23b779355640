import type { components } from '@haixuan/api-sdk/schema'
import { nextTierFor, tierEntitlement } from '@haixuan/rules'
import { type MarketRow, openOwnRows, signedIn } from '#modules/access'
import { quotaResetAt } from '#modules/access/rules'

import type { CallContext } from '#platform/http/handler.ts'

interface OpenedList {
  isClosed: (id: string) => boolean
  closed: components['schemas']['ClosedRows']
}

const ALL_OPEN: OpenedList = { isClosed: () => false, closed: null }

/**
 * Opens the market figures of an own list as far as the right of the day reaches. The list itself is never refused:
 * what is closed shows what its owner wrote. Rows of a file are drawn on the right of exports, not here.
 */
export async function openOwnList(
  { db, caller, isFile }: CallContext,
  rows: readonly MarketRow[],
): Promise<OpenedList> {
  if (isFile || rows.length === 0) return ALL_OPEN
  const user = signedIn(caller)
  const now = Date.now()
  const states = await openOwnRows(db, user, rows, now)
  const ids = new Set(rows.filter((_, at) => states[at]).map(({ id }) => id))
  if (ids.size === 0) return ALL_OPEN
  const limit = tierEntitlement(user.tier).marketRows.toLocaleString('zh-CN')
  const need = nextTierFor(user.tier, 'marketRows')?.vip_type ?? null
  const message = `今日可查看的不同数据（${limit} 行）已用完，本页 ${ids.size} 行的市场数据显示为“—”，明天 00:00 恢复${need ? '，升级会员可以查看更多' : ''}`
  return {
    isClosed: (id) => ids.has(id),
    closed: { rows: ids.size, message, need, resetAt: quotaResetAt(now) },
  }
}
