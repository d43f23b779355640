import { signedIn } from '#modules/access'
import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { insertView, MOST_VIEWS } from '../store/saved-view-rows.ts'
import { ownView, requireBoard, requireWatched } from './own-view.ts'

export const createSavedView: Handler<'createSavedView'> = async ({ body }, context) => {
  const { db, caller } = context
  requireBoard(caller, body.board)
  requireWatched(context, body.watched)
  const { board, name, query, columns = null, watched = null } = body
  const view = { board, name: name.trim(), query, columns, watched }
  const id = await insertView(db, signedIn(caller).userId, view, Date.now())
  if (id === null) {
    throw new Failure('views_full', `视图最多保存 ${MOST_VIEWS} 个，请先删除不再需要的视图`)
  }
  return { status: 200, body: { code: 0, data: (await ownView(db, caller, id)).view } }
}
