import type { VipType } from '@haixuan/rules'
import type { ApiKeyScope } from './api-key-scope.ts'

export type { VipType }

/** A key of the public API that a user has made. */
interface KeyGrant {
  id: string
  scopes: readonly ApiKeyScope[]
}

/** A signed-in user, as the database says at the moment of the call. */
export interface UserCaller {
  kind: 'user'
  userId: string
  /** Main account when the user is a sub-account. */
  parentId: string | null
  /** Present when the main account has no seat for them: they have their own tier and their own quotas. */
  isSeatless?: true
  mobile: string
  /** The tier in force now by the database clock: an expired member is 'general'. */
  tier: VipType
  isExternalLink: boolean
  isPre: boolean
  userCustom: readonly string[]
  /** Id of the session, or of the API key that the call uses. */
  sessionId: string
  /** Seconds since the password was given in this session; absent when it was not. 0 for an account without a password. */
  provedAgo?: number
  /** Present when the token belongs to a host client at this origin: it may only read. */
  hostOrigin?: string
  /** Runs this site: may use the console. */
  isOperator?: true
  /** Present when a key of the public API calls: it may only read what its scopes say. */
  key?: KeyGrant
}

/** The caller, identified only by the bearer token. */
export type Caller = { kind: 'anonymous' } | UserCaller
