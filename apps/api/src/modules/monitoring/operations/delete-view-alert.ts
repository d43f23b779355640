import { ownView } from '#modules/keeping'
import type { Handler } from '#platform/http/handler.ts'
import { deleteAlert } from '../store/view-alert-rows.ts'

export const deleteViewAlert: Handler<'deleteViewAlert'> = async ({ params }, { db, caller }) => {
  const { user } = await ownView(db, caller, params.id)
  await deleteAlert(db, user.userId, params.id)
  return { status: 200, body: { code: 0, data: (await ownView(db, caller, params.id)).view } }
}
