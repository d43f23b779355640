import { saveNews as save } from '../../domain/operator/news-acts.ts'
import type { Handler } from '../../http/handler.ts'
import { signedIn } from '../../http/signed-in.ts'

export const saveNews: Handler<'saveNews'> = async ({ params, body }, { db, caller }) => {
  await save(db, { ...params, ...body }, signedIn(caller).userId)
  return { status: 200, body: { code: 0, data: null } }
}
