import type { Origin } from '#modules/account/store/session.ts'
import type { Site } from '#modules/hosts/store/site-registry.ts'
import type { Caller, UserCaller } from '#platform/caller.ts'
import { ApiError } from '#platform/failure.ts'
import type { CallContext } from '#platform/http/handler.ts'

/** The user of an operation that x-access reserves to users. Throws 401 should the contract ever say otherwise. */
export function signedIn(caller: Caller): UserCaller {
  if (caller.kind !== 'user') throw new ApiError(401, 'sign_in_required', '登录已过期，请重新登录')
  return caller
}

/** The site that the call came to: its Host header, the default brand for an unknown one. */
export function siteOf({ sites, headers }: CallContext): Promise<Site> {
  const host = headers['host']
  return sites.of(typeof host === 'string' ? host : undefined)
}

/** Where a session is opened from. */
export function originOf({ ip, headers }: CallContext): Origin {
  const device = headers['user-agent']
  return { ip, device: typeof device === 'string' ? device : undefined }
}
