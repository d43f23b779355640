import type { FastifyRequest } from 'fastify'
import { FairQueue } from '../database/fair-queue.ts'
import { withTurnsOf } from '../database/turn-scope.ts'
import { networkOf } from '../network.ts'
import type { RateClass } from './rate-limit.ts'

/** Calls that are worked on at the same time, of all and of one account or address. */
const AT_ONCE = 32
const AT_ONCE_PER_CALLER = 4
/** A call that was not let in by then is refused: anyone who sent it would rather come again than wait. */
const PATIENCE_MS = 2_000
const NOT_QUEUED: readonly RateClass[] = [
  // Probes ask nothing of the database.
  'none',
  // They wait for the password hash, which has a queue of its own, and would hold a place while they do.
  'login',
]

/**
 * Lets calls in a few at a time for each account, or address while nobody is signed in, and all of them in turn. Their
 * questions to the database are asked in the same name.
 */
export class CallQueue {
  readonly #queue = new FairQueue({ slots: AT_ONCE, perKey: AT_ONCE_PER_CALLER })

  /** Finding out who calls: no place is taken yet, but the wait is as short. */
  asking<T>(
    request: Pick<FastifyRequest, 'ip'>,
    userId: string | undefined,
    work: () => Promise<T>,
  ): Promise<T> {
    return withTurnsOf(userId ?? networkOf(request.ip), work, PATIENCE_MS)
  }

  /** @throws {OverloadedError} when it was not let in within two seconds */
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
