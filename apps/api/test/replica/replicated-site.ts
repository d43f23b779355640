import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from '../../src/platform/database/database.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import type { PostgresNode } from '../postgres/postgres-node.ts'
import { type ReplicatedPostgres, startReplicated } from '../postgres/start-replicated.ts'

const CREATE = "template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'"

/** Starts a primary with the tables of the site in the database `site`, and a replica that has them too. */
export async function startReplicatedSite(): Promise<ReplicatedPostgres> {
  const cluster = await startReplicated()
  try {
    await ask(cluster.primary, `create database site ${CREATE}`)
    const db = await openDatabase({ databaseUrl: cluster.primary.url('site') })
    await db.close()
    await untilFollowed(cluster)
    return cluster
  } catch (error) {
    await cluster.remove()
    throw error
  }
}

/** Resolves when the replica has replayed what is written now. */
export async function untilFollowed({ primary, replica }: ReplicatedPostgres): Promise<void> {
  // Commits are not flushed here, and what is not flushed is not sent: one that is flushed takes them along.
  await ask(primary, 'set synchronous_commit = on; select txid_current()')
  const [at] = await ask<{ lsn: string }>(primary, 'select pg_current_wal_lsn()::text as lsn')
  for (;;) {
    const [has] = await ask<{ there: boolean }>(
      replica,
      `select pg_last_wal_replay_lsn() >= '${at?.lsn}'::pg_lsn as there`,
    )
    if (has?.there) return
    await sleep(20)
  }
}

/** Runs one statement as the superuser, on a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(
  node: PostgresNode,
  sql: string,
  database = 'postgres',
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: node.url(database) })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** The lines of a log, and the site's database with a replica. */
export async function openSite(
  databaseUrl: string,
  readUrl: string,
): Promise<{ db: Database; lines: string[] }> {
  const lines: string[] = []
  const note = (line: string) => void lines.push(line)
  const db = await openDatabase({ databaseUrl, readUrl }, { info: note, warn: note })
  return { db, lines }
}

/** Which server answers a read of market data. */
export async function sideOf(db: Database): Promise<'primary' | 'replica'> {
  const work = async ({ pool }: Database) => {
    const { rows } = await pool.query<{ folder: string }>(
      "select current_setting('data_directory') as folder",
    )
    return rows[0]?.folder.includes('/haixuan-replica-') ? 'replica' : 'primary'
  }
  return db.reader ? await db.reader.read(db, work) : await work(db)
}
