import { sql } from 'kysely'
import { PROOF_S } from '#modules/access/rules'

import type { UserCaller } from '#platform/caller.ts'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import { noteEvent } from './account-event.ts'
import { verifyPassword } from './password-hash.ts'
import { clearTries, giveTryBack, takeTry, throttleKey } from './sign-in-throttle.ts'

/**
 * The caller gives their password. Tries are counted apart from those at the sign-in, so that a stranger there cannot
 * keep the owner from proving themselves here.
 * @throws {Failure} `wrong_password`, `try_later`, `sign_in_busy`
 */
export async function provePresence(
  db: Database,
  { userId, sessionId }: UserCaller,
  password: string,
  ip: string,
): Promise<{ until: number }> {
  const key = throttleKey('proof', userId)
  await takeTry(db, key)
  const { password_hash } = await db.kysely
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const fits = await verifyPassword(password, password_hash, ip).catch(async (error: unknown) => {
    await giveTryBack(db, key)
    throw error
  })
  if (!fits) {
    const message = '密码不正确，请重新输入当前密码'
    throw new Failure('wrong_password', message, { fields: [{ path: 'body.password', message }] })
  }
  await clearTries(db, key)
  return db.transaction(async (trx) => {
    const { rows } = await sql<{ proved_at: Date }>`
      update session set proved_at = now() where user_id = ${userId} and id = ${sessionId}
      returning proved_at`.execute(trx)
    await noteEvent(trx, userId, 'presence_proved', ip)
    return { until: (rows[0]?.proved_at.getTime() ?? 0) + PROOF_S * 1_000 }
  })
}
