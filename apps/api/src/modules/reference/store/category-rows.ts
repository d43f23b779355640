import type { Database } from '#platform/database/database.ts'
import type { CategoryRowData } from '../rules/category-nodes.ts'

/** Every category of a marketplace. @param code the number of the marketplace in the database */
export async function readCategories({ kysely }: Database, code: number): Promise<CategoryRowData[]> {
  return await kysely
    .selectFrom('category')
    .select(['id', 'external_id', 'parent_id', 'name', 'name_zh', 'goods_count'])
    .where('marketplace', '=', code)
    .execute()
}
