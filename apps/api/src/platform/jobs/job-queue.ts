import { AsyncResource } from 'node:async_hooks'
import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { DATABASE_CLOCK, type JobClock } from './job-clock.ts'
import type { JobKind, JobWish, ModuleJobs, ScheduleRule } from './job-kind.ts'
import { enqueueJob } from './job-rows.ts'
import { nextTime } from './next-time.ts'

/** The kinds of jobs of this program, and how to request them. */
export class JobQueue {
  readonly db: Database
  readonly clock: JobClock
  readonly kinds: ReadonlyMap<string, JobKind>
  readonly schedules: readonly ScheduleRule[]
  readonly #listeners = new Set<() => void>()

  /** @throws Error for two kinds or schedules of one name, and for an invalid cron or zone */
  constructor(db: Database, modules: readonly ModuleJobs[], clock: JobClock = DATABASE_CLOCK) {
    this.db = db
    this.clock = clock
    this.kinds = byName(modules.flatMap(({ kinds }) => kinds.map((kind) => [kind.kind, kind] as const)))
    const schedules = modules.flatMap(({ schedules = [] }) => schedules)
    byName(schedules.map((rule) => [rule.name, rule] as const))
    for (const { cron, zone } of schedules) nextTime(cron, zone, 0)
    this.schedules = schedules
  }

  /**
   * Requests jobs. The worker of this process starts at once; others at their next poll.
   * @param trx the transaction that the requests are part of
   */
  async enqueue(wishes: readonly JobWish[], trx: Kysely<Tables> = this.db.kysely): Promise<void> {
    for (const wish of wishes) {
      const kind = this.kinds.get(wish.kind)
      if (!kind) throw new Error(`No module offers jobs of the kind ${wish.kind}.`)
      await enqueueJob(trx, wish, { mostTries: kind.mostTries, clock: this.clock })
    }
    if (wishes.length > 0) this.wake()
  }

  /** Tells the worker of this process that something may be due. */
  wake(): void {
    for (const listener of this.#listeners) listener()
  }

  /**
   * The listener runs in the scope of this call, not in that of the request: a caller may hold a transaction, in which
   * the worker must not request a connection.
   * @returns a function that removes the listener
   */
  onWake(listener: () => void): () => void {
    const bound = AsyncResource.bind(listener)
    this.#listeners.add(bound)
    return () => this.#listeners.delete(bound)
  }
}

function byName<T>(entries: readonly (readonly [string, T])[]): Map<string, T> {
  const map = new Map(entries)
  if (map.size === entries.length) return map
  throw new Error(`Two modules offer the same name: ${entries.map(([name]) => name).join(', ')}.`)
}
