import { MARKETPLACE_RECORDS, type Marketplace } from '@haixuan/rules'
import type { StoreFacts } from './store-coverage.ts'

interface Store extends Omit<StoreFacts, 'isArchived'> {
  id: string
  marketplace: Marketplace
  /** Epoch milliseconds. */
  archivedAt: number | null
}

/** Stores of marketplaces whose bills are known, with what decides which are expected. */
export const watchedStores = (stores: readonly Store[]): (StoreFacts & { id: string })[] =>
  stores
    .filter(({ marketplace }) => MARKETPLACE_RECORDS[marketplace].hasKnownBills)
    .map(({ id, mode, books, archivedAt }) => ({
      ...{ id, mode, books },
      isArchived: archivedAt !== null,
    }))
