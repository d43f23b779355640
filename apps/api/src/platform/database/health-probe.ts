/** How long an answer is reused. */
const FRESH_MS = 1_000
/** Longest wait for an answer. */
const WAIT_MS = 1_000
/** A database that answered so recently is busy, not gone. */
const BUSY_MS = 5_000

/** Checks whether the database answers, outside of the queue of calls and at most once at a time. */
export class HealthProbe {
  readonly #ask: () => Promise<unknown>
  readonly #now: () => number
  #answeredAt = Number.NEGATIVE_INFINITY
  #asking: Promise<void> | undefined

  /**
   * @param ask a query that needs no slot of a call
   * @param now a clock in milliseconds that never goes back
   */
  constructor(ask: () => Promise<unknown>, now: () => number = () => performance.now()) {
    this.#ask = ask
    this.#now = now
  }

  /**
   * Resolves when the database answers, or did within the last five seconds; after a second at most.
   * @throws the error of the database, or one for no answer (SQLSTATE 08006)
   */
  async check(): Promise<void> {
    if (this.#age() < FRESH_MS) return
    this.#asking ??= this.#ask()
      .then(() => {
        this.#answeredAt = this.#now()
      })
      .finally(() => {
        this.#asking = undefined
      })
    let timer: NodeJS.Timeout | undefined
    const silent = new Promise<'silent'>((say) => {
      timer = setTimeout(say, WAIT_MS, 'silent')
    })
    try {
      const said = await Promise.race([this.#asking, silent])
      if (said === 'silent' && this.#age() >= BUSY_MS)
        throw Object.assign(new Error('The database did not answer within a second.'), { code: '08006' })
    } finally {
      clearTimeout(timer)
    }
  }

  #age(): number {
    return this.#now() - this.#answeredAt
  }
}
