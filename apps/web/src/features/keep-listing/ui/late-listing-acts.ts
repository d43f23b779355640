import { lazy } from 'react'

/** What is done with several listings, with its menu: comes when some are chosen in the warehouse, not with every board. */
export const ListingActs = lazy(async () => ({ default: (await import('./listing-acts.tsx')).ListingActs }))
