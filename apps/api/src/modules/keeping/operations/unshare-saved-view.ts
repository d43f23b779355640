import type { Handler } from '#platform/http/handler.ts'
import { unlinkView } from '../store/saved-view-rows.ts'
import { ownView } from './own-view.ts'

export const unshareSavedView: Handler<'unshareSavedView'> = async ({ params }, { db, caller }) => {
  const { user } = await ownView(db, caller, params.id)
  await unlinkView(db, user.userId, params.id)
  return { status: 200, body: { code: 0, data: (await ownView(db, caller, params.id)).view } }
}
