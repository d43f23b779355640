import type { Kysely, Transaction } from 'kysely'
import type pg from 'pg'
import type { Tables } from './tables.ts'

/** An open database. The same SQL (the PostgreSQL 15 subset) runs on both engines. */
export interface Database {
  engine: 'embedded' | 'postgresql'
  kysely: Kysely<Tables>
  /** For SQL by hand. A query inside a transaction throws a clear error: use its `trx` there. */
  pool: pg.Pool
  /**
   * Runs `work` in one transaction: all of it or nothing. Keep it short and free of other I/O: on the embedded
   * engine all other callers wait for it, and after 15 idle seconds it is rolled back on both.
   */
  transaction<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T>
  /**
   * Runs a step of a mass write (an import, a roll-up, building indexes): the statement limit is lifted to ten
   * minutes, and the embedded engine takes a checkpoint afterwards.
   */
  bulk<T>(step: () => Promise<T>): Promise<T>
  /** Clears dead rows and refreshes the planner's statistics of these tables. Default: all of them. */
  vacuumAnalyze(tables?: readonly string[]): Promise<void>
  /**
   * Copies the embedded data folder into `folder`, which must not exist yet; the copy can be opened in its place.
   * Rejects on PostgreSQL, which has better tools of its own.
   */
  backup(folder: string): Promise<void>
  /**
   * Resolves when the database answers, past the queue of calls and within a second.
   * @throws an error of `isDatabaseUnavailable` when it does not
   */
  alive(): Promise<void>
  /** The database failed within the last five seconds: a missing row may be an error of the database. */
  readonly isDoubtful: boolean
  /** Whether the database accepts no writes now; an answer of the last second is reused. */
  isReadOnly(): Promise<boolean>
  /** Reads market data from a replica. Absent where none is set up: then this database reads it. */
  readonly reader?: Reader
  close(): Promise<void>
}

/** Chooses where market data is read: on a replica while it follows closely, else on the primary. */
export interface Reader {
  /**
   * Runs a read, and again on the primary when the replica fails it.
   * @param work reads only: it may run twice
   */
  read<T>(primary: Database, work: (db: Database) => Promise<T>): Promise<T>
  figures(): ReaderFigures
}

/** What a reader has done so far in this process. */
export interface ReaderFigures {
  /** Whether the replica gets reads now. */
  isUsed: boolean
  /** How old what the replica shows is at the most, in ms; null while nobody knows. */
  ageMs: number | null
  onReplica: number
  onPrimary: number
  /** Reads that began on the replica and were repeated on the primary. */
  repeated: number
}

/** Log of the storage. A pino logger fits. */
export interface StorageLog {
  info(message: string): void
  warn(message: string): void
}
