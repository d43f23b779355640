import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from '../../src/platform/database/database.ts'

/** Makes a database refuse writes, as a standby and a full disk do, or take them again; resolves when it is known. */
export async function makeReadOnly(db: Database, isReadOnly: boolean): Promise<void> {
  if (db.engine === 'embedded')
    await db.pool.query(`set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
  else await alterDatabase(db.pool.options.connectionString ?? '', isReadOnly)
  const until = Date.now() + 10_000
  // Of the pool of PostgreSQL the dead connections must be gone too.
  const isKnown = async () =>
    (await db.isReadOnly()) === isReadOnly && (db.engine === 'embedded' || db.pool.idleCount === 0)
  while (!(await isKnown())) {
    if (Date.now() > until) throw new Error('The database does not say whether it takes writes.')
    await sleep(50)
  }
}

/** Ends its connections: those that are open keep what they began with. */
async function alterDatabase(connectionString: string, isReadOnly: boolean): Promise<void> {
  const admin = new pg.Client({ connectionString })
  await admin.connect()
  await admin.query('set default_transaction_read_only = off')
  const name = new URL(connectionString).pathname.slice(1)
  await admin.query(`alter database ${name} set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await admin.end()
}
