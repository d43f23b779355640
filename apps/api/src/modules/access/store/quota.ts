import { type Entitlement, nextTierFor, tierEntitlement } from '@haixuan/rules'
import { sql } from 'kysely'
import type { UserCaller } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import { quotaAccount, quotaDay, quotaResetAt } from '../rules/quota-account.ts'

/** Rights that are used up in the course of a day. */
export type DailyRight = 'marketRows' | 'exportRows' | 'apiCalls'

/** What has been drawn from a quota; give back what was not needed. */
export interface Reserved {
  amount: number
  /** Of the day, this reservation included. */
  used: number
  limit: number
  /** Returns part or all of it, once the work failed or wrote less. */
  giveBack(amount?: number): Promise<void>
}

/** What the account has used of its daily rights today. */
export async function readQuotaUse(
  { kysely }: Database,
  caller: UserCaller,
  now = Date.now(),
): Promise<Record<DailyRight, number>> {
  const { rows } = await sql<{
    feature: DailyRight
    used: number
  }>`select feature, used::float8 as used from quota_use
    where user_id = ${quotaAccount(caller)} and day = ${quotaDay(now)}`.execute(kysely)
  const used = new Map(rows.map((row) => [row.feature, row.used]))
  const of = (right: DailyRight) => used.get(right) ?? 0
  return { marketRows: of('marketRows'), exportRows: of('exportRows'), apiCalls: of('apiCalls') }
}

/**
 * Draws on a daily right before the work: all of it or nothing, also when many ask at once.
 * @throws {Failure} `quota_used` when less is left than is asked for: of the day when the next one has enough, else of the tier
 */
export async function reserveQuota(
  db: Database,
  caller: UserCaller,
  right: DailyRight,
  amount: number,
  now = Date.now(),
): Promise<Reserved> {
  const limit = tierEntitlement(caller.tier)[right]
  const [account, day] = [quotaAccount(caller), quotaDay(now)]
  const { rows } = await sql<{ used: number }>`insert into quota_use as q (user_id, feature, day, used)
    select ${account}::uuid, ${right}::text, ${day}::integer, ${amount}::bigint where ${amount}::bigint <= ${limit}::bigint
    on conflict (user_id, feature, day) do update set used = q.used + excluded.used
      where q.used + excluded.used <= ${limit}::bigint
    returning used::float8 as used`.execute(db.kysely)
  const used = rows[0]?.used
  if (used === undefined) throw await usedUp(db, caller, right, amount, now)
  let left = amount
  return {
    ...{ amount, used, limit },
    giveBack: async (back = left) => {
      const returned = Math.min(back, left)
      left -= returned
      await sql`update quota_use set used = greatest(0, used - ${returned}::bigint)
        where user_id = ${account} and feature = ${right} and day = ${day}`.execute(db.kysely)
    },
  }
}

const WORDS: Record<DailyRight, string> = {
  marketRows: '可查看的不同数据行数',
  exportRows: '导出行数',
  apiCalls: '接口调用次数',
}

/**
 * The refusal of a daily right of which less is left than is asked for. `day` says that waiting helps: it does when a
 * whole day of the tier has as much. Otherwise it is `tier`, and carries no time to wait.
 */
export async function usedUp(
  db: Database,
  caller: UserCaller,
  right: DailyRight,
  asked: number,
  now: number,
): Promise<Failure> {
  const limit = tierEntitlement(caller.tier)[right]
  const used = (await readQuotaUse(db, caller, now))[right]
  const next = nextTierFor(caller.tier, right)
  const left = Math.max(0, limit - used)
  const message =
    limit === 0
      ? `当前会员等级不含${WORDS[right]}，请升级会员`
      : asked > limit
        ? `${WORDS[right]}每日共 ${limit}，一次需要 ${asked}，请减少数量或升级会员`
        : `今日${WORDS[right]}剩余 ${left}（共 ${limit}），请减少数量、明天 00:00 后再试或升级会员`
  const resetAt = quotaResetAt(now)
  const details = { ...(next ? { need: next.vip_type } : {}), used, limit, resetAt }
  return asked > limit
    ? new Failure('quota_used', message, details, 'tier')
    : new Failure('quota_used', message, { ...details, retryAfterMs: resetAt - now }, 'day')
}

/**
 * Refuses what would be more than a right that is counted, not used up (alerts, monitored shops).
 * @param count what there would be
 * @throws {Failure} `quota_used`
 */
export function requireFreeQuota(
  caller: UserCaller,
  right: keyof Entitlement,
  name: string,
  count: number,
): void {
  const limit = tierEntitlement(caller.tier)[right]
  if (count <= limit) return
  const next = nextTierFor(caller.tier, right)
  const message = `当前会员等级最多 ${limit} 个${name}，请删除不再需要的或升级会员`
  const details = {
    ...(next ? { need: next.vip_type } : {}),
    ...{ used: count - 1, limit },
  }
  throw new Failure('quota_used', message, details, 'tier')
}
