// What other modules may use of this one.
export { searchOwnStores } from './operations/search-own-stores.ts'
export { countStores } from './store/account-limit.ts'
