// Made by `node tooling/gen.mjs` from the contract; change openapi/ and run it again.
/** Pages of a list that the contract lets a caller ask for. */
export const MOST_PAGES = 500
/** Characters of the words that a list of the market is searched for. */
export const MOST_KEYWORD = 200
