import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

/** A wish for work. The same kind and key is the same work. */
export interface JobWish {
  kind: string
  key: string
  /** Kept as JSON. */
  payload?: unknown
  /** Earliest moment, milliseconds from now. Default 0. */
  afterMs?: number
  /** Whose it is: jobs of a kind are started by turns of their lanes, so that one with many holds up no other. */
  lane?: string
}

/** An attempt at a job, as passed to its kind. */
export interface JobRun {
  db: Database
  key: string
  payload: unknown
  attempt: number
  /** Whether the job is dead when this attempt fails. */
  isLastTry: boolean
  /**
   * Aborted when the lease is lost, the job is given up or the server stops. Work asks it between its steps
   * (`signal.throwIfAborted()`): an attempt that returns has done its work.
   */
  signal: AbortSignal
  /** Shows people how far the work is. */
  progress(text: string): Promise<void>
  /** Requests other jobs. Pass the transaction when the request belongs to a write. */
  enqueue(wishes: readonly JobWish[], trx?: Kysely<Tables>): Promise<void>
}

/** A job that has ended without its work. */
export type FailedJob = Pick<JobRun, 'db' | 'key' | 'payload'>

/** A kind of job. Modules define them; the worker has none of its own. */
export interface JobKind {
  kind: string
  /** Attempts before the job is dead. */
  mostTries: number
  /** Jobs of this kind that one worker runs at the same time. Default 1. */
  atOnce?: number
  /** May run any number of times, also beside a late attempt of before: must be safe to repeat and to stop anywhere. */
  run(job: JobRun): Promise<void>
  /**
   * Told of a job that is dead or was given up, on any server: for what a person waits for, which would otherwise seem to
   * be under way for ever. Its last attempt may have ended anywhere, or be late; the job may have been requested again
   * meanwhile, and the same may be told again.
   */
  failed?(job: FailedJob): Promise<void>
}

/** Work that is due by the clock. */
export interface ScheduleRule {
  name: string
  /** Five fields: minute, hour, day of the month, month, day of the week. */
  cron: string
  /** IANA time zone in which the fields are meant. */
  zone: string
  /** What is due at this moment (epoch milliseconds). */
  jobs(at: number): readonly JobWish[]
}

/** What one module does in the background. */
export interface ModuleJobs {
  kinds: readonly JobKind[]
  schedules?: readonly ScheduleRule[]
}
