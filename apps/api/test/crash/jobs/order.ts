import type { DatabaseOptions } from '../../../src/platform/database/open-database.ts'

interface Killed {
  kind: string
  /** Differs for each kill of a kind. */
  round: number
}

/** What a process is told, as one JSON argument. */
export interface JobOrder {
  database: DatabaseOptions
  /** Folder of users' files and of the mails that were taken. */
  folder: string
  /** The database is empty. */
  isFirst: boolean
  /** The job in which the process before was killed. */
  finish?: Killed
  /** The job to freeze in: before a statement, given as a part of all (0 to 1), or when all is done but its end noted. */
  next?: Killed & { part: number | 'at the end' }
}

/** What it says, a line each. */
export type JobSays =
  | { is: 'working'; kind: string }
  | { is: 'frozen' }
  | { is: 'faults'; kind: string; faults: string[] }
  | { is: 'ended' }
