import type { Rate, SharedCount, Window } from '../call-window.ts'
import { Failure } from '../failure.ts'
import { networkOf } from '../network.ts'

/** Classes of x-access. `none` is for probes. */
export type RateClass = 'none' | 'read' | 'search' | 'write' | 'login' | 'export' | 'import'
/** Calls of a signed-in user and of an address that is not signed in. */
export type Rates = Record<Exclude<RateClass, 'none'>, { user: Rate; anonymous: Rate }>

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const same = (calls: number, perMs: number) => ({ user: { calls, perMs }, anonymous: { calls, perMs } })

export const DEFAULT_RATES: Rates = {
  read: same(600, MINUTE),
  search: { user: { calls: 120, perMs: MINUTE }, anonymous: { calls: 30, perMs: MINUTE } },
  write: same(60, MINUTE),
  // Guesses at one account are slowed in the database; this keeps one address, and one account, from keeping the hash busy.
  login: same(20, MINUTE),
  // The rows themselves are counted by the quota.
  export: same(30, HOUR),
  import: same(10, HOUR),
}
/** Who calls: an account, or an address while nobody is signed in. */
export interface Who {
  userId?: string | undefined
  ip: string
}
/** Tries of one address, good ones included, are so many times those that may fail. */
const ALL_TRIES = 6
const SHARED: readonly RateClass[] = ['login', 'export', 'import']
const MOST_KEYS = 50_000

/**
 * The default rates, each so many times as high and never below one call.
 * @param factor above 0
 * @param servers that run side by side: what each of them counts alone is divided among them
 */
export function ratesTimes(factor: number, servers = 1): Rates {
  const classes = Object.entries(DEFAULT_RATES)
  return Object.fromEntries(
    classes.map(([name, { user, anonymous }]) => {
      const by = SHARED.includes(name as RateClass) ? factor : factor / servers
      const times = ({ calls, perMs }: Rate): Rate => ({ calls: Math.max(1, Math.round(calls * by)), perMs })
      return [name, { user: times(user), anonymous: times(anonymous) }]
    }),
  ) as Rates
}

/**
 * Counts calls in fixed windows, in memory, for a bounded number of callers. Waits are measured by a clock that is never
 * put right: a wall clock that jumps would shut callers out for the size of the jump.
 */
export class RateLimiter {
  readonly #rates: Rates
  readonly #now: () => number
  readonly #windows = new Map<string, { until: number; calls: number }>()

  constructor(rates: Rates = DEFAULT_RATES, now: () => number = () => performance.now()) {
    this.#rates = rates
    this.#now = now
  }

  /** Tokens of one network that nobody has: a fifth of what it may read without one. */
  unknownTokens(ip: string): Window {
    const { calls, perMs } = this.#rates.read.anonymous
    const rate = { calls: Math.ceil(calls / 5), perMs }
    return { name: 'unknown-tokens', key: `unknown token ${networkOf(ip)}`, rate }
  }

  /** Counts a call. Throws 429 with the moment to try again when the window is full. */
  take(rateClass: RateClass, who: Who): void {
    for (const window of this.windowsOf(rateClass, who)) this.takeFrom(window)
  }

  /** The window that a call of a class is counted in; none for probes. */
  windowsOf(rateClass: RateClass, who: Who): Window[] {
    if (rateClass === 'none') return []
    const rate = this.#rates[rateClass][who.userId ? 'user' : 'anonymous']
    const shared = SHARED.includes(rateClass) ? { isShared: true as const } : {}
    return [{ name: rateClass, key: keyOf(rateClass, who), rate, ...shared }]
  }

  /** The same for a class of its own. */
  takeFrom(of: Window): void {
    const { key, rate } = of
    const now = this.#now()
    const window = this.#windows.get(key)
    if (!window || window.until <= now) {
      this.#makeRoom(now)
      // Deleted first so that the map stays in the order of the windows' beginnings.
      this.#windows.delete(key)
      this.#windows.set(key, { until: now + rate.perMs, calls: 1 })
      return
    }
    this.refuseFullFrom(of)
    window.calls++
  }

  /** Takes over what all servers have counted. Throws 429 when this call found the window full. */
  note(window: Window, { calls, resetMs, isFull }: SharedCount): void {
    this.#windows.set(window.key, {
      until: this.#now() + resetMs,
      calls: isFull ? Math.max(calls, window.rate.calls) : calls,
    })
    if (isFull) this.refuseFullFrom(window)
  }

  /** What is left of a window, and in how many milliseconds all of it is there again; nothing has begun without. */
  leftOf({ key, rate }: Window): { calls: number; resetMs: number | undefined } {
    const now = this.#now()
    const window = this.#windows.get(key)
    if (!window || window.until <= now) return { calls: rate.calls, resetMs: undefined }
    return { calls: Math.max(0, rate.calls - window.calls), resetMs: window.until - now }
  }

  /** Throws 429 when a window is full, and counts nothing. */
  refuseFullFrom({ key, rate }: Window): void {
    const now = this.#now()
    const window = this.#windows.get(key)
    if (!window || window.until <= now || window.calls < rate.calls) return
    const retryAfterMs = Math.ceil(window.until - now)
    const seconds = Math.ceil(retryAfterMs / 1000)
    throw new Failure('rate_limited', `操作过于频繁，请 ${seconds} 秒后再试`, { retryAfterMs })
  }

  /**
   * Windows of a try that costs a run of the password hash or tells whether a secret exists, by its address, no matter who is
   * signed in there: twice, since what succeeds is given back to the one count and never to the other.
   */
  tryWindows(ip: string): Window[] {
    const { calls, perMs } = this.#rates.login.anonymous
    const all = { calls: calls * ALL_TRIES, perMs }
    const tries = { name: 'tries', key: `tries ${networkOf(ip)}`, rate: all, isShared: true as const }
    return [...this.windowsOf('login', { ip }), tries]
  }

  /** Gives a call back: a sign-in that succeeded is not an attack. */
  giveBackTo({ key }: Window): void {
    const window = this.#windows.get(key)
    if (window && window.calls > 0) window.calls--
  }

  get size(): number {
    return this.#windows.size
  }

  #makeRoom(now: number): void {
    // Looks only at the front: a full map must not make every call walk through all of it.
    for (const [key, { until }] of this.#windows) {
      const over = until <= now
      if (over || this.#windows.size >= MOST_KEYS) this.#windows.delete(key)
      if (!over) return
    }
  }
}

function keyOf(rateClass: RateClass, who: Who): string {
  return `${rateClass} ${who.userId ?? networkOf(who.ip)}`
}
