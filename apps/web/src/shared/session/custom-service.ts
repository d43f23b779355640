import type { User } from './user.ts'

type Facts = Pick<User, 'vip_type' | 'is_pre' | 'userCustom'>

const PRE_ELECTION = ['/temu/preElection', '/preElection']
const TAG_MONITOR = '/temu/tagmonitor'
/** Tiers that the pre-election warehouse is closed to, but for white-label sites. */
const CLOSED_TIERS = ['month', 'year', 'bannian', 'general']

/** Pages that are a custom service for some. */
export const isCustomPage = (path: string): boolean => PRE_ELECTION.includes(path) || path === TAG_MONITOR

/**
 * Whether a page is a custom service that this user does not have (specification, section 6).
 * @param isWhiteLabel the site wears the brand of its host, where the tier does not close the warehouse
 */
export function needsCustomService(path: string, user: Facts, isWhiteLabel: boolean): boolean {
  if (PRE_ELECTION.includes(path))
    return user.is_pre !== 0 || (!isWhiteLabel && CLOSED_TIERS.includes(user.vip_type))
  return path === TAG_MONITOR && user.userCustom.length === 0
}
