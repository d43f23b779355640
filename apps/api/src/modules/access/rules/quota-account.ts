import type { UserCaller } from '#platform/caller.ts'

const DAY_MS = 86_400_000
/** Quotas are fresh at midnight of Beijing, where the users are. */
const BEIJING_MS = 8 * 3_600_000

/** The day of a quota: days since 1970-01-01 by the clock of Beijing. */
export function quotaDay(now: number): number {
  return Math.floor((now + BEIJING_MS) / DAY_MS)
}

/** When the quotas of that moment's day are fresh again, epoch milliseconds. */
export function quotaResetAt(now: number): number {
  return (quotaDay(now) + 1) * DAY_MS - BEIJING_MS
}

type Member = Pick<UserCaller, 'parentId' | 'isSeatless'>

/** The main account whose membership the caller shares; null for themselves alone and for a member without a seat. */
export const sharedMain = ({ parentId, isSeatless }: Member): string | null => (isSeatless ? null : parentId)

/** Sub-accounts with a seat draw on the quota of their main account. */
export function quotaAccount(caller: Member & Pick<UserCaller, 'userId'>): string {
  return sharedMain(caller) ?? caller.userId
}
