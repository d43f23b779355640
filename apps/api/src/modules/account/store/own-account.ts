import { isErpMobile } from '@haixuan/rules'
import { requireProof } from '#modules/access/rules'
import { endMailLinks } from '#modules/messages'

import type { UserCaller } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import { refuseWeakPassword } from '../rules/password-rule.ts'
import { endOtherSessions, noteEvent } from './account-event.ts'
import { hashPassword } from './password-hash.ts'
import { MOBILE_UNAVAILABLE } from './register.ts'
import { clearTries, takeTry, throttleKey } from './sign-in-throttle.ts'

/** Sets the caller's own password and ends their other sessions. */
export async function changePassword(
  db: Database,
  caller: UserCaller,
  password: string,
  ip: string,
): Promise<void> {
  refuseWeakPassword(password, caller.mobile)
  const passwordHash = await hashPassword(password, ip)
  await db.transaction(async (trx) => {
    await trx
      .updateTable('app_user')
      .set({ password_hash: passwordHash })
      .where('id', '=', caller.userId)
      .execute()
    await endOtherSessions(trx, caller.userId, caller.sessionId)
    await endMailLinks(trx, caller.userId)
    await noteEvent(trx, caller.userId, 'password_set', ip)
  })
}

export interface Edit {
  id?: string | undefined
  nickname?: string | undefined
  password?: string | undefined
  confirmPassword?: string | undefined
}

/**
 * Changes nickname and, when one is given, password of the caller themselves. Nothing else of a person can be changed.
 * A new password needs a fresh proof. @throws {Failure} `proof_needed`
 */
export async function editSelf(db: Database, caller: UserCaller, edit: Edit, ip: string): Promise<void> {
  if (edit.id !== undefined && edit.id !== caller.userId) {
    throw new Failure('not_your_account', '只能修改自己的信息，请刷新页面后重试')
  }
  const { password = '', confirmPassword = '', nickname } = edit
  if (password !== confirmPassword) {
    const message = '两次密码不一致'
    throw new Failure('passwords_differ', message, {
      fields: [{ path: 'body.confirmPassword', message }],
    })
  }
  if (password !== '') {
    requireProof(caller)
    await changePassword(db, caller, password, ip)
  }
  if (nickname !== undefined) {
    await db.kysely.updateTable('app_user').set({ nickname }).where('id', '=', caller.userId).execute()
  }
}

/**
 * Gives an ERP account (login name not of mainland form) its mainland mobile: once, because it is none afterwards.
 * @param hostOrigin of the host client that named the number, already checked against the list of the site
 * Throws `not_erp_account`, `mobile_unavailable`, `try_later`.
 */
export async function setErpMobile(
  db: Database,
  caller: UserCaller,
  mobile: string,
  ip: string,
  hostOrigin?: string,
): Promise<void> {
  if (!isErpMobile(caller.mobile)) {
    throw new Failure('not_erp_account', '当前账号已绑定手机号码，不能再次授权；如需更换请联系客服')
  }
  // Counted, so that the answer cannot be used to try out who has an account.
  const key = throttleKey('erp', caller.userId)
  await takeTry(db, key)
  const done = await db.transaction(async (trx) => {
    const free = await trx
      .insertInto('user_mobile')
      .values({ mobile, user_id: caller.userId })
      .onConflict((conflict) => conflict.column('mobile').doNothing())
      .returning('user_id')
      .executeTakeFirst()
    if (!free) return false
    const old = await trx
      .deleteFrom('user_mobile')
      .where('mobile', '=', caller.mobile)
      .where('user_id', '=', caller.userId)
      .returning('mobile')
      .executeTakeFirst()
    // Two calls at once: the second finds the old name gone and takes its own back.
    if (!old) throw new Failure('mobile_unavailable', MOBILE_UNAVAILABLE)
    await endOtherSessions(trx, caller.userId, caller.sessionId)
    await noteEvent(trx, caller.userId, 'mobile_set', ip, {
      before: caller.mobile,
      ...(hostOrigin === undefined ? {} : { hostOrigin }),
    })
    return true
  })
  if (!done) throw new Failure('mobile_unavailable', MOBILE_UNAVAILABLE)
  await clearTries(db, key)
}
