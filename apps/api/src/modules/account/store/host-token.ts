import type { Site } from '#modules/hosts'
import type { UserCaller } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import type { Origin } from '../rules/origin.ts'
import { noteEvent } from './account-event.ts'
import { openHostSession, type SessionToken } from './session.ts'

/** Refuses an origin that the host asked for does not list. @throws {Failure} `origin_not_listed` */
export function requireListedOrigin({ host }: Site, hostOrigin: string): void {
  if (host?.origins.includes(hostOrigin)) return
  throw new Failure('origin_not_listed', '该来源未获本站许可，请联系客服')
}

/**
 * A token for a host client: it reads what keys of the public API may read, and ends with the session that made it.
 * @throws {Failure} `origin_not_listed`
 */
export async function createHostToken(
  db: Database,
  caller: UserCaller,
  { site, hostOrigin, origin }: { site: Site; hostOrigin: string; origin: Origin },
): Promise<SessionToken> {
  requireListedOrigin(site, hostOrigin)
  const opened = await openHostSession(db, caller, hostOrigin, origin)
  await noteEvent(db.kysely, caller.userId, 'host_token_created', origin.ip, { hostOrigin })
  return opened
}
