import type { Handler } from '#platform/http/handler.ts'
import { categoryNodes } from '../rules/category-nodes.ts'
import { marketplaceCode } from '../rules/marketplace.ts'
import { readCategories } from '../store/category-rows.ts'

/** The category tree of a marketplace, flat, sorted by name, without the root named Featured. */
export const listCategories: Handler<'listCategories'> = async ({ params }, { db }) => {
  const rows = await readCategories(db, marketplaceCode(params.marketplace))
  return { status: 200, body: { code: 0, data: categoryNodes(rows) } }
}
