import { checkCode, wrongCode } from '#modules/messages'
import type { Recipient } from '#modules/messages/rules'
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
  /** The code that the mobile got; undefined where none can be sent. */
  proof: { to: Recipient | undefined; code: string | undefined } | undefined
  /** Registrations that one address may try in a day. */
  mostADay: number
}

/** Opens an account by the rules of specification 5 and signs it in. Throws `passwords_differ`, `weak_password`, `mobile_unavailable`, `terms_outdated`, `code_needed`, `code_wrong` and `registrations_used`. */
export async function registerUser(
  db: Database,
  {
    mobile,
    password,
    confirmPassword,
    inviteCode,
    source,
    accepted,
    proof,
    mostADay,
    ...origin
  }: Registration,
): Promise<{ token: string; expiresAt: number }> {
  refuseDifferentRepetition(password, confirmPassword)
  refuseWeakPassword(password, mobile)
  refuseOutdatedTexts(accepted)
  // Before anything is told about the number: only who has it learns whether it is taken.
  const useUp = proof && (await checkProof(db, proof))
  const giveBack = await takeRegistration(db, origin.ip, mostADay)
  // Hashed before the number is looked up, so that a taken one costs the same.
  const passwordHash = await hashPassword(password, origin.ip).catch(async (error: unknown) => {
    // Nothing was told of the number, and no account opened.
    await giveBack()
    throw error
  })
  const id = await db.transaction(async (trx) => {
    if (useUp && !(await useUp(trx))) throw wrongCode()
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

async function checkProof(db: Database, { to, code }: NonNullable<Registration['proof']>) {
  if (code === undefined || to === undefined) {
    const message = '请输入手机收到的验证码'
    throw new Failure('code_needed', message, { fields: [{ path: 'body.code', message }] })
  }
  return checkCode(db, 'register', to, code)
}
