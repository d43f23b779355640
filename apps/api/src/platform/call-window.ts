/** So many calls in so long. */
export interface Rate {
  calls: number
  perMs: number
}

/** Calls that are counted together: under which name callers are told of them, for whom, and how many in how long. */
export interface Window {
  name: string
  key: string
  rate: Rate
  /** Counted for all servers together, in the database: calls that are few and dear. */
  isShared?: true
}

/** What all servers together have counted in a window. */
export interface SharedCount {
  calls: number
  resetMs: number
  /** This call found the window full, and is not counted. */
  isFull: boolean
}
