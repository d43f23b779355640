import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { UserCaller } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import type { Origin } from '../rules/origin.ts'
import { noteEvent } from './account-event.ts'
import { openSession, type SessionToken, tokenDigest } from './session.ts'

const PREFIX = 'hxc_'
const LIFE_S = 60

/** One sentence for every cause: used, too old, of another host, of a session that has ended, never there. */
const dead = () =>
  new Failure('handover_dead', '链接中的登录信息已失效或已使用，请重新登录，或从来源处重新打开')

/**
 * Makes a code that opens a session of its own for the caller, once, within 60 seconds, under this host name.
 * @param hostName canonical name of the host that the call came to
 */
export async function createHandoverCode(
  db: Database,
  { userId, sessionId }: UserCaller,
  hostName: string,
): Promise<{ code: string; expiresAt: number }> {
  const code = PREFIX + randomBytes(32).toString('base64url')
  await sql`delete from handover_code where user_id = ${userId} and expires_at <= now()`.execute(db.kysely)
  const { rows } = await sql<{ expires_at: Date }>`
    insert into handover_code (code_hash, user_id, session_id, host_name, expires_at)
    values (${tokenDigest(code)}, ${userId}, ${sessionId}, ${hostName}, now() + ${LIFE_S} * interval '1 second')
    returning expires_at`.execute(db.kysely)
  return { code, expiresAt: rows[0]?.expires_at.getTime() ?? 0 }
}

interface Taken {
  user_id: string
  /** The session that handed over: what it opens ends with it. */
  parent: string
  until: Date
}

/**
 * Exchanges a code for a session. Of any number at one moment one succeeds.
 * @throws {Failure} `handover_dead`
 */
export async function redeemHandoverCode(
  db: Database,
  { code, hostName, allowDemo }: { code: string; hostName: string; allowDemo: boolean },
  origin: Origin,
): Promise<SessionToken> {
  const { rows } = await sql<Taken>`
    with taken as (
      delete from handover_code where code_hash = ${tokenDigest(code)} and host_name = ${hostName}
      returning user_id, session_id, expires_at
    )
    select t.user_id, s.id as parent, s.expires_at as until
    from taken t
    join session s on s.user_id = t.user_id and s.id = t.session_id and s.expires_at > now()
    join app_user u on u.id = t.user_id
    where t.expires_at > now() and (${allowDemo}::boolean or not u.is_demo)`.execute(db.kysely)
  return enter(db, rows[0], 'code', origin)
}

/**
 * Exchanges a token that came in the page address for another one, so that the token in the address opens nothing
 * a second time. The token itself continues for the client that has it.
 * @throws {Failure} `handover_dead`
 */
export async function redeemAddressToken(
  db: Database,
  { token, allowDemo }: { token: string; allowDemo: boolean },
  origin: Origin,
): Promise<SessionToken> {
  const { rows } = await sql<Taken>`
    update session set handed_at = now()
    where token_hash = ${tokenDigest(token)} and handed_at is null and expires_at > now()
      and host_origin is null and exists (
        select 1 from app_user u where u.id = session.user_id and (${allowDemo}::boolean or not u.is_demo))
    returning user_id, id as parent, expires_at as until`.execute(db.kysely)
  return enter(db, rows[0], 'token', origin)
}

async function enter(
  db: Database,
  taken: Taken | undefined,
  by: 'code' | 'token',
  origin: Origin,
): Promise<SessionToken> {
  if (!taken) throw dead()
  const { until, parent } = taken
  const opened = await openSession(db, taken.user_id, origin, { until, parent })
  await noteEvent(db.kysely, taken.user_id, 'handed_over', origin.ip, { by })
  return opened
}
