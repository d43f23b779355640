import { previewAlert as preview } from '../domain/alert/preview-alert.ts'
import { checkRule } from '../domain/alert/watched-list.ts'
import { entitlementOf } from '../domain/entitlement/entitlement.ts'
import { drawMarketRows } from '../domain/entitlement/market-rows.ts'
import type { Handler } from '../http/handler.ts'
import { signedIn } from '../http/signed-in.ts'
import { requireWatched } from './own-view.ts'

export const previewAlert: Handler<'previewAlert'> = async ({ body }, { db, caller }) => {
  requireWatched(caller, body.watched)
  checkRule(body.watched, body.rule)
  const data = await preview(db, body.watched, body.rule, entitlementOf(caller).rowsPerQuery)
  const { marketplace, subject = 'goods' } = body.watched
  const rows = data.newest.map(({ id }) => ({ marketplace, kind: subject, id }))
  await drawMarketRows(db, signedIn(caller), rows)
  return { status: 200, body: { code: 0, data } }
}
