import type { Output } from '#platform/command-line/output.ts'
import type { Database } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import type { JobWish } from '#platform/jobs/job-kind.ts'
import type { JobRow } from '#platform/jobs/job-list.ts'
import type { ImportParts } from '../store/import-kind.ts'

/** What the import commands need of the outside. */
export interface ImportContext {
  out: Output
  /** Absolute; paths of the command are meant from there. */
  folder: string
  parts: ImportParts
  /** Folder for reports of rejected rows. */
  reportFolder: string
  openDatabase(): Promise<Database>
  /** Where originals go; they are not kept when processes that clear them would not find them. */
  openOriginals(db: Database): Promise<{ files: Files; areKept: boolean }>
  /**
   * Runs a job that was requested, or waits for the worker that does.
   * @param look called again and again until it ends
   * @returns false when the person stopped following
   * @throws {OperatorError} when it did not succeed in the end
   */
  follow(db: Database, wish: JobWish, look: (job: JobRow) => Promise<void>): Promise<boolean>
  /** A worker of a server does the work: it goes on when the person stops following. */
  hasWorker: boolean
  /** Takes every demo row out. @returns products removed */
  removeDemo(db: Database): Promise<number>
  /** True once the user asked to stop. */
  stopping(): boolean
}
