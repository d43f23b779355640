import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { readNoticeMail } from '../store/channels.ts'

export const getNoticeMail: Handler<'getNoticeMail'> = async (_request, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await readNoticeMail(db, signedIn(caller).userId) },
})
