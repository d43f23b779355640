import { signedIn } from '#modules/access'
import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { findSharedView } from '../store/saved-view-rows.ts'
import { requireBoard } from './own-view.ts'

/** What a link names. Its rows are asked for like any others: what the reader may open decides the server then. */
export const getSharedView: Handler<'getSharedView'> = async ({ params }, { db, caller }) => {
  const found = await findSharedView(db, params.shareId)
  if (!found) throw new Failure('link_unknown', '分享链接已失效，请向分享者索取新的链接')
  requireBoard(caller, found.board)
  const { board, name, query, columns, watched, nickname, user_id } = found
  const isOwn = user_id === signedIn(caller).userId
  const data = { board, name, query, columns, watched, owner: nickname, isOwn }
  return { status: 200, body: { code: 0, data } }
}
