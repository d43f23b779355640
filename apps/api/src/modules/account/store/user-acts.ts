import { noteOperator } from '#modules/operators'
import type { Database } from '#platform/database/database.ts'
import { OperatorError } from '#platform/operator-error.ts'

const nobody = (who: string) => new OperatorError(`没有用户 ${who}，请核对。`)

/** What a user may beside their tier. */
export interface UserRights {
  isexternallink: 0 | 1
  is_pre: 0 | 1
  userCustom: readonly string[]
  /** QR picture of their support person, https. */
  belongCode: string | null
}

/** @throws {OperatorError} no such user */
export async function setUserRights(
  db: Database,
  userId: string,
  rights: UserRights,
  actor: string,
): Promise<void> {
  const { isexternallink, is_pre, userCustom, belongCode } = rights
  await db.transaction(async (trx) => {
    const done = await trx
      .updateTable('app_user')
      .set({ isexternallink, is_pre, user_custom: JSON.stringify(userCustom), belong_code: belongCode })
      .where('id', '=', userId)
      .returning('id')
      .executeTakeFirst()
    if (!done) throw nobody(userId)
    await noteOperator(trx, actor, 'rights_set', userId, rights)
  })
}

/**
 * Makes somebody an operator, or takes the role away. In the terminal alone: an operator cannot make operators.
 * @throws {OperatorError} no such user
 */
export async function setOperator(
  db: Database,
  mobile: string,
  isOperator: boolean,
  actor: string,
): Promise<void> {
  await db.transaction(async (trx) => {
    const user = await trx
      .selectFrom('user_mobile')
      .select('user_id')
      .where('mobile', '=', mobile)
      .executeTakeFirst()
    if (!user) throw new OperatorError(`没有手机号码为 ${mobile} 的用户。`)
    await trx
      .updateTable('app_user')
      .set({ is_operator: isOperator })
      .where('id', '=', user.user_id)
      .execute()
    // A link that a code gave before must not open the console.
    if (isOperator) await trx.deleteFrom('password_reset').where('user_id', '=', user.user_id).execute()
    await noteOperator(trx, actor, isOperator ? 'operator_added' : 'operator_removed', user.user_id)
  })
}
