import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { endMailLinks } from '#modules/messages'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'
import { refuseWeakPassword } from '../rules/password-rule.ts'
import { endOtherSessions, noteEvent } from './account-event.ts'
import { revokeAllApiKeys } from './api-key.ts'
import { hashPassword } from './password-hash.ts'
import { tokenDigest } from './session.ts'
import { clearTries, throttleKey } from './sign-in-throttle.ts'

const PREFIX = 'hxr_'
const LIFE_S = 1_800

/** A link to a new password, as its holder gets it. */
export interface ResetLink {
  /** Path of the site. The token is in the fragment, which browsers send to no server: it reaches no log. */
  path: string
  /** Epoch milliseconds. */
  expiresAt: number
}

/**
 * Brings a link to its person. The console and the command line hand it to the operator who has checked the person;
 * a sender of mail or text messages has the same form.
 */
export type ResetDelivery<T> = (to: { userId: string; mobile: string }, link: ResetLink) => T

/** Makes a link, inside the caller's transaction; one that was made before is dead. */
export async function issueResetLink<T>(
  trx: Kysely<Tables>,
  to: { userId: string; mobile: string },
  deliver: ResetDelivery<T>,
): Promise<T> {
  const token = PREFIX + randomBytes(32).toString('base64url')
  const { rows } = await sql<{ expires_at: Date }>`
    insert into password_reset (user_id, token_hash, expires_at)
    values (${to.userId}, ${tokenDigest(token)}, now() + ${LIFE_S} * interval '1 second')
    on conflict (user_id) do update set
      token_hash = excluded.token_hash, issued_at = now(), expires_at = excluded.expires_at
    returning expires_at`.execute(trx)
  await noteEvent(trx, to.userId, 'password_reset_issued', null)
  const expiresAt = rows[0]?.expires_at.getTime() ?? 0
  return deliver(to, { path: `/login?view=reset#${token}`, expiresAt })
}

/** One sentence for every cause: used, too old, replaced by another, never there. */
const dead = () => new Failure('reset_link_dead', '链接已失效或已使用，请联系客服重新获取')

/**
 * Sets the password of who holds a link, once, and ends every session of theirs; their API keys too when they want it.
 * @throws {Failure} `reset_link_dead`, `weak_password`: then the link is still good
 */
export async function resetPassword(
  db: Database,
  { token, password, endKeys }: { token: string; password: string; endKeys: boolean },
  ip: string,
): Promise<void> {
  const find = (trx: Kysely<Tables>) =>
    sql<{ user_id: string; mobile: string }>`
      select r.user_id, m.mobile from password_reset r join user_mobile m on m.user_id = r.user_id
      where r.token_hash = ${tokenDigest(token)} and r.expires_at > now()`.execute(trx)
  const [known] = (await find(db.kysely)).rows
  if (!known) throw dead()
  refuseWeakPassword(password, known.mobile)
  const passwordHash = await hashPassword(password, ip)
  await db.transaction(async (trx) => {
    // Of any number at one moment one takes it.
    const { rows } = await sql<{ user_id: string }>`
      delete from password_reset where token_hash = ${tokenDigest(token)} and expires_at > now()
      returning user_id`.execute(trx)
    const userId = rows[0]?.user_id
    if (userId === undefined) throw dead()
    await trx.updateTable('app_user').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
    await endOtherSessions(trx, userId, null)
    await endMailLinks(trx, userId)
    if (endKeys) await revokeAllApiKeys(trx, userId, ip)
    await noteEvent(trx, userId, 'password_reset', ip, { endKeys })
  })
  // Who forgot it has tried: they need not wait now.
  await clearTries(db, throttleKey(known.mobile))
}
