import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { listReferredUsers } from '../store/referral-lists.ts'

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
