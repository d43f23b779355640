import type { OperationData } from '@haixuan/api-sdk'

/** The stores of a team, a page of them. */
export type OwnStorePage = OperationData<'searchOwnStores'>

/** A store that a team runs itself; never a shop of the market. */
export type OwnStore = OwnStorePage['rows'][number]
