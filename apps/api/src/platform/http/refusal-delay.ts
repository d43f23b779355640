import { Failure } from '../failure.ts'
import { networkOf } from '../network.ts'
import { failureStatus } from './failure-status.ts'

/** So many refusals of one caller in ten seconds are answered at once, the rest after a pause. */
const AT_ONCE = 20
const WINDOW_MS = 10_000
const PAUSE_MS = 500
/** Pauses that are kept at the same time; beyond them the answer comes at once and the connection closes. */
const MOST_PAUSES = 2_000
const MOST_KEYS = 10_000

/**
 * Slows down callers with repeated refusals: a script that asks as fast as it is refused would else keep the processor
 * from everybody.
 */
export class RefusalDelay {
  readonly #now: () => number
  readonly #windows = new Map<string, { until: number; refusals: number }>()
  #pauses = 0

  /** @param now a clock in milliseconds that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /**
   * Waits before a refusal is answered, when its caller has had many.
   * @returns false when the connection should close behind the answer
   */
  async before(error: unknown, who: { userId?: string | undefined; ip: string }): Promise<boolean> {
    const isRefusal = error instanceof Failure && failureStatus(error) === 429
    if (!isRefusal || this.#count(who.userId ?? networkOf(who.ip)) <= AT_ONCE) return true
    if (this.#pauses >= MOST_PAUSES) return false
    this.#pauses++
    await new Promise<void>((go) => setTimeout(go, PAUSE_MS).unref())
    this.#pauses--
    return true
  }

  #count(key: string): number {
    const now = this.#now()
    const window = this.#windows.get(key)
    if (window && now < window.until) return ++window.refusals
    this.#windows.delete(key)
    this.#windows.set(key, { until: now + WINDOW_MS, refusals: 1 })
    const [oldest] = this.#windows.keys()
    if (this.#windows.size > MOST_KEYS && oldest !== undefined) this.#windows.delete(oldest)
    return 1
  }
}
