import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import type { Origin } from '../rules/origin.ts'
import { refuseDifferentRepetition, refuseWeakPassword } from '../rules/password-rule.ts'
import { type AcceptedTexts, refuseOutdatedTexts } from './accepted-texts.ts'
import { noteEvent } from './account-event.ts'
import { addUser } from './new-user.ts'
import { hashPassword } from './password-hash.ts'
import { bringIn, findReferrer } from './referrer.ts'
import { forgetRegistrations, takeRegistration } from './registration-limit.ts'
import { openSession } from './session.ts'

/** What a mobile gets that cannot be used, whatever the cause: taken, reserved, or not for this account. */
export const MOBILE_UNAVAILABLE = '该手机号码不能使用，请直接登录或联系客服'

export interface Registration extends Origin {
  mobile: string
  password: string
  confirmPassword: string
  inviteCode: string | undefined
  source: string | undefined
  /** Versions of the texts that the person agreed to. */
  accepted: AcceptedTexts
  /** Registrations that one address may try in a day. */
  mostADay: number
}

/** Opens an account by the rules of specification 5 and signs it in. Throws `passwords_differ`, `weak_password`, `mobile_unavailable`, `terms_outdated` and `registrations_used`. */
export async function registerUser(
  db: Database,
  { mobile, password, confirmPassword, inviteCode, source, accepted, mostADay, ...origin }: Registration,
): Promise<{ token: string; expiresAt: number }> {
  refuseDifferentRepetition(password, confirmPassword)
  refuseWeakPassword(password, mobile)
  refuseOutdatedTexts(accepted)
  const giveBack = await takeRegistration(db, origin.ip, mostADay)
  // Hashed before the number is looked up, so that a taken one costs the same.
  const passwordHash = await hashPassword(password, origin.ip).catch(async (error: unknown) => {
    // Nothing was told of the number, and no account opened.
    await giveBack()
    throw error
  })
  const id = await db.transaction(async (trx) => {
    const referrerId = await findReferrer(trx, inviteCode, source)
    const added = await addUser(trx, { mobile, passwordHash, referrerId, source: source ?? null, accepted })
    if (added === undefined) return undefined
    if (referrerId !== null) await bringIn(trx, referrerId, added, source ?? null)
    await noteEvent(trx, added, 'registered', origin.ip)
    return added
  })
  if (id === undefined) throw new Failure('mobile_unavailable', MOBILE_UNAVAILABLE)
  await forgetRegistrations(db)
  return openSession(db, id, origin, { isProved: true })
}
