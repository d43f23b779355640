import { ASIDE, apiQuery } from '#shared/api'
import type { Marketplace } from '#shared/routes'

/** What is in the listing warehouse of a marketplace, and how far: which rows of any list carry a mark. */
export const listingMarksQuery = (marketplace: Marketplace) => ({
  ...apiQuery('listListingMarks', { path: { marketplace } }),
  ...ASIDE,
})
