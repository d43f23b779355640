import type { Handler } from '#platform/http/handler.ts'
import { type CategoryRowData, categoryNodes } from '../rules/category-nodes.ts'
import { marketplaceCode } from '../rules/marketplace.ts'

/** The category tree of a marketplace, flat, sorted by name, without the root named Featured. */
export const listCategories: Handler<'listCategories'> = async ({ params }, { db }) => {
  const rows: CategoryRowData[] = await db.kysely
    .selectFrom('category')
    .select(['id', 'external_id', 'parent_id', 'name', 'name_zh', 'goods_count'])
    .where('marketplace', '=', marketplaceCode(params.marketplace))
    .execute()
  return { status: 200, body: { code: 0, data: categoryNodes(rows) } }
}
