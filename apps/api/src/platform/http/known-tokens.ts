import { createHash } from 'node:crypto'
import type { UserCaller } from '../caller.ts'

/** So long a token's account is known without asking; it only ever refuses, it never lets in. */
const WHO_MS = 1_000
/** So long it is remembered that a token was good. */
const GOOD_MS = 600_000
const MOST = 20_000

interface Known {
  caller: UserCaller
  at: number
}

/**
 * Whose tokens were, a moment ago. Lets the limits refuse a call whose window is full without asking the database.
 * Rights are never read from here: a call that continues is looked up as usual.
 */
export class KnownTokens {
  readonly #now: () => number
  readonly #known = new Map<string, Known>()

  /** @param now a clock in milliseconds that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** @param authorization header of the call */
  note(authorization: string, caller: UserCaller): void {
    const key = digestOf(authorization)
    // Deleted first, so that the oldest is in front.
    this.#known.delete(key)
    this.#known.set(key, { caller, at: this.#now() })
    const [oldest] = this.#known.keys()
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest)
  }

  /** The caller who used it within the last second. */
  callerOf(authorization: string | undefined): UserCaller | undefined {
    return this.#find(authorization, WHO_MS)?.caller
  }

  /** Its owner within the last ten minutes: the key of the fair queue, and a proof that the token was not guessed. */
  ownerOf(authorization: string | undefined): UserCaller | undefined {
    return this.#find(authorization, GOOD_MS)?.caller
  }

  #find(authorization: string | undefined, withinMs: number): Known | undefined {
    const known = authorization === undefined ? undefined : this.#known.get(digestOf(authorization))
    return known && this.#now() - known.at < withinMs ? known : undefined
  }
}

const digestOf = (authorization: string) => createHash('sha256').update(authorization).digest('base64')
