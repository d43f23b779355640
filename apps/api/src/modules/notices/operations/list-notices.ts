import { signedIn } from '#modules/access/operations/signed-in.ts'
import { tellSeats } from '#modules/account/store/seats.ts'
import type { Handler } from '#platform/http/handler.ts'
import { readNotices } from '../store/notice-rows.ts'

export const listNotices: Handler<'listNotices'> = async ({ query }, { db, caller }) => {
  const limit = query.limit ?? 20
  const page = { unread: query.unread ?? false, offset: ((query.page ?? 1) - 1) * limit, limit }
  const { userId, parentId } = signedIn(caller)
  // A membership that ends by the clock calls nobody: its members hear of it here or from the daily job.
  if (parentId !== null) await db.transaction((trx) => tellSeats(trx, parentId))
  return { status: 200, body: { code: 0, data: await readNotices(db, userId, page) } }
}
