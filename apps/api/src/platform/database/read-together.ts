import type { Database } from './database.ts'

/** What rows are read from: a database, or one moment of it. */
export type RowSource = Pick<Database, 'kysely'>

/**
 * Reads that belong together see the rows of one moment: what is committed between two of them is in none. It is a
 * transaction: keep it short and free of other I/O.
 */
export function readTogether<T>(db: RowSource, work: (moment: RowSource) => Promise<T>): Promise<T> {
  return db.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => work({ kysely: trx }))
}
