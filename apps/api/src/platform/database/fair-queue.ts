import { OverloadedError } from './overloaded-error.ts'

export interface FairQueueLimits {
  /** Turns that are held at the same time. */
  slots: number
  /** Turns that one key holds at the same time. */
  perKey: number
  /** Who would be one more waiting than this, of one key and of all, is refused at once. */
  waitingPerKey?: number
  waiting?: number
}

interface Waiting {
  go: (giveBack: () => void) => void
  timer: NodeJS.Timeout
}

interface Line {
  held: number
  waiting: Waiting[]
}

/**
 * Gives turns to many keys (accounts, addresses) one after the other: anyone who brings a hundred wishes waits behind
 * themselves, not before others. A wish that has waited longer than its patience is refused.
 */
export class FairQueue {
  readonly #limits: Required<FairQueueLimits>
  /** Keys that hold or wait for a turn; whose turn comes next is first. */
  readonly #lines = new Map<string, Line>()
  #held = 0
  #waiting = 0

  constructor({ waitingPerKey = 500, waiting = 5_000, ...limits }: FairQueueLimits) {
    this.#limits = { ...limits, waitingPerKey, waiting }
  }

  /** Wishes that wait now. */
  get waiting(): number {
    return this.#waiting
  }

  /**
   * Waits for a turn.
   * @returns gives the turn back; more than once is the same
   * @throws {OverloadedError} when it did not come in time, or too many wait already
   */
  turn(key: string, patienceMs: number): Promise<() => void> {
    const line = this.#lines.get(key) ?? { held: 0, waiting: [] }
    this.#lines.set(key, line)
    if (line.waiting.length === 0 && this.#mayHold(line)) return Promise.resolve(this.#hold(key, line))
    if (line.waiting.length >= this.#limits.waitingPerKey || this.#waiting >= this.#limits.waiting)
      return Promise.reject(new OverloadedError())
    return new Promise((go, fail) => {
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(wish), 1)
        this.#waiting--
        this.#forgetIdle(key, line)
        fail(new OverloadedError())
      }, patienceMs)
      const wish: Waiting = { go, timer }
      line.waiting.push(wish)
      this.#waiting++
    })
  }

  #mayHold(line: Line): boolean {
    return this.#held < this.#limits.slots && line.held < this.#limits.perKey
  }

  #hold(key: string, line: Line): () => void {
    this.#held++
    line.held++
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#held--
      line.held--
      this.#forgetIdle(key, line)
      this.#next()
    }
  }

  /** The key that was served goes to the end of the round. */
  #next(): void {
    if (this.#waiting === 0) return
    for (const [key, line] of this.#lines) {
      if (this.#held >= this.#limits.slots) return
      if (line.waiting.length === 0 || !this.#mayHold(line)) continue
      const wish = line.waiting.shift() as Waiting
      this.#waiting--
      clearTimeout(wish.timer)
      this.#lines.delete(key)
      this.#lines.set(key, line)
      wish.go(this.#hold(key, line))
      return
    }
  }

  #forgetIdle(key: string, line: Line): void {
    if (line.held === 0 && line.waiting.length === 0) this.#lines.delete(key)
  }
}
