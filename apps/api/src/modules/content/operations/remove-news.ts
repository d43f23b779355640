import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { removeNews as remove } from '../store/news-acts.ts'

export const removeNews: Handler<'removeNews'> = async ({ params }, { db, caller }) => {
  await remove(db, params.id, signedIn(caller).userId)
  return { status: 200, body: { code: 0, data: null } }
}
