import type { components } from '@haixuan/api-sdk/schema'

export interface CategoryRowData {
  id: number
  external_id: string
  parent_id: number | null
  name: string
  name_zh: string | null
  goods_count: number
}

/** Root that the specification leaves out of the tree, with everything below it. */
const LEFT_OUT = 'Featured'

/** Nodes as the contract shows them: sorted by name (plain code point order), without the Featured root. */
export function categoryNodes(rows: readonly CategoryRowData[]): components['schemas']['CategoryNode'][] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const rootOf = (row: CategoryRowData): CategoryRowData => {
    const parent = row.parent_id === null ? undefined : byId.get(row.parent_id)
    return parent ? rootOf(parent) : row
  }
  return rows
    .filter((row) => rootOf(row).name !== LEFT_OUT)
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.external_id < b.external_id ? -1 : 1))
    .map((row) => ({
      id: row.external_id,
      parentId: row.parent_id === null ? null : (byId.get(row.parent_id)?.external_id ?? null),
      name: row.name,
      nameZh: row.name_zh,
      goodsCount: row.goods_count,
    }))
}
