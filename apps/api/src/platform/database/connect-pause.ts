import { isDatabaseUnavailable } from './database-unavailable.ts'

/** So long a database that refused a connection is left alone. */
const PAUSE_MS = 250

/**
 * Keeps the calls of a whole site from asking a database that is down or recovering: each try makes it start a
 * process of its own, and hundreds a second take the recovery three times as long (measured on 2 cores).
 */
export class ConnectPause {
  readonly #now: () => number
  #until = Number.NEGATIVE_INFINITY
  #refusal: Error | undefined

  /** @param now a clock in milliseconds that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Why a connection failed; begins a pause when the database refused it. */
  failed(error: unknown): void {
    // Without a code it is the pool that had no turn, which says nothing of the database.
    const { code } = error as { code?: unknown }
    if (typeof code !== 'string' || !isDatabaseUnavailable(error)) return
    this.#until = this.#now() + PAUSE_MS
    this.#refusal = error as Error
  }

  /** The refusal that still holds; undefined when the database may be asked. */
  refusal(): Error | undefined {
    return this.#now() < this.#until ? this.#refusal : undefined
  }
}
