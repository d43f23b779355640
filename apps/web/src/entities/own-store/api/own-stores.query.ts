import type { CallInput } from '@haixuan/api-sdk'
import { apiQuery } from '#shared/api'

export type OwnStoreQuery = NonNullable<CallInput<'searchOwnStores'>['query']>

/** A page of the stores that the user may see. */
export const ownStoresQuery = (query: OwnStoreQuery) => apiQuery('searchOwnStores', { query })
