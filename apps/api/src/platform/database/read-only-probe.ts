import type pg from 'pg'

/** An answer is good for so long: a write that comes in between is refused by the database itself. */
const FRESH_MS = 1_000

/** Whether the database takes no writes, asked at most once a second and by one call at a time. */
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

  /** False also when the database does not answer: then the call itself hears of it. */
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
