import { higherTier } from '@haixuan/rules'
import type { UserCaller, VipType } from '#platform/caller.ts'

/** What sessions and keys read of the person they belong to. */
export interface PersonRow {
  user_id: string
  mobile: string
  parent_id: string | null
  own: VipType
  /** Tier of the main account; null without one, and for a member beyond its seats. */
  inherited: VipType | null
  isexternallink: number
  is_pre: number
  user_custom: string[]
}

/** The person as a caller: a sub-account with a seat has the tier of its main account when that is higher. */
export function personCaller(row: PersonRow): Omit<UserCaller, 'sessionId' | 'key'> {
  return {
    kind: 'user',
    userId: row.user_id,
    parentId: row.parent_id,
    ...(row.parent_id !== null && row.inherited === null ? { isSeatless: true as const } : {}),
    mobile: row.mobile,
    tier: row.inherited ? higherTier(row.own, row.inherited) : row.own,
    isExternalLink: row.isexternallink === 1,
    isPre: row.is_pre !== 0,
    userCustom: row.user_custom,
  }
}
