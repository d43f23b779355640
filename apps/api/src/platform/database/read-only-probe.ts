import type pg from 'pg'

/** How long an answer is reused; the database itself refuses a write in between. */
const FRESH_MS = 1_000

/** Checks whether the database accepts no writes, at most once a second and by one call at a time. */
export class ReadOnlyProbe {
  readonly #pool: Pick<pg.Pool, 'query'>
  readonly #now: () => number
  #answer: Promise<boolean> | undefined
  #askedAt = 0

  /** @param now a clock in milliseconds that never goes back */
  constructor(pool: Pick<pg.Pool, 'query'>, now: () => number = () => performance.now()) {
    this.#pool = pool
    this.#now = now
  }

  /** False also when the database does not answer: then the call itself fails. */
  check(): Promise<boolean> {
    if (this.#answer === undefined || this.#now() - this.#askedAt >= FRESH_MS) {
      this.#askedAt = this.#now()
      this.#answer = this.#pool
        .query<{ transaction_read_only: string }>('show transaction_read_only')
        .then(({ rows }) => rows[0]?.transaction_read_only === 'on')
        .catch(() => false)
    }
    return this.#answer
  }
}
