import type { Kysely } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import { OperatorError } from '#platform/operator-error.ts'

/** The account of a mobile, which may have stores. @throws {OperatorError} nobody has it, or a sub-account has */
export async function mainAccountOf(db: Kysely<Tables>, mobile: string): Promise<string> {
  const found = await db
    .selectFrom('user_mobile as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.parent_id'])
    .where('m.mobile', '=', mobile)
    .executeTakeFirst()
  if (!found) throw new OperatorError(`没有手机号码为 ${mobile} 的用户。`)
  if (found.parent_id === null) return found.id
  throw new OperatorError(`${mobile} 是子账号，店铺属于主账号：请用主账号的手机号码。`)
}
