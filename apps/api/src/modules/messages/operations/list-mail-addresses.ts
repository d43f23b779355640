import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { listMailAddresses as list } from '../store/mail-address.ts'

export const listMailAddresses: Handler<'listMailAddresses'> = async (_request, { db, caller }) => ({
  status: 200,
  body: { code: 0, data: await list(db, signedIn(caller).userId) },
})
