import { signedIn } from '#modules/access/operations/signed-in.ts'
import { entitlementOf } from '#modules/access/rules/entitlement.ts'
import { drawMarketRows } from '#modules/access/store/market-rows.ts'
import { requireWatched } from '#modules/keeping/operations/own-view.ts'
import type { Handler } from '#platform/http/handler.ts'
import { previewAlert as preview } from '../store/preview-alert.ts'
import { checkRule } from '../store/watched-list.ts'

export const previewAlert: Handler<'previewAlert'> = async ({ body }, context) => {
  const { db, caller } = context
  requireWatched(context, body.watched)
  checkRule(body.watched, body.rule)
  const data = await preview(db, body.watched, body.rule, entitlementOf(caller).rowsPerQuery)
  const { marketplace, subject = 'goods' } = body.watched
  const rows = data.newest.map(({ id }) => ({ marketplace, kind: subject, id }))
  await drawMarketRows(db, signedIn(caller), rows)
  return { status: 200, body: { code: 0, data } }
}
