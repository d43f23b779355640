import { apiQuery } from '#shared/api'
import type { Marketplace } from '../lib/category-tree.ts'

/** Categories change rarely: kept for 48 hours (specification, section 9). */
export const categoriesQuery = (marketplace: Marketplace) => ({
  ...apiQuery('listCategories', { path: { marketplace } }),
  staleTime: 48 * 3_600_000,
})
