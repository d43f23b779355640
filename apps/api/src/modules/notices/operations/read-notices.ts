import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { markNotices } from '../store/notice-rows.ts'

export const readNotices: Handler<'readNotices'> = async ({ body }, { db, caller }) => {
  const readAt = body.isRead ? Date.now() : null
  const unread = await markNotices(db, signedIn(caller).userId, body.ids, readAt)
  return { status: 200, body: { code: 0, data: { unread } } }
}
