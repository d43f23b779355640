import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { readNotices } from '../store/notice-rows.ts'

export const listNotices: Handler<'listNotices'> = async ({ query }, { db, caller, bringNotices }) => {
  const limit = query.limit ?? 20
  const page = { unread: query.unread ?? false, offset: ((query.page ?? 1) - 1) * limit, limit }
  const user = signedIn(caller)
  await bringNotices(db, user)
  return { status: 200, body: { code: 0, data: await readNotices(db, user.userId, page) } }
}
