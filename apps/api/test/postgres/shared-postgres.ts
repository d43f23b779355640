import { mkdirSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onceAcrossProcesses } from '../once-across-processes.ts'
import { clusterReady, clusterUrl, initCluster } from './cluster.ts'
import { findPostgres } from './find-postgres.ts'
import { keep } from './keep-cluster.ts'

/** The process that runs the tests: in a forked worker its parent. */
const RUN_PID = process.send ? process.ppid : process.pid

/**
 * A PostgreSQL that all files of one test run share; the first to need it starts it, and it goes with the run.
 * @returns URL of a database by its name
 */
export async function sharedPostgres(): Promise<(database: string) => string> {
  const found = findPostgres()
  if (!found) throw new Error('No PostgreSQL found: set HAIXUAN_TEST_PG or install PostgreSQL 15 or newer.')
  if (found.kind === 'url') {
    return (database) => {
      const url = new URL(found.url)
      url.pathname = `/${database}`
      return url.href
    }
  }
  const folder = join(tmpdir(), `haixuan-pg-run-${RUN_PID}`)
  const ready = join(folder, 'ready')
  mkdirSync(folder, { recursive: true })
  await onceAcrossProcesses(ready, async () => {
    keep(await initCluster(found, folder, { durable: false }), RUN_PID)
    await clusterReady(folder)
    mkdirSync(`${ready}.draft`, { recursive: true })
    await rename(`${ready}.draft`, ready)
  })
  return (database) => clusterUrl(folder, database)
}
