import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'
import { markNotices } from '../storage/notice-rows.ts'

export const readNotices: Handler<'readNotices'> = async ({ body }, { db, caller }) => {
  const readAt = body.isRead ? Date.now() : null
  const unread = await markNotices(db, signedIn(caller).userId, body.ids, readAt)
  return { status: 200, body: { code: 0, data: { unread } } }
}
