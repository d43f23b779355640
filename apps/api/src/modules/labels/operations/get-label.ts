import { signedIn } from '#modules/access'
import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { readLabel } from '../store/read-label.ts'

export const getLabel: Handler<'getLabel'> = async ({ params }, { db, files, caller }) => {
  const data = await readLabel(db, files, signedIn(caller).userId, params.id)
  if (!data) throw new Failure('label_unknown', '账号中没有这个标签，可能已被删除，请刷新后重试')
  return { status: 200, body: { code: 0, data } }
}
