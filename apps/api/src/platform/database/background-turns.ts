import { setTimeout as wait } from 'node:timers/promises'

/** After a step of the work others have engine and processor for this many times as long. */
const REST = 4
/** A pause is no longer than this, milliseconds. */
const MOST_MS = 5_000
/** Others are there when one came within this time, milliseconds. */
const AROUND_MS = 2_000
/** What the work computes between two turns holds others up too; longer is waiting, not computing. */
const MOST_COMPUTED_MS = 1_000

interface Clock {
  now(): number
  sleep(ms: number): Promise<unknown>
}

const REAL: Clock = { now: () => performance.now(), sleep: (ms) => wait(ms) }

/**
 * Lets background work have the only connection of an engine for a fifth of the time at most while somebody else asks for
 * it: taking turns alone, every request would wait for a statement of the work. One background turn at a time.
 */
export class BackgroundTurns {
  readonly #clock: Clock
  #last: Promise<void> = Promise.resolve()
  #held = 0
  #endedAt = Number.NEGATIVE_INFINITY
  #askedAt = Number.NEGATIVE_INFINITY

  constructor(clock: Clock = REAL) {
    this.#clock = clock
  }

  /** Somebody who waits for an answer asks for the connection. */
  noteOther(): void {
    this.#askedAt = this.#clock.now()
  }

  /** Waits until background work may ask. @returns ends the turn, told how long the connection was held */
  async turn(): Promise<(heldMs: number) => void> {
    const before = this.#last
    let end = (): void => undefined
    this.#last = new Promise((resolve) => {
      end = resolve
    })
    await before
    const pause = this.#pause()
    if (pause > 0) await this.#clock.sleep(pause)
    return (heldMs) => {
      this.#held = heldMs
      this.#endedAt = this.#clock.now()
      end()
    }
  }

  #pause(): number {
    const now = this.#clock.now()
    if (now - this.#askedAt > AROUND_MS) return 0
    const since = now - this.#endedAt
    const computed = since <= MOST_COMPUTED_MS ? since : 0
    return Math.min((this.#held + computed) * REST, MOST_MS)
  }
}
