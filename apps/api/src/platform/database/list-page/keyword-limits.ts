/** Where the search switches from one way of finding a keyword to another; the answer is the same. */
export interface KeywordLimits {
  /** Counting stops here unless an exact count is asked for. */
  countStop: number
  /** A word with more hits than are counted: so many rows of the sort index are tried for it, */
  walkRows: number
  /** and only for pages that end this early. */
  walkDepth: number
  /**
   * Where rows do not wait for their count: so many rows of the sort index are tried for each row of the page before
   * the hits of the word are looked for, whose number comes with them.
   */
  tryRows: number
}

/**
 * A word with more than 10,000 hits among 400,000 rows is in one row of forty: 20,000 rows hold a page that ends at
 * 500 unless the word and the sort figure exclude each other.
 */
export const KEYWORD_LIMITS: KeywordLimits = {
  countStop: 10_001,
  walkRows: 20_000,
  walkDepth: 500,
  tryRows: 60,
}
