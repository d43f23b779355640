import { execFile } from 'node:child_process'
import { chmodSync, chownSync, existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import type { FoundPostgres } from './find-postgres.ts'

const run = promisify(execFile)
export type PostgresPrograms = Extract<FoundPostgres, { kind: 'programs' }>

/** A PostgreSQL of its own in a folder, reached by a socket in that folder and by nothing else. */
export interface Cluster {
  folder: string
  program: string
  args: string[]
  user: { uid: number; gid: number } | undefined
}

/** No flush to disk: for tests that never cut the power. */
const FAST = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']

/**
 * Makes a cluster in an existing empty folder, with the locale that production uses.
 * @param durable keep the settings that make an acknowledged write safe
 */
export async function initCluster(
  { bin, user }: PostgresPrograms,
  folder: string,
  { durable }: { durable: boolean },
): Promise<Cluster> {
  if (user) chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o755)
  const data = `${folder}/data`
  await run(
    `${bin}/initdb`,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--lc-collate=C', '--lc-ctype=C.UTF-8', '-N'],
    { ...user, cwd: folder },
  )
  return { folder, program: `${bin}/postgres`, args: clusterArgs(folder, durable), user }
}

/**
 * Makes a streaming replica of a running cluster in an existing empty folder. Its slot makes the primary keep what a
 * stopped replica has not received.
 */
export async function copyCluster(
  { bin, user }: PostgresPrograms,
  folder: string,
  from: { folder: string; slot: string; durable: boolean },
): Promise<Cluster> {
  if (user) chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o755)
  const source = ['-h', from.folder, '-U', 'postgres', '-X', 'stream', '-c', 'fast', '-C', '-S', from.slot]
  await run(`${bin}/pg_basebackup`, ['-D', `${folder}/data`, '-R', '-N', ...source], { ...user, cwd: folder })
  return { folder, program: `${bin}/postgres`, args: clusterArgs(folder, from.durable), user }
}

/** How the server of a folder is started. */
function clusterArgs(folder: string, durable: boolean): string[] {
  // Space as docs/storage.md advises, taken only when used: benches fill it, tests hardly touch it.
  const room = ['shared_buffers=2GB', 'max_wal_size=4GB']
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'max_connections=200', ...room]
  const all = [...settings, ...(durable ? [] : FAST)]
  return ['-D', `${folder}/data`, ...all.flatMap((setting) => ['-c', setting])]
}

/** URL of a database of a cluster in a folder. */
export function clusterUrl(folder: string, database: string): string {
  return `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`
}

/** Resolves when the cluster answers. Rejects after the given time. */
export async function clusterReady(folder: string, withinMs = 30_000): Promise<void> {
  const until = Date.now() + withinMs
  for (;;) {
    if (existsSync(`${folder}/.s.PGSQL.5432`)) {
      const client = new pg.Client({ connectionString: clusterUrl(folder, 'postgres') })
      client.on('error', () => undefined)
      try {
        await client.connect()
        await client.end()
        return
      } catch (error) {
        if (Date.now() > until) throw error
      }
    } else if (Date.now() > until) throw new Error(`PostgreSQL in ${folder} did not start in ${withinMs} ms.`)
    await sleep(30)
  }
}
