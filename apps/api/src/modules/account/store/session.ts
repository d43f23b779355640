import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { UserCaller } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'
import { noneUnlessDoubtful } from '#platform/database/doubt.ts'
import { runPrepared } from '#platform/database/run-prepared.ts'
import { INHERITED_TIER, tierInForce } from '../rules/inherited-tier.ts'
import type { Origin } from '../rules/origin.ts'
import { type PersonRow, personCaller } from '../rules/person-caller.ts'
import { noteTrace } from './login-trace.ts'
import type { NotesSeen } from './seen-notes.ts'

/** 7 days: the life of the token cookie of specification 9. */
const SESSION_MS = 604_800_000
const PREFIX = 'hx_'

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

/** How a session begins. */
export interface Opening {
  /** It ends then at the latest. */
  until?: Date
  /** The session that it was handed over from: it ends with that one. */
  parent?: string
  /** Its holder has just given the password. */
  isProved?: boolean
}

/** Signs a user in: counts the sign-in and opens a session. The token itself is not stored. */
export async function openSession(
  db: Database,
  userId: string,
  origin: Origin,
  { until, parent, isProved = false }: Opening,
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
        parent_session: parent ?? null,
        proved_at: isProved ? sql<Date>`now()` : null,
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
    await noteTrace(trx, userId, origin)
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
  proved_ago: number | null
}

const CALLER = `
  select s.user_id, s.id as session_id, s.host_origin, u.is_operator, m.mobile, u.parent_id, u.isexternallink, u.is_pre, u.user_custom,
    ${tierInForce('u')} as own, ${INHERITED_TIER} as inherited,
    s.last_seen_at < now() - interval '1 minute' as stale,
    case when u.password_hash is null then 0 else extract(epoch from now() - s.proved_at)::float8 end as proved_ago
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
 * @param seen told, at most once a minute, that the session is in use
 */
export async function findCaller(
  db: Database,
  token: string,
  allowDemo: boolean,
  seen?: NotesSeen,
): Promise<UserCaller | undefined> {
  const rows = await runPrepared<CallerRow>(db.pool, 'caller of a token', CALLER, [digest(token), allowDemo])
  const row = rows[0]
  if (!row) return noneUnlessDoubtful(db)
  if (row.stale) seen?.session(digest(token))
  const { host_origin, is_operator, session_id, proved_ago } = row
  const proof = proved_ago === null ? {} : { provedAgo: proved_ago }
  // A host client calls for the person, never for the operator they may be.
  const role =
    host_origin === null ? (is_operator ? { isOperator: true as const } : {}) : { hostOrigin: host_origin }
  return { ...personCaller(row), ...role, ...proof, sessionId: session_id }
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

/**
 * Ends one session of a user with all that came from it: host clients, sessions that it handed over, and what those
 * handed over. Codes that nobody has redeemed go too. Ending it twice is the same.
 */
export async function endSession(db: Database, userId: string, sessionId: string): Promise<void> {
  await sql`
    with recursive ended as (
      select id from session where user_id = ${userId} and id = ${sessionId}
      union
      select s.id from session s join ended e on s.parent_session = e.id where s.user_id = ${userId}
    ), codes as (
      delete from handover_code where user_id = ${userId} and session_id in (select id from ended)
    )
    delete from session where user_id = ${userId} and id in (select id from ended)`.execute(db.kysely)
}
