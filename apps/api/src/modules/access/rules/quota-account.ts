import { beijingDayNumber, beijingMidnight } from '@haixuan/rules'
import type { UserCaller } from '#platform/caller.ts'

/** The day of a quota. Quotas are fresh at midnight of Beijing, where the users are. */
export const quotaDay = beijingDayNumber

/** When the quotas of that moment's day are fresh again, epoch milliseconds. */
export function quotaResetAt(now: number): number {
  return beijingMidnight(quotaDay(now) + 1)
}

type Member = Pick<UserCaller, 'parentId' | 'isSeatless'>

/** The main account whose membership the caller shares; null for themselves alone and for a member without a seat. */
export const sharedMain = ({ parentId, isSeatless }: Member): string | null => (isSeatless ? null : parentId)

/** Sub-accounts with a seat draw on the quota of their main account. */
export function quotaAccount(caller: Member & Pick<UserCaller, 'userId'>): string {
  return sharedMain(caller) ?? caller.userId
}
