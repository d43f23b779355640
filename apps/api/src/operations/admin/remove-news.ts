import { removeNews as remove } from '../../domain/operator/news-acts.ts'
import type { Handler } from '../../http/handler.ts'
import { signedIn } from '../../http/signed-in.ts'

export const removeNews: Handler<'removeNews'> = async ({ params }, { db, caller }) => {
  await remove(db, params.id, signedIn(caller).userId)
  return { status: 200, body: { code: 0, data: null } }
}
