import { signedIn } from '#modules/access'
import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { removeLabel } from '../store/write-label.ts'

export const deleteLabel: Handler<'deleteLabel'> = async ({ params, query }, { db, files, caller }) => {
  if (!(await removeLabel(db, files, { userId: signedIn(caller).userId, id: params.id }, query.revision)))
    throw new Failure('label_changed', '这个标签在别处有更新的版本，没有删除，请刷新后重试')
  return { status: 200, body: { code: 0, data: null } }
}
