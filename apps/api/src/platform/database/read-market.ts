import type { Database } from './database.ts'

/** Runs a read of market data where this database has it. @param work reads only: it may run twice */
export function readMarket<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  return db.reader ? db.reader.read(db, work) : work(db)
}
