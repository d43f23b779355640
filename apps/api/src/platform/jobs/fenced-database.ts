import type { KyselyPlugin, Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'

interface Fence {
  /** Aborted when the lease is known to be lost. */
  signal: AbortSignal
  /** Fails when the lease is lost, and keeps it for its holder until the transaction ends. */
  check(trx: Transaction<Tables>): Promise<void>
}

/**
 * The database for work under a lease. A transaction is committed only while the lease is held: it is checked as the last
 * statement, so that nobody waits for it longer than the commit takes. No statement begins after the loss is known. A
 * write that is made of what was read earlier therefore belongs in a transaction.
 */
export function fencedDatabase(db: Database, { signal, check }: Fence): Database {
  const beforeEach: KyselyPlugin = {
    transformQuery: ({ node }) => {
      signal.throwIfAborted()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return Object.assign(Object.create(db) as Database, {
    kysely: db.kysely.withPlugin(beforeEach),
    transaction: <T>(work: (trx: Transaction<Tables>) => Promise<T>) =>
      db.transaction(async (trx) => {
        signal.throwIfAborted()
        const result = await work(trx)
        await check(trx)
        return result
      }),
  })
}
