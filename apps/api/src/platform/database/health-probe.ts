/** An answer is good for so long without asking again. */
const FRESH_MS = 1_000
/** Nobody waits longer for one. */
const WAIT_MS = 1_000
/** A database that answered so recently is busy, not gone. */
const BUSY_MS = 5_000

/** Whether the database answers, asked past the queue of calls and at most once at a time. */
export class HealthProbe {
  readonly #ask: () => Promise<unknown>
  readonly #now: () => number
  #answeredAt = Number.NEGATIVE_INFINITY
  #asking: Promise<void> | undefined

  /**
   * @param ask a question that needs no place among the calls
   * @param now a clock in milliseconds that never goes back
   */
  constructor(ask: () => Promise<unknown>, now: () => number = () => performance.now()) {
    this.#ask = ask
    this.#now = now
  }

  /**
   * Resolves when the database answers, or did within the last five seconds; after a second at most.
   * @throws what the database said, or that it says nothing (SQLSTATE 08006)
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
