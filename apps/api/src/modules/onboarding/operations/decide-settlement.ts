import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { decideSettlement as decide } from '../store/decide-settlement.ts'

export const decideSettlement: Handler<'decideSettlement'> = async ({ params, body }, { db, caller }) => {
  await decide(db, { ...params, ...body, actor: signedIn(caller).userId })
  return { status: 200, body: { code: 0, data: null } }
}
