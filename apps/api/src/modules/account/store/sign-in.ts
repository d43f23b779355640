import { setTimeout } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { Failure } from '#platform/failure.ts'
import type { Origin } from '../rules/origin.ts'
import { type AcceptedTexts, agreedTexts, type MaybeAccepted } from './accepted-texts.ts'
import { noteEvent } from './account-event.ts'
import { addUser } from './new-user.ts'
import { verifyPassword } from './password-hash.ts'
import { tellSeats } from './seats.ts'
import { openSession } from './session.ts'
import { clearTries, giveTryBack, takeTry, throttleKey } from './sign-in-throttle.ts'

/** When a try that has to wait is answered, counted from its beginning; its work takes a few milliseconds. */
const REFUSAL_MS = 50

interface Invitation {
  owner_id: string
  member_id: string
  nickname: string
  offered_hash: string | null
}

/**
 * Mobile and password to a session. Nobody there, no password set and a wrong password are one case:
 * the same look-ups, one hash run, the same answer. Throws `bad_credentials`, `try_later`, `sign_in_busy`;
 * `terms_needed` and `terms_outdated` when a sub-account would be opened.
 * @param allowDemo false makes demo accounts unknown.
 */
export async function signIn(
  db: Database,
  {
    mobile,
    password,
    accepted,
    allowDemo,
    ...origin
  }: { mobile: string; password: string; accepted: MaybeAccepted; allowDemo: boolean } & Origin,
): Promise<{ token: string; expiresAt: number }> {
  const began = performance.now()
  const user = await findByMobile(db, mobile, allowDemo)
  const invitation = await findInvitation(db, mobile)
  // An address the account was entered from keeps its own count: strangers elsewhere cannot slow its owner.
  const known = user?.last_login_ip === origin.ip
  const key = known ? throttleKey(mobile, origin.ip) : throttleKey(mobile)
  await takeTry(db, key).catch((error: unknown) => refuseEvenly(began, error))
  const kept = user ? user.password_hash : (invitation?.offered_hash ?? null)
  const fits = await verifyPassword(password, kept, origin.ip).catch(async (error: unknown) => {
    // Nothing was judged: refusals of a busy server must not begin the waits of anyone who has the right password.
    await giveTryBack(db, key)
    throw error
  })
  let userId = fits ? user?.id : undefined
  if (fits && !user && invitation) {
    // The password was right: asking for the agreement tells a stranger nothing, and it is no failed try.
    const agreed = await agreedTexts(accepted).catch(async (error: unknown) => {
      await giveTryBack(db, key)
      throw error
    })
    userId = await takeUp(db, mobile, invitation, agreed, origin.ip)
  }
  if (userId === undefined) throw new Failure('bad_credentials', '手机号码或密码不正确，请检查后重试')
  await clearTries(db, key)
  return openSession(db, userId, origin, { isProved: true })
}

/**
 * Without a run of the hash the few hundredths of a millisecond that reading a person takes could be told, so every
 * refusal leaves at the same time after its call.
 */
async function refuseEvenly(began: number, error: unknown): Promise<never> {
  await setTimeout(REFUSAL_MS - (performance.now() - began))
  throw error
}

async function findByMobile(db: Database, mobile: string, allowDemo: boolean) {
  const user = await db.kysely
    .selectFrom('user_mobile as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.password_hash', 'u.last_login_ip', 'u.is_demo'])
    .where('m.mobile', '=', mobile)
    .executeTakeFirst()
  return user?.is_demo && !allowDemo ? undefined : user
}

function findInvitation(db: Database, mobile: string): Promise<Invitation | undefined> {
  return db.kysely
    .selectFrom('mobile_invitation as i')
    .innerJoin('team_member as t', (join) =>
      join.onRef('t.user_id', '=', 'i.owner_id').onRef('t.id', '=', 'i.member_id'),
    )
    .select(['i.owner_id', 'i.member_id', 't.nickname', 't.offered_hash'])
    .where('i.mobile', '=', mobile)
    .where('t.offered_hash', 'is not', null)
    .orderBy('i.created_at')
    .executeTakeFirst()
}

/** The first sign-in with an offered password opens the account as a sub-account of who offered it. */
async function takeUp(
  db: Database,
  mobile: string,
  invitation: Invitation,
  accepted: AcceptedTexts,
  ip: string,
): Promise<string | undefined> {
  return db.transaction(async (trx) => {
    const { owner_id, member_id, nickname, offered_hash } = invitation
    const id = await addUser(trx, {
      ...{ mobile, nickname, passwordHash: offered_hash, openedBy: owner_id },
      accepted,
    })
    if (id === undefined) return undefined
    await bind(trx, { mobile, ownerId: owner_id, memberId: member_id, subAccountId: id })
    await noteEvent(trx, id, 'registered', ip, { openedBy: owner_id })
    return id
  })
}

/** Makes an invitation a membership. */
export async function bind(
  trx: Kysely<Tables>,
  {
    mobile,
    ownerId,
    memberId,
    subAccountId,
  }: { mobile: string; ownerId: string; memberId: string; subAccountId: string },
): Promise<void> {
  await trx
    .updateTable('team_member')
    .set({ son_id: subAccountId, offered_hash: null, bound_at: sql<Date>`now()` })
    .where('user_id', '=', ownerId)
    .where('id', '=', memberId)
    .execute()
  await trx
    .deleteFrom('mobile_invitation')
    .where('mobile', '=', mobile)
    .where('owner_id', '=', ownerId)
    .execute()
  await noteEvent(trx, ownerId, 'sub_account_bound', null, { sonId: subAccountId })
  await tellSeats(trx, ownerId)
}
