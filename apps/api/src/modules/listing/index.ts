// What other modules may use of this one, beside its rules.
export { searchListings } from './operations/search-listings.ts'
export { withOwnMarks } from './store/own-goods-filter.ts'
