import { isCurrency, listSites } from '#modules/reference/rules'
import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { changeListings } from '../store/own-listing-write.ts'
import { ownWarehouse } from './own-warehouse.ts'

type Body = Parameters<Handler<'updateListings'>>[0]['body']

/** What the contract cannot say: which currencies and which sites there are. @throws {Failure} `bad_body` */
function refuseUnknown({ cost, declaredPrice, targetSite }: Body): void {
  const fields: { path: string; message: string }[] = []
  for (const [path, money] of Object.entries({ cost, declaredPrice })) {
    if (!money || isCurrency(money.currency)) continue
    const message = `没有货币 ${money.currency}，请用 ISO 4217 代码，例如 CNY 或 USD`
    fields.push({ path: `body.${path}.currency`, message })
  }
  if (targetSite != null && !listSites().some(({ siteId }) => siteId === targetSite)) {
    fields.push({ path: 'body.targetSite', message: `没有站点 ${targetSite}，请从站点列表中选择` })
  }
  const [first] = fields
  if (first) throw new Failure('bad_body', first.message, { fields })
}

/** A text without what is blank around it; nothing is null, and what was not said stays so. */
const said = (text: string | null | undefined) => (text === undefined ? undefined : text?.trim() || null)

export const updateListings: Handler<'updateListings'> = async ({ params, body }, { db, caller }) => {
  refuseUnknown(body)
  const { ids, ...asked } = body
  const change = { ...asked, targetShop: said(asked.targetShop), note: said(asked.note) }
  const changed = await changeListings(db, ownWarehouse(caller, params.marketplace), ids, change, Date.now())
  return { status: 200, body: { code: 0, data: { changed } } }
}
