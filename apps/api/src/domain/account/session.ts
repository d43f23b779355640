import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../storage/database.ts'
import { runPrepared } from '../../storage/run-prepared.ts'
import { INHERITED_TIER, tierInForce } from '../team/inherited-tier.ts'
import type { UserCaller } from './caller.ts'
import { type PersonRow, personCaller } from './person-caller.ts'

/** 7 days: the life of the token cookie of specification 9. */
const SESSION_MS = 604_800_000
const PREFIX = 'hx_'

export interface Origin {
  ip: string
  /** User-Agent. */
  device: string | undefined
}

/** A fresh token, and until when its holder may call. */
export interface SessionToken {
  token: string
  /** Epoch milliseconds. */
  expiresAt: number
}

/** What is kept of a token. */
export const tokenDigest = (token: string) => createHash('sha256').update(token).digest()
const digest = tokenDigest
const freshToken = () => PREFIX + randomBytes(32).toString('base64url')

/**
 * Signs a user in: counts the sign-in and opens a session. The token itself is not stored.
 * @param until the session ends then at the latest
 */
export async function openSession(
  db: Database,
  userId: string,
  origin: Origin,
  until?: Date,
): Promise<SessionToken> {
  const token = freshToken()
  const expiresAt = Math.min(Date.now() + SESSION_MS, until?.getTime() ?? Number.POSITIVE_INFINITY)
  await db.transaction(async (trx) => {
    await trx
      .insertInto('session')
      .values({
        token_hash: digest(token),
        id: randomUUID(),
        user_id: userId,
        expires_at: new Date(expiresAt),
        ip: origin.ip,
        device: origin.device?.slice(0, 200) ?? null,
      })
      .execute()
    await trx
      .updateTable('app_user')
      .set((eb) => ({
        login_count: eb('login_count', '+', 1),
        last_login_at: sql<Date>`now()`,
        last_login_ip: origin.ip,
      }))
      .where('id', '=', userId)
      .execute()
    await trx
      .deleteFrom('session')
      .where('user_id', '=', userId)
      .where('expires_at', '<', sql<Date>`now()`)
      .execute()
  })
  return { token, expiresAt }
}

/** Opens a session for a host client below the caller's own. It lives no longer than that one. */
export async function openHostSession(
  db: Database,
  { userId, sessionId }: UserCaller,
  hostOrigin: string,
  origin: Origin,
): Promise<SessionToken> {
  const token = freshToken()
  const { rows } = await sql<{ expires_at: Date }>`
    insert into session (token_hash, id, user_id, expires_at, ip, device, parent_session, host_origin)
    select ${digest(token)}, ${randomUUID()}, user_id, expires_at, ${origin.ip}, ${origin.device?.slice(0, 200) ?? null},
      id, ${hostOrigin}
    from session where user_id = ${userId} and id = ${sessionId} returning expires_at`.execute(db.kysely)
  return { token, expiresAt: rows[0]?.expires_at.getTime() ?? 0 }
}

interface CallerRow extends PersonRow {
  session_id: string
  is_operator: boolean
  stale: boolean
  host_origin: string | null
}

const CALLER = `
  select s.user_id, s.id as session_id, s.host_origin, u.is_operator, m.mobile, u.parent_id, u.isexternallink, u.is_pre, u.user_custom,
    ${tierInForce('u')} as own, ${INHERITED_TIER} as inherited,
    s.last_seen_at < now() - interval '1 minute' as stale
  from session s
  join app_user u on u.id = s.user_id
  join user_mobile m on m.user_id = u.id
  left join app_user p on p.id = u.parent_id
  where s.token_hash = $1 and s.expires_at > now() and ($2::boolean or not u.is_demo)
    and (s.parent_session is null or exists (
      select 1 from session a where a.user_id = s.user_id and a.id = s.parent_session and a.expires_at > now()))`

/**
 * Who a token belongs to, with the rights in force at this moment by the clock of the database.
 * @param allowDemo false makes tokens of demo accounts unknown.
 */
export async function findCaller(
  db: Database,
  token: string,
  allowDemo: boolean,
): Promise<UserCaller | undefined> {
  const rows = await runPrepared<CallerRow>(db.pool, 'caller of a token', CALLER, [digest(token), allowDemo])
  const row = rows[0]
  if (!row) return undefined
  if (row.stale) {
    await db.kysely
      .updateTable('session')
      .set({ last_seen_at: sql<Date>`now()` })
      .where('token_hash', '=', digest(token))
      .execute()
  }
  const { host_origin, is_operator, session_id } = row
  // A host client calls for the person, never for the operator he may be.
  const role =
    host_origin === null ? (is_operator ? { isOperator: true as const } : {}) : { hostOrigin: host_origin }
  return { ...personCaller(row), ...role, sessionId: session_id }
}

/** Sessions of a user that are still good, newest first. */
export async function listSessions(db: Database, userId: string) {
  return db.kysely
    .selectFrom('session')
    .select(['id', 'created_at', 'last_seen_at', 'expires_at', 'ip', 'device', 'host_origin'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()
}

/** Ends one session of a user and the host clients below it; ending it twice is the same. */
export async function endSession(db: Database, userId: string, sessionId: string): Promise<void> {
  await db.kysely
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('id', '=', sessionId), eb('parent_session', '=', sessionId)]))
    .execute()
}
