import { ownerOfAddress } from '#modules/messages'
import type { Recipient } from '#modules/messages/rules'
import type { Database } from '#platform/database/database.ts'

/**
 * The account whose password a code may set: that of a mobile, or of a verified mail address. Never that of an operator,
 * since a stolen telephone must not open the console, and never a demo account, which belongs to nobody.
 */
export async function accountOfRecipient(
  db: Database,
  { channel, key }: Recipient,
): Promise<{ userId: string; mobile: string } | undefined> {
  const ownerId = channel === 'mail' ? await ownerOfAddress(db, key) : undefined
  if (channel === 'mail' && ownerId === undefined) return undefined
  const found = await db.kysely
    .selectFrom('user_mobile as m')
    .innerJoin('app_user as u', 'u.id', 'm.user_id')
    .select(['u.id', 'm.mobile'])
    .where((eb) => (ownerId === undefined ? eb('m.mobile', '=', key) : eb('u.id', '=', ownerId)))
    .where('u.is_operator', '=', false)
    .where('u.is_demo', '=', false)
    .executeTakeFirst()
  return found && { userId: found.id, mobile: found.mobile }
}
