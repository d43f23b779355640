import { drawMarketRows, signedIn } from '#modules/access'
import { requireWatched } from '#modules/keeping'
import type { Handler } from '#platform/http/handler.ts'
import { previewAlert as preview } from '../store/preview-alert.ts'
import { checkRule } from '../store/watched-list.ts'

export const previewAlert: Handler<'previewAlert'> = async ({ body }, context) => {
  const { db, caller } = context
  requireWatched(context, body.watched)
  checkRule(body.watched, body.rule)
  const data = await preview(db, body.watched, body.rule)
  const { marketplace, subject = 'goods' } = body.watched
  const rows = data.newest.map(({ id }) => ({ marketplace, kind: subject, id }))
  await drawMarketRows(db, signedIn(caller), rows)
  return { status: 200, body: { code: 0, data } }
}
