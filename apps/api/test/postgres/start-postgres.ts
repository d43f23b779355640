import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clusterReady, clusterUrl, initCluster } from './cluster.ts'
import { findPostgres } from './find-postgres.ts'
import { keep } from './keep-cluster.ts'

export interface RunningPostgres {
  /** URL of a database in it; `postgres` is there from the start. */
  url(database: string): string
  stop(): Promise<void>
}

/**
 * Starts a throw-away PostgreSQL in a temporary folder; it goes with this process at the latest.
 * Rejects when none is found.
 */
export async function startPostgres({
  durable = false,
}: {
  durable?: boolean
} = {}): Promise<RunningPostgres> {
  const found = findPostgres()
  if (found?.kind !== 'programs')
    throw new Error('No PostgreSQL programs found in /usr/lib/postgresql or PATH.')
  const folder = await mkdtemp(join(tmpdir(), 'haixuan-pg-'))
  const keeper = keep(await initCluster(found, folder, { durable }), process.pid)
  await clusterReady(folder)
  return {
    url: (database) => clusterUrl(folder, database),
    stop: () =>
      new Promise((stopped) => {
        // Nothing else may keep this process until it has ended.
        keeper.ref()
        keeper.once('exit', () => stopped())
        keeper.kill('SIGTERM')
      }),
  }
}
