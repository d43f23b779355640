export { type OwnStoreQuery, ownStoresQuery } from './api/own-stores.query.ts'
export { STORE_STATE, storeTags } from './lib/store-tags.ts'
export type { OwnStore, OwnStorePage } from './model/own-store.ts'
