import type { Caller, UserCaller } from '../domain/account/caller.ts'
import type { Origin } from '../domain/account/session.ts'
import { ApiError } from './api-error.ts'
import type { CallContext } from './handler.ts'

/** The user of an operation that x-access reserves to users. Throws 401 should the contract ever say otherwise. */
export function signedIn(caller: Caller): UserCaller {
  if (caller.kind !== 'user') throw new ApiError(401, 'sign_in_required', '登录已过期，请重新登录')
  return caller
}

/** Where a session is opened from. */
export function originOf({ ip, headers }: CallContext): Origin {
  const device = headers['user-agent']
  return { ip, device: typeof device === 'string' ? device : undefined }
}
