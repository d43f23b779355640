import { signedIn } from '#modules/access'
import type { Handler } from '#platform/http/handler.ts'
import { deleteView } from '../store/saved-view-rows.ts'

export const deleteSavedView: Handler<'deleteSavedView'> = async (
  { params },
  { db, caller, keepingParts },
) => {
  const { userId } = signedIn(caller)
  await deleteView(db, userId, params.id, (trx) => keepingParts.forgetView(trx, userId, params.id))
  return { status: 200, body: { code: 0, data: null } }
}
