// What other modules may use of this one.
export { searchOwnStores } from './operations/search-own-stores.ts'
export type { OwnStore } from './rules/store-role.ts'
export { isInUse } from './rules/store-state.ts'
export { countStores } from './store/account-limit.ts'
export { holdStoresInUse } from './store/hold-stores.ts'
export { mainAccountOf } from './store/main-account.ts'
export { findOwnStores } from './store/own-store-rows.ts'
export { type StoreScope, storesOf } from './store/stores-of.ts'
