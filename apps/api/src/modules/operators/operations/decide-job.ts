import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { decideJob as decide } from '../store/decide-job.ts'

export const decideJob: Handler<'decideJob'> = async ({ body }, { db, caller }) => {
  await decide(db, body, signedIn(caller).userId)
  return { status: 200, body: { code: 0, data: null } }
}
