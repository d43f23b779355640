import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Window } from '../call-window.ts'
import type { Caller, UserCaller } from '../caller.ts'
import type { Operation } from '../contract/contract.ts'
import type { CallLimits } from './call-limits.ts'
import type { CallQueue } from './call-queue.ts'
import { KnownTokens } from './known-tokens.ts'
import type { HttpPorts } from './ports.ts'
import type { RateClass, RateLimiter } from './rate-limit.ts'
import { RefusalDelay } from './refusal-delay.ts'

/** Of one operation among all of them no type says that its body has been checked. */
type WireReplay = (caller: UserCaller, body: unknown) => Promise<boolean>
type GatePorts = Pick<HttpPorts, 'keyLimits' | 'takeShared' | 'giveBackShared' | 'replays'>

/** What keeps a heavy or a refused caller from holding the others up, around the guard and the handler of a call. */
export class CallGate {
  readonly #limiter: RateLimiter
  readonly #ports: GatePorts
  readonly #tokens = new KnownTokens()
  readonly #queue: CallQueue
  readonly #delay = new RefusalDelay()

  constructor(limiter: RateLimiter, ports: GatePorts, queue: CallQueue) {
    this.#queue = queue
    this.#limiter = limiter
    this.#ports = ports
  }

  /** Runs the guard of a call; repeated refusals of a caller are delayed. */
  async guarded(request: FastifyRequest, reply: FastifyReply, guard: () => Promise<void>): Promise<void> {
    try {
      await guard()
    } catch (error) {
      const owner = this.#tokens.ownerOf(request.headers.authorization)
      const isKept = await this.#delay.before(error, { userId: owner?.userId, ip: request.ip })
      if (!isKept) reply.header('connection', 'close')
      throw error
    }
  }

  /** Refuses a call over its limit before any query of the database. Throws 429 `rate_limited`. */
  refuseUsedUp(request: FastifyRequest, rateClass: RateClass): void {
    const { headers, ip } = request
    if (headers.authorization === undefined) return
    const caller = this.#tokens.callerOf(headers.authorization)
    if (caller) request.limits = this.limitsOf(caller, rateClass, ip)
    else if (this.#tokens.ownerOf(headers.authorization) === undefined)
      request.limits = { windows: [this.#limiter.unknownTokens(ip)] }
    else return
    for (const window of request.limits.windows) this.#limiter.refuseFullFrom(window)
  }

  /** The limits in which a call of a known user is counted. */
  limitsOf(caller: UserCaller, rateClass: RateClass, ip: string): CallLimits {
    if (caller.key) return this.#ports.keyLimits(caller)
    return { windows: this.#limiter.windowsOf(rateClass, { userId: caller.userId, ip }) }
  }

  /**
   * Counts a call in windows: here first, so that a full one costs no query, then for all servers where they count
   * together. Throws 429 `rate_limited`.
   */
  async take(request: FastifyRequest, userId: string | undefined, windows: readonly Window[]): Promise<void> {
    for (const window of windows) this.#limiter.takeFrom(window)
    for (const window of windows.filter(({ isShared }) => isShared)) {
      const count = await this.#queue.asking(request, userId, () => this.#ports.takeShared(window))
      if (count) this.#limiter.note(window, count)
    }
  }

  /**
   * Counts a wish that is named by a key in the class of its operation, unless the key was used before: sending it again
   * after a lost answer is no new wish. A key of the API is counted in its own windows already.
   */
  async chargeNewWish(request: FastifyRequest, { id, access }: Operation, body: unknown): Promise<void> {
    const { caller, ip } = request
    const isReplay = this.#ports.replays[id] as WireReplay | undefined
    if (!isReplay || caller.kind !== 'user' || caller.key) return
    if (await this.#queue.asking(request, caller.userId, () => isReplay(caller, body))) return
    const { windows } = this.limitsOf(caller, access.rateClass, ip)
    request.limits = { windows: [...windows, ...(request.limits?.windows ?? [])] }
    await this.take(request, caller.userId, windows)
  }

  /** Gives a try back to its address and its account: what succeeded was no guess. */
  async giveTryBack({ caller, ip }: FastifyRequest): Promise<void> {
    const userId = caller.kind === 'user' ? caller.userId : undefined
    const windows = [{ ip }, ...(userId === undefined ? [] : [{ userId, ip }])].flatMap((who) =>
      this.#limiter.windowsOf('login', who),
    )
    for (const window of windows) {
      this.#limiter.giveBackTo(window)
      await this.#ports.giveBackShared(window)
    }
  }

  /** Identifies the caller, within the fair queue. */
  async asking(request: FastifyRequest, find: () => Promise<Caller>): Promise<Caller> {
    const { authorization } = request.headers
    const owner = this.#tokens.ownerOf(authorization)
    const caller = await this.#queue.asking(request, owner?.userId, find)
    if (authorization !== undefined && caller.kind === 'user') this.#tokens.note(authorization, caller)
    return caller
  }

  /** Counts a call without a known user, and an unknown token. Throws 429 `rate_limited`. */
  countUnknown(request: FastifyRequest): void {
    const { headers, ip } = request
    const isGuess = headers.authorization !== undefined
    const windows = [
      ...this.#limiter.windowsOf('read', { ip }),
      ...(isGuess ? [this.#limiter.unknownTokens(ip)] : []),
    ]
    // A call without a token has been counted in its own class already.
    const before = isGuess ? [] : (request.limits?.windows ?? [])
    request.limits = { windows: [...before, ...windows] }
    for (const window of windows) this.#limiter.takeFrom(window)
  }

  /** What a key costs is drawn in the turn of its owner. */
  draw<T>(request: FastifyRequest, { userId }: UserCaller, work: () => Promise<T>): Promise<T> {
    return this.#queue.asking(request, userId, work)
  }

  /** Runs the handler when its turn comes. Throws OverloadedError when it does not. */
  run<T>(request: FastifyRequest, rateClass: RateClass, work: () => Promise<T>): Promise<T> {
    return this.#queue.run(request, rateClass, work)
  }
}
