import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'
import { deleteView } from '../storage/saved-view-rows.ts'

export const deleteSavedView: Handler<'deleteSavedView'> = async ({ params }, { db, caller }) => {
  await deleteView(db, signedIn(caller).userId, params.id)
  return { status: 200, body: { code: 0, data: null } }
}
