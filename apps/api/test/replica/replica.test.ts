import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'
import { runPrepared } from '../../src/platform/database/run-prepared.ts'
import { runServer } from '../http/running-server.ts'
import { findPostgres } from '../postgres/find-postgres.ts'
import type { ReplicatedPostgres } from '../postgres/start-replicated.ts'
import { ask, openSite, sideOf, startReplicatedSite, untilFollowed } from './replicated-site.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const hasPrograms = findPostgres()?.kind === 'programs'
if (!hasPrograms) process.stderr.write('a replica: no programs of PostgreSQL found; not tested.\n')

describe.runIf(hasPrograms)('market data from a streaming replica', () => {
  let cluster: ReplicatedPostgres
  let db: Database
  let lines: string[]
  beforeAll(async () => {
    cluster = await startReplicatedSite()
    const opened = await openSite(cluster.primary.url('site'), cluster.replica.url('site'))
    db = opened.db
    lines = opened.lines
  })
  afterAll(async () => {
    await db.close()
    await cluster.remove()
  })

  const readOn = async (side: 'primary' | 'replica') =>
    await expect.poll(() => sideOf(db), { timeout: 30_000, interval: 100 }).toBe(side)
  const pids = (name = 'haixuan') =>
    ask<{ pid: number }>(
      cluster.replica,
      `select pid from pg_stat_activity where datname = 'site' and application_name = '${name}'`,
    )
  const sleeping = () =>
    expect
      .poll(() => ask(cluster.replica, "select from pg_stat_activity where query like 'select pg_sleep%'"))
      .toHaveLength(1)
  /** The newest sentence about it; broken connections are told beside it. */
  const said = () => lines.findLast((line) => line.startsWith('只读副本 '))
  /** A read that takes long on the replica and no time on the primary. */
  const longRead = () =>
    db.reader?.read(db, async ({ pool }) => {
      const { rows } = await pool.query<{ is: boolean }>('select pg_is_in_recovery() as is')
      if (rows[0]?.is) await pool.query('select pg_sleep(60)')
      return rows[0]?.is ? 'replica' : 'primary'
    })

  test('it is used from the start, and the log says so', async () => {
    expect(await sideOf(db)).toBe('replica')
    expect(lines).toContain('只读副本 localhost/site 已跟上主库，市场数据从副本读取。')
    expect(db.reader?.figures()).toMatchObject({ isUsed: true, onPrimary: 0, repeated: 0 })
    expect(db.reader?.figures().onReplica).toBeGreaterThan(0)
  })

  test('nothing is written there, and the whole database stays writable', async () => {
    const write = 'create table lost (n int)'
    await expect(db.reader?.read(db, ({ pool }) => pool.query(write))).rejects.toMatchObject({
      code: '25006',
    })
    expect(await db.isReadOnly()).toBe(false)
    expect(await db.reader?.read(db, (reader) => reader.isReadOnly())).toBe(true)
  })

  test('prepared statements of one name run on both', async () => {
    const read = ({ pool }: Database) =>
      runPrepared<{ n: number }>(pool as never, 'a test of both', 'select $1::int + 1 as n', [1])
    for (let round = 0; round < 3; round++) {
      expect(await read(db)).toEqual([{ n: 2 }])
      expect(await db.reader?.read(db, read)).toEqual([{ n: 2 }])
    }
  })

  test('a paused one is left after five seconds, and used again when it has caught up', async () => {
    await ask(cluster.replica, 'select pg_wal_replay_pause()')
    await ask(cluster.primary, 'create table after_pause (n int)', 'site')
    await readOn('primary')
    expect(db.reader?.figures().ageMs).toBeGreaterThan(5_000)
    // Reads leave it at its age, the log tells it at the next look.
    await expect.poll(said, { timeout: 10_000 }).toContain('落后主库超过 5 秒，市场数据从主库读取')
    expect(await db.reader?.read(db, ({ pool }) => pool.query('select from after_pause'))).toMatchObject({
      rowCount: 0,
    })
    await ask(cluster.replica, 'select pg_wal_replay_resume()')
    await readOn('replica')
    await expect.poll(said, { timeout: 10_000 }).toContain('已跟上主库')
  })

  test('an idle primary does not make it look old', async () => {
    const last =
      'select coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 9)::float8 as s'
    await expect
      .poll(async () => (await ask<{ s: number }>(cluster.replica, last))[0]?.s, { timeout: 30_000 })
      .toBeGreaterThan(6)
    expect(await sideOf(db)).toBe('replica')
  })

  test('a read that is cut there is repeated on the primary, once', async () => {
    const { repeated = 0 } = db.reader?.figures() ?? {}
    const read = longRead()
    await sleeping()
    await ask(
      cluster.replica,
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%'",
    )
    expect(await read).toBe('primary')
    expect(db.reader?.figures().repeated).toBe(repeated + 1)
    expect(await sideOf(db)).toBe('primary')
    expect(said()).toContain('没有应答（57P01），市场数据从主库读取')
    await readOn('replica')
  })

  test('a statement that takes too long there is repeated, and the replica stays', async () => {
    const read = longRead()
    await sleeping()
    await ask(
      cluster.replica,
      "select pg_cancel_backend(pid) from pg_stat_activity where query like 'select pg_sleep%'",
    )
    expect(await read).toBe('primary')
    expect(await sideOf(db)).toBe('replica')
  })

  test('a read that replay cannot wait for is repeated on the primary', async () => {
    await ask(cluster.replica, 'alter system set max_standby_streaming_delay = 0')
    await ask(cluster.replica, 'select pg_reload_conf()')
    await ask(cluster.primary, 'create table replaced as select n from generate_series(1, 1000) as n', 'site')
    await untilFollowed(cluster)
    const read = db.reader?.read(db, async ({ pool }) => {
      const { rows } = await pool.query<{ is: boolean }>('select pg_is_in_recovery() as is')
      if (rows[0]?.is) await pool.query('select pg_sleep(60), count(*) from replaced')
      return rows[0]?.is ? 'replica' : 'primary'
    })
    await sleeping()
    await ask(cluster.primary, 'delete from replaced', 'site')
    await ask(cluster.primary, 'vacuum replaced', 'site')
    expect(await read).toBe('primary')
    expect(said()).toContain('为了继续复制取消了查询（可在副本上打开 hot_standby_feedback）')
    await readOn('replica')
  })

  test('stopped, it is left at once without a failed read; started again, it is used', async () => {
    const server = await runServer(db)
    const failed: number[] = []
    let isEnded = false
    const asking = (async () => {
      while (!isEnded) {
        const { status } = await server.get('/api/temu/categories')
        if (status !== 200) failed.push(status)
      }
    })()
    await cluster.replica.stop()
    await readOn('primary')
    await cluster.replica.start()
    await readOn('replica')
    await cluster.replica.kill()
    await readOn('primary')
    expect((await server.get('/readyz')).status).toBe(200)
    const { text } = await server.get('/metrics')
    expect(text).toContain('haixuan_replica_used 0')
    expect(text).not.toMatch(/^haixuan_replica_age_seconds \d/m)
    await cluster.replica.start()
    await readOn('replica')
    isEnded = true
    await asking
    expect(failed).toEqual([])
    const figures = (await server.get('/metrics')).text
    expect(figures).toContain('haixuan_replica_used 1')
    expect(figures).toMatch(/^haixuan_replica_age_seconds [\d.]+$/m)
    for (const name of [
      'haixuan_market_reads_total{side="replica"}',
      'haixuan_market_reads_total{side="primary"}',
      'haixuan_replica_repeated_reads_total',
    ])
      expect(figures).toMatch(new RegExp(`^${name.replaceAll(/[{}]/g, '\\$&')} [1-9]`, 'm'))
    await server.close()
  })

  test('frozen, it delays reads for a few seconds at the most, and they are answered', async () => {
    const frozen = [...(await pids()), ...(await pids('haixuan probe'))].map(({ pid }) => pid)
    expect(frozen.length).toBeGreaterThan(1)
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    try {
      expect(await Promise.all([1, 2, 3].map(() => sideOf(db)))).toContain('primary')
    } finally {
      for (const pid of frozen) process.kill(pid, 'SIGCONT')
    }
    await readOn('replica')
  })

  test('restarted, the primary is followed again', async () => {
    await cluster.primary.stop()
    await cluster.primary.start()
    await expect
      .poll(() =>
        db.alive().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    await ask(cluster.primary, 'create table after_restart (n int)', 'site')
    await readOn('replica')
  })

  test('promoted, it is no replica any more, and gets no reads', async () => {
    await ask(cluster.replica, 'select pg_promote()')
    await readOn('primary')
    expect(said()).toContain('可以写入，不是只读副本（可能已被提升为主库），市场数据从主库读取')
  })
})
