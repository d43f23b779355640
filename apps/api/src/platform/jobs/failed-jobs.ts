import { sql } from 'kysely'
import { inBackground } from '../database/turn-scope.ts'
import type { FailedJob, JobKind } from './job-kind.ts'
import type { JobQueue } from './job-queue.ts'

/** Jobs of one look; the next look goes on. */
const AT_ONCE = 100

type Untold = Omit<FailedJob, 'db'> & { kind: string; finished_at: number }

/** Jobs of these kinds that have failed without their kind being told. */
async function untoldJobs({ db }: JobQueue, kinds: readonly string[]): Promise<Untold[]> {
  const { rows } = await sql<Untold>`select kind, key, payload, finished_at from job
    where state in ('dead', 'cancelled') and failure_told is distinct from finished_at and kind = any(${[...kinds]}::text[])
    order by finished_at, kind, key limit ${AT_ONCE}`.execute(db.kysely)
  return rows
}

/**
 * Tells kinds which of their jobs have failed, however they ended: with a lost worker, on another server, by an operator.
 * What was told is noted afterwards, so that a process that ends between the two tells again.
 */
async function tellFailures(
  queue: JobQueue,
  kinds: ReadonlyMap<string, NonNullable<JobKind['failed']>>,
  onError: (error: unknown, job: string) => void,
): Promise<void> {
  const { db } = queue
  for (const { kind, key, payload, finished_at } of await untoldJobs(queue, [...kinds.keys()])) {
    try {
      await inBackground('jobs', async () => await kinds.get(kind)?.({ db, key, payload }))
      await sql`update job set failure_told = finished_at
        where kind = ${kind} and key = ${key} and finished_at = ${finished_at}::bigint`.execute(db.kysely)
    } catch (error) {
      // The others are told, and this one again at the next look.
      onError(error, `${kind} ${key} failed`)
    }
  }
}

/** Tells failures beside the work of a worker: at once what fails here, and in a while what failed elsewhere. */
export class FailureTeller {
  readonly #queue: JobQueue
  readonly #kinds: ReadonlyMap<string, NonNullable<JobKind['failed']>>
  readonly #onError: (error: unknown, job: string) => void
  readonly #lookMs: number
  #dueAt = Number.NEGATIVE_INFINITY
  #underWay: Promise<void> | undefined

  /** @param lookMs how often failures of other processes are looked for */
  constructor(queue: JobQueue, onError: (error: unknown, job: string) => void, lookMs: number) {
    this.#queue = queue
    this.#onError = onError
    this.#lookMs = lookMs
    this.#kinds = new Map(
      [...queue.kinds.values()].flatMap(({ kind, failed }) => (failed ? [[kind, failed] as const] : [])),
    )
  }

  /** A job has failed here: the next `begin` looks. */
  note(): void {
    this.#dueAt = Number.NEGATIVE_INFINITY
  }

  /** Looks when it is time to, unless it does already. */
  begin(): void {
    if (this.#kinds.size === 0 || this.#underWay || performance.now() < this.#dueAt) return
    this.#dueAt = performance.now() + this.#lookMs
    this.#underWay = tellFailures(this.#queue, this.#kinds, this.#onError)
      .catch((error: unknown) => this.#onError(error, 'failed jobs'))
      .finally(() => {
        this.#underWay = undefined
      })
  }

  /** What is under way; it never rejects. */
  get underWay(): Promise<void>[] {
    return this.#underWay ? [this.#underWay] : []
  }
}
