import type { FastifyRequest } from 'fastify'
import { TurnQueue } from '../database/turn-queue.ts'
import { withTurnsOf } from '../database/turn-scope.ts'
import type { Measure } from '../metrics/measure.ts'
import { networkOf } from '../network.ts'
import type { RateClass } from './rate-limit.ts'

/** Calls that run at the same time, in all and of one account or address. */
const AT_ONCE = 32
const AT_ONCE_PER_CALLER = 4
/** A call without a slot by then is refused; the client can repeat it. */
const PATIENCE_MS = 2_000
const NOT_QUEUED: readonly RateClass[] = [
  // Probes do not use the queue of the database.
  'none',
  // They wait for the password hash, which has a queue of its own, and would hold a slot while they wait.
  'login',
]

/**
 * Runs a few calls at a time of each account, or of each address while nobody is signed in, and serves them round-robin.
 * Their queries of the database are counted for the same key.
 */
export class CallQueue {
  readonly #queue = new TurnQueue({ slots: AT_ONCE, perKey: AT_ONCE_PER_CALLER })

  /** How busy the server is with calls. */
  measures(): Measure[] {
    const value = (name: string, help: string, read: () => number): Measure => ({
      name,
      help,
      read: async () => [{ value: read() }],
    })
    return [
      value('haixuan_calls_running', 'Calls that are worked on.', () => this.#queue.held),
      value('haixuan_calls_waiting', 'Calls that wait to be let in.', () => this.#queue.waiting),
    ]
  }

  /** Identifies the caller: this takes no slot yet, but has the same time limit. */
  asking<T>(
    request: Pick<FastifyRequest, 'ip'>,
    userId: string | undefined,
    work: () => Promise<T>,
  ): Promise<T> {
    return withTurnsOf(userId ?? networkOf(request.ip), work, PATIENCE_MS)
  }

  /** @throws {OverloadedError} without a slot within two seconds */
  async run<T>(
    { caller, ip }: Pick<FastifyRequest, 'caller' | 'ip'>,
    rateClass: RateClass,
    work: () => Promise<T>,
  ): Promise<T> {
    const key = caller.kind === 'user' ? caller.userId : networkOf(ip)
    if (NOT_QUEUED.includes(rateClass)) return withTurnsOf(key, work)
    const giveBack = await this.#queue.turn(key, PATIENCE_MS)
    try {
      return await withTurnsOf(key, work)
    } finally {
      giveBack()
    }
  }
}
