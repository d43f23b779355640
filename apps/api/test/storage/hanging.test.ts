import { expect, test, vi } from 'vitest'
import { isDatabaseUnavailable } from '../../src/platform/database/database-unavailable.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { findPostgres } from '../postgres/find-postgres.ts'
import { freshPostgresUrl } from '../postgres/fresh-postgres-url.ts'

// A statement of a request may take 30 s: what fails within this was found out otherwise.
vi.setConfig({ testTimeout: 25_000, hookTimeout: 60_000 })

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )
const signal = (pids: readonly number[], name: NodeJS.Signals) => {
  for (const pid of pids) process.kill(pid, name)
}

test.runIf(findPostgres()?.kind === 'programs')(
  'postgresql: processes that are frozen fail their calls as unavailable, and new ones are used',
  async () => {
    const fresh = await freshPostgresUrl()
    const lines: string[] = []
    const log = { info: () => undefined, warn: (line: string) => void lines.push(line) }
    const db = await openDatabase({ databaseUrl: fresh.url, connections: 3 }, log)
    const other = await openDatabase({ databaseUrl: fresh.url })
    await Promise.all([1, 2, 3].map(() => db.pool.query('select pg_sleep(0.1)')))
    const { rows } = await other.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database()
         and pid not in (select pid from pg_stat_activity where query like '%pg_stat_activity%')`,
    )
    const own = await other.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and query = 'select 1'
         and application_name = 'haixuan probe'`,
    )
    expect(own.rows.length).toBeGreaterThanOrEqual(2)
    const frozen = rows.map(({ pid }) => pid)
    expect(frozen.length).toBeGreaterThanOrEqual(4)
    signal(frozen, 'SIGSTOP')
    try {
      const stuck = await Promise.all([1, 2, 3].map(() => failure(db.pool.query('select 1'))))
      for (const error of stuck) expect(isDatabaseUnavailable(error)).toBe(true)
      await vi.waitFor(async () => expect((await db.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]), {
        timeout: 10_000,
        interval: 200,
      })
      await db.alive()
    } finally {
      signal(frozen, 'SIGCONT')
      await Promise.all([db.close(), other.close()])
      await fresh.drop()
    }
  },
)
