import type { Handler } from '#platform/http/handler.ts'
import { linkView } from '../store/saved-view-rows.ts'
import { ownView } from './own-view.ts'

export const shareSavedView: Handler<'shareSavedView'> = async ({ params }, { db, caller }) => {
  const { user } = await ownView(db, caller, params.id)
  await linkView(db, user.userId, params.id, Date.now())
  return { status: 200, body: { code: 0, data: (await ownView(db, caller, params.id)).view } }
}
