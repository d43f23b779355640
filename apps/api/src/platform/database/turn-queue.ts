import { OverloadedError } from './overloaded-error.ts'

export interface TurnLimits {
  /** Turns that are held at the same time. */
  slots: number
  /** Turns that one key holds at the same time. */
  perKey: number
  /** Most requests that wait, of one key and of all; any further one is refused at once. */
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
 * Round-robin queue over keys (accounts, addresses): a key with a hundred requests delays itself, not others. A request
 * that has waited longer than its limit is refused.
 */
export class TurnQueue {
  readonly #limits: Required<TurnLimits>
  /** Keys that hold or wait for a turn; the next one is first. */
  readonly #lines = new Map<string, Line>()
  #held = 0
  #waiting = 0

  constructor({ waitingPerKey = 500, waiting = 5_000, ...limits }: TurnLimits) {
    this.#limits = { ...limits, waitingPerKey, waiting }
  }

  /** Requests that wait now. */
  get waiting(): number {
    return this.#waiting
  }

  /** Turns that are held now. */
  get held(): number {
    return this.#held
  }

  /**
   * Waits for a turn.
   * @returns a function that gives the turn back; further calls of it do nothing
   * @throws {OverloadedError} when there was no turn in time, or too many wait already
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
