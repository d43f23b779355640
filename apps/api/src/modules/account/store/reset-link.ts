import { noteOperator } from '#modules/operators'
import type { Database } from '#platform/database/database.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { issueResetLink, type ResetLink } from './password-reset.ts'

interface Issuing {
  actor: string
  /** How the person was checked, for the log. */
  checked: string
  /** Links for operators are issued in the terminal alone: one stolen console must not open the next. */
  isTerminal: boolean
}

/**
 * Issues a one-time link to a new password and hands it to the operator, who has checked the person.
 * @throws {OperatorError} no such user; an operator, from the console
 */
export async function createResetLink(
  db: Database,
  who: { id: string } | { mobile: string },
  { actor, checked, isTerminal }: Issuing,
): Promise<ResetLink> {
  return db.transaction(async (trx) => {
    const user = await trx
      .selectFrom('user_mobile as m')
      .innerJoin('app_user as u', 'u.id', 'm.user_id')
      .select(['u.id', 'm.mobile', 'u.is_operator'])
      .where((eb) => ('id' in who ? eb('u.id', '=', who.id) : eb('m.mobile', '=', who.mobile)))
      .executeTakeFirst()
    if (!user) throw new OperatorError(`没有用户 ${'id' in who ? who.id : who.mobile}，请核对。`)
    if (user.is_operator && !isTerminal)
      throw new OperatorError('运营人员的密码只能在服务器终端重设：haixuan users reset-link <手机>。')
    await noteOperator(trx, actor, 'reset_link_issued', user.id, { checked })
    return issueResetLink(trx, { userId: user.id, mobile: user.mobile }, (_, link) => link)
  })
}
