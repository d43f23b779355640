import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { saveNews as save } from '../store/news-acts.ts'

export const saveNews: Handler<'saveNews'> = async ({ params, body }, { db, caller }) => {
  await save(db, { ...params, ...body }, signedIn(caller).userId)
  return { status: 200, body: { code: 0, data: null } }
}
