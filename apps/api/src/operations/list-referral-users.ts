import { listReferredUsers } from '../domain/referral/referral-lists.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'

export const listReferralUsers: Handler<'listReferralUsers'> = async ({ query }, { db, caller }) => ({
  status: 200,
  body: {
    code: 0,
    data: await listReferredUsers(db, signedIn(caller).userId, {
      page: query.page ?? 1,
      limit: query.limit ?? 10,
    }),
  },
})
