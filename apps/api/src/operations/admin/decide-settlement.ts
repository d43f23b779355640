import { decideSettlement as decide } from '../../domain/operator/desk-acts.ts'
import type { Handler } from '../../http/handler.ts'
import { signedIn } from '../../http/signed-in.ts'

export const decideSettlement: Handler<'decideSettlement'> = async ({ params, body }, { db, caller }) => {
  await decide(db, { ...params, ...body, actor: signedIn(caller).userId })
  return { status: 200, body: { code: 0, data: null } }
}
