import type { Handler } from '#platform/http/handler.ts'
import { updateView } from '../store/saved-view-rows.ts'
import { ownView, requireWatched } from './own-view.ts'

export const updateSavedView: Handler<'updateSavedView'> = async ({ params, body }, context) => {
  const { db, caller } = context
  requireWatched(context, body.watched)
  const { user } = await ownView(db, caller, params.id)
  await updateView(db, user.userId, params.id, { ...body, name: body.name?.trim() }, Date.now())
  if (body.watched) await context.keepingParts.mendAlert(db, user.userId, params.id)
  return { status: 200, body: { code: 0, data: (await ownView(db, caller, params.id)).view } }
}
