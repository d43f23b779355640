import { checkCode, wrongCode } from '#modules/messages'
import type { Recipient } from '#modules/messages/rules'
import type { Database } from '#platform/database/database.ts'
import { accountOfRecipient } from './code-account.ts'
import { issueResetLink } from './password-reset.ts'

/**
 * Exchanges a code for the token of a link to a new password.
 * @throws {Failure} `code_wrong`
 */
export async function redeemCode(
  db: Database,
  to: Recipient,
  code: string,
): Promise<{ token: string; expiresAt: number }> {
  const useUp = await checkCode(db, 'reset', to, code)
  const account = await accountOfRecipient(db, to)
  if (!account) throw wrongCode()
  return db.transaction(async (trx) => {
    if (!(await useUp(trx))) throw wrongCode()
    return issueResetLink(trx, account, (_, { path, expiresAt }) => ({
      token: path.slice(path.indexOf('#') + 1),
      expiresAt,
    }))
  })
}
