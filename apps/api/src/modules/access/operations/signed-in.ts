import type { Caller, UserCaller } from '#platform/caller.ts'
import { Failure } from '#platform/failure.ts'

/** The user of an operation that x-access reserves to users. Throws 401 should the contract ever say otherwise. */
export function signedIn(caller: Caller): UserCaller {
  if (caller.kind !== 'user') throw new Failure('sign_in_required', '登录已过期，请重新登录')
  return caller
}
