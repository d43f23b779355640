import { marketplaceRecord } from '@haixuan/rules'
import { ASIDE, apiQuery, type ReadContext } from '#shared/api'
import type { CategoryNode, Marketplace } from '../lib/category-tree.ts'
import { KEPT_MS, keepTree, keptTree } from '../lib/kept-tree.ts'

/**
 * The categories of a marketplace. They change rarely: for 48 hours nobody asks again (specification, section 9),
 * and for Temu not even after the page was closed.
 */
export const categoriesQuery = (marketplace: Marketplace) => {
  const query = apiQuery('listCategories', { path: { marketplace } })
  const kept = { ...ASIDE, staleTime: KEPT_MS, gcTime: KEPT_MS }
  if (!marketplaceRecord(marketplace).keepsCategories) return { ...query, ...kept }
  return {
    ...query,
    ...kept,
    initialData: (): CategoryNode[] | undefined => keptTree(localStorage, Date.now())?.nodes,
    initialDataUpdatedAt: () => keptTree(localStorage, Date.now())?.at,
    queryFn: async (context: ReadContext) => {
      const nodes = await query.queryFn(context)
      keepTree(localStorage, nodes, Date.now())
      return nodes
    },
  }
}
