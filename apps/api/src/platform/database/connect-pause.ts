import { isDatabaseUnavailable } from './database-unavailable.ts'

/** Pause after a database refused a connection. */
const PAUSE_MS = 250

/**
 * Limits the connection attempts of a whole site to a database that is down or recovering: each attempt makes it start
 * a process, and with hundreds a second the recovery takes three times as long (measured on 2 cores).
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
    // Without a code the pool had no free connection, which says nothing about the database.
    const { code } = error as { code?: unknown }
    if (typeof code !== 'string' || !isDatabaseUnavailable(error)) return
    this.#until = this.#now() + PAUSE_MS
    this.#refusal = error as Error
  }

  /** The refusal during a pause; undefined when a connection may be tried. */
  refusal(): Error | undefined {
    return this.#now() < this.#until ? this.#refusal : undefined
  }
}
