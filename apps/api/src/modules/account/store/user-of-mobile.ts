import type { Database } from '#platform/database/database.ts'
import { OperatorError } from '#platform/operator-error.ts'

/** Id of the user of a mobile. @throws {OperatorError} there is none */
export const userOf = async (db: Database, mobile: string): Promise<string> => {
  const found = await db.kysely
    .selectFrom('user_mobile')
    .select('user_id')
    .where('mobile', '=', mobile)
    .executeTakeFirst()
  if (!found) throw new OperatorError(`没有手机号码为 ${mobile} 的用户。`)
  return found.user_id
}
