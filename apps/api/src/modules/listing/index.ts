// What other modules may use of this one, beside its rules.
export { searchListings } from './operations/search-listings.ts'
