import { hostname } from 'node:os'
import { inBackground } from '../database/turn-scope.ts'
import { ignoreUnwritable } from '../database/unwritable.ts'
import { outsideSpans } from '../tracing/span.ts'
import { backOffMs } from './back-off.ts'
import { errorText } from './error-text.ts'
import { FailureTeller } from './failed-jobs.ts'
import type { JobKind } from './job-kind.ts'
import type { JobQueue } from './job-queue.ts'
import { buryLostJobs, type Claim, claimJob, endAttempt, releaseLeases } from './job-rows.ts'
import { LeaseLostError, leaseMs } from './lease.ts'
import { runAttempt } from './run-attempt.ts'
import { pullBackSchedules, runDueSchedules, storeSchedules } from './schedule-rows.ts'

/** Jobs that one worker runs at the same time. */
const SLOTS = 4
const POLL_MS = 1_000
/** At a stop running jobs get this time to end, then their lease is given back. */
const PATIENCE_MS = 4_000
const CORRECT_MS = 60_000
const FAILURES_MS = 60_000
/** After a database error the pause before the next poll doubles up to this. */
const MOST_PAUSE_MS = 30_000

export interface WorkerOptions {
  queue: JobQueue
  /** Called with errors that are reported nowhere else. */
  onError?: (error: unknown, job: string) => void
  pollMs?: number
  /** A lease is renewed after this; a third of it by default. */
  renewMs?: number
  patienceMs?: number
  /** Interval of the check for schedule times that a wrong clock wrote. */
  correctMs?: number
  /** Whether it also requests the jobs of due schedules. Default true. */
  isScheduling?: boolean
  /** Runs only jobs of this key: a command that runs its own leaves those of others. */
  onlyKey?: string
  /** 0 to 1. */
  random?: () => number
}

/** Databases whose lost leases were released: a second worker of the process would take those of the first. */
const released = new WeakSet<object>()

/** Runs due jobs of the kinds of its queue, and requests those of its schedules. */
export class Worker {
  readonly name = `${hostname()}:${process.pid}`
  readonly #queue: JobQueue
  readonly #options: Required<Omit<WorkerOptions, 'queue' | 'onlyKey'>>
  readonly #onlyKey: string | undefined
  readonly #teller: FailureTeller
  readonly #running = new Map<string, { claim: Claim; abort: AbortController; ended: Promise<void> }>()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #isWoken = false
  #isStopping = false
  #isPrepared = false
  #failures = 0
  #pausedUntil = 0
  #correctedAt = performance.now()
  #stopListening = (): void => undefined

  constructor({ queue, onlyKey, ...options }: WorkerOptions) {
    this.#queue = queue
    this.#onlyKey = onlyKey
    this.#options = {
      ...{ onError: () => undefined, pollMs: POLL_MS, renewMs: leaseMs() / 3, patienceMs: PATIENCE_MS },
      correctMs: CORRECT_MS,
      random: Math.random,
      isScheduling: true,
      ...options,
    }
    this.#teller = new FailureTeller(queue, this.#options.onError, FAILURES_MS)
  }

  /** Starts polling: now, each second and whenever a job is requested. */
  async start(): Promise<void> {
    // A database that accepts no writes lets the site start: what is written here follows once it does.
    await this.#prepare().catch(ignoreUnwritable)
    this.#stopListening = this.#queue.onWake(() => outsideSpans(() => this.#look()))
    // Keeps the process: while the database is away, one that runs jobs only has nothing else that does.
    this.#timer = setInterval(() => this.#look(), this.#options.pollMs)
    this.#look()
  }

  /** Done once, before the first job: what an earlier process held is free, and every schedule has its row. */
  async #prepare(): Promise<void> {
    if (this.#isPrepared) return
    const { db } = this.#queue
    if (db.engine === 'embedded' && !released.has(db.pool)) {
      await releaseLeases(db.kysely)
      released.add(db.pool)
    }
    if (this.#options.isScheduling) await storeSchedules(this.#queue)
    this.#isPrepared = true
  }

  /** Aborts running jobs, waits a short time, and gives back those that do not end. No new job starts after the call. */
  async stop(): Promise<void> {
    this.#isStopping = true
    this.#stopListening()
    clearInterval(this.#timer)
    await this.#looking
    const running = [...this.#running.values()]
    for (const { abort } of running) abort.abort(new Error('The server stops.'))
    let late: NodeJS.Timeout | undefined
    const patience = new Promise<void>((resolve) => {
      late = setTimeout(resolve, this.#options.patienceMs)
    })
    const underWay = [...running.map(({ ended }) => ended), ...this.#teller.underWay]
    await Promise.race([Promise.all(underWay), patience])
    clearTimeout(late)
    for (const { claim } of this.#running.values())
      await endAttempt(this.#queue.db.kysely, claim, { is: 'given-back' }, this.#queue.clock)
  }

  /** Runs until nothing is due and nothing runs. */
  async drain(): Promise<void> {
    for (;;) {
      this.#look()
      await this.#looking
      const underWay = [...[...this.#running.values()].map(({ ended }) => ended), ...this.#teller.underWay]
      if (underWay.length === 0) return
      await Promise.race(underWay)
    }
  }

  #look(): void {
    this.#isWoken = true
    this.#looking ??= this.#lookWhileWoken().finally(() => {
      this.#looking = undefined
    })
  }

  async #lookWhileWoken(): Promise<void> {
    while (this.#isWoken && !this.#isStopping && performance.now() >= this.#pausedUntil) {
      this.#isWoken = false
      try {
        await this.#lookOnce()
        this.#failures = 0
      } catch (error) {
        // Said once, not each second.
        if (this.#failures++ === 0) this.#options.onError(error, 'worker')
        const pause = Math.min(this.#options.pollMs * 2 ** this.#failures, MOST_PAUSE_MS)
        this.#pausedUntil = performance.now() + pause
      }
    }
  }

  async #lookOnce(): Promise<void> {
    const { db, clock } = this.#queue
    await this.#prepare()
    if (this.#options.isScheduling) await this.#lookAtSchedules()
    if ((await buryLostJobs(db.kysely, clock, this.#own())) > 0) this.#teller.note()
    // A command that runs its own job leaves those of others.
    if (this.#onlyKey === undefined) this.#teller.begin()
    while (!this.#isStopping && this.#running.size < SLOTS) {
      const kinds = this.#kindsWithRoom()
      if (kinds.length === 0) return
      const own = this.#own()
      const claim = await claimJob(db.kysely, kinds, {
        worker: this.name,
        own,
        onlyKey: this.#onlyKey,
        clock,
      })
      if (!claim) return
      this.#begin(claim)
    }
  }

  async #lookAtSchedules(): Promise<void> {
    if (performance.now() - this.#correctedAt >= this.#options.correctMs) {
      await pullBackSchedules(this.#queue)
      this.#correctedAt = performance.now()
    }
    await runDueSchedules(this.#queue)
  }

  #own(): Claim[] {
    return [...this.#running.values()].map(({ claim }) => claim)
  }

  #kindsWithRoom(): string[] {
    const counts = new Map<string, number>()
    for (const { claim } of this.#running.values()) counts.set(claim.kind, (counts.get(claim.kind) ?? 0) + 1)
    return [...this.#queue.kinds.values()]
      .filter(({ kind, atOnce = 1 }) => (counts.get(kind) ?? 0) < atOnce)
      .map(({ kind }) => kind)
  }

  #leave(id: string): void {
    if (this.#running.delete(id)) this.#look()
  }

  #begin(claim: Claim): void {
    const kind = this.#queue.kinds.get(claim.kind) as JobKind
    const id = `${claim.kind} ${claim.key} ${claim.attempt}`
    const abort = new AbortController()
    const { renewMs, onError, random } = this.#options
    const ended = inBackground('jobs', () => runAttempt(this.#queue, kind, claim, { abort, renewMs }))
      .catch((error: unknown) => {
        // Nobody takes the work over from a stopped server before its lease is given back.
        if (this.#isStopping && abort.signal.aborted) return { is: 'given-back' } as const
        if (!(abort.signal.reason instanceof LeaseLostError)) onError(error, id)
        return { is: 'failed', error: errorText(error), pauseMs: backOffMs(claim.tries, random()) } as const
      })
      .then(async (end) => {
        const state = await endAttempt(this.#queue.db.kysely, claim, end, this.#queue.clock)
        if (state === 'dead') this.#teller.note()
      })
      // The database is away: the lease runs out, and another attempt follows.
      .catch((error: unknown) => onError(error, id))
      .then(() => this.#leave(id))
    this.#running.set(id, { claim, abort, ended })
    // Work that hears nothing must not keep its kind from running once the job is another's or was given up.
    abort.signal.addEventListener('abort', () => {
      if (abort.signal.reason instanceof LeaseLostError) this.#leave(id)
    })
  }
}
