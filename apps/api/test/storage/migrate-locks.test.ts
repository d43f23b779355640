import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../src/platform/database/migrate.ts'
import { parseMigration, readMigrations } from '../../src/platform/database/migration-files.ts'
import { describeOnBothEngines } from '../engines.ts'
import { findPostgres } from '../postgres/find-postgres.ts'
import { type FreshPostgres, freshPostgresUrl } from '../postgres/fresh-postgres-url.ts'

const OWN = readMigrations()
const QUICK = { lockMs: 20, pauseMs: 20, tries: 1000 }
const HEAD = '-- release: 7.2.0\n-- oldest: 7.1.0\n'
const made = (name: string, sql: string) => parseMigration(name, `${HEAD}${sql}`)
const indexed = (name: string, index: string, column: string) =>
  made(
    name,
    `-- outside a transaction\ndrop index concurrently if exists ${index};\ncreate index concurrently ${index} on job (${column});\n`,
  )

describeOnBothEngines('a migration outside a transaction', (database) => {
  const run = (...more: ReturnType<typeof made>[]) =>
    migrate(database().pool, { migrations: [...OWN, ...more], version: '7.2.0' })
  const indexes = async (name: string) =>
    (
      await database().pool.query(
        'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
        [name],
      )
    ).rows

  test('makes an index without stopping writers, and is recorded', async () => {
    expect(await run(indexed('9200-index.sql', 'job_made', 'created_at'))).toEqual(['9200-index.sql'])
    expect(await indexes('job_made')).toEqual([{ valid: true }])
    expect(await run(indexed('9200-index.sql', 'job_made', 'created_at'))).toEqual([])
  })

  test('is applied again when its record is missing, as after a kill between the two', async () => {
    const { pool } = database()
    await pool.query("delete from schema_migration where name = '9200-index.sql'")
    expect(await run(indexed('9200-index.sql', 'job_made', 'created_at'))).toEqual(['9200-index.sql'])
    expect(await indexes('job_made')).toEqual([{ valid: true }])
  })

  test('one that fails says that it is applied again, and then is', async () => {
    await expect(run(indexed('9201-index.sql', 'job_wrong', 'no_such_column'))).rejects.toThrow(
      'The migration 9201-index.sql failed and is applied again at the next start: column "no_such_column"',
    )
    expect(await run(indexed('9201-index.sql', 'job_wrong', 'worker'))).toEqual(['9201-index.sql'])
  })
})

describe.runIf(findPostgres())('a migration on PostgreSQL while the site is used', () => {
  let fresh: FreshPostgres
  let pool: pg.Pool
  const client = async () => {
    const made = new pg.Client({ connectionString: fresh.url })
    await made.connect()
    onTestFinished(() => made.end())
    return made
  }
  beforeAll(async () => {
    fresh = await freshPostgresUrl()
    pool = new pg.Pool({ connectionString: fresh.url, max: 2 })
  }, 120_000)
  afterAll(async () => {
    await pool.end()
    await fresh.drop()
  })
  const waitFor = (look: () => Promise<unknown>) => expect.poll(look, { timeout: 30_000, interval: 20 })

  test('waits for a long read in short turns, between which others read, and is done after it', async () => {
    const reader = await client()
    await reader.query('begin')
    await reader.query('select count(*) from job')
    const said: string[] = []
    const running = migrate(pool, {
      migrations: [...OWN, made('9210-column.sql', 'alter table job add column more int;')],
      version: '7.2.0',
      patience: QUICK,
      warn: (sentence) => said.push(sentence),
    })
    // It stood in the line for the table at least once, and has gone out of it.
    await waitFor(async () => said.length).toBe(1)
    const other = await client()
    for (let read = 0; read < 5; read++) {
      const { rows } = await other.query('select count(*)::int as n from job')
      expect(rows).toEqual([{ n: 0 }])
    }
    await reader.query('commit')
    expect(await running).toEqual(['9210-column.sql'])
    expect(said).toEqual([
      '升级数据库：迁移 9210-column.sql 要改的表正被其他连接占用，稍后自动重试，网站照常运行。',
    ])
  }, 60_000)

  test('gives up a table that stays in use with one sentence, and leaves nothing', async () => {
    const reader = await client()
    await reader.query('begin')
    await reader.query('select count(*) from job')
    const stuck = made(
      '9211-stuck.sql',
      'create table before_it (n int);\nalter table job add column stuck int;',
    )
    const options = { migrations: [...OWN, stuck], version: '7.2.0' } as const
    await expect(migrate(pool, { ...options, patience: { ...QUICK, tries: 3 } })).rejects.toMatchObject({
      name: 'StartupError',
      message:
        '升级数据库没有完成：迁移 9211-stuck.sql 要改的表一直被其他连接占用，已放弃，这个迁移没有改动任何数据；请结束长时间运行的查询、备份或事务（在 pg_stat_activity 里查看）后重新启动。',
    })
    const { rows } = await pool.query("select to_regclass('before_it') as left_over")
    expect(rows).toEqual([{ left_over: null }])
    await reader.query('commit')
    expect(await migrate(pool, { ...options, patience: QUICK })).toEqual(['9211-stuck.sql'])
  }, 60_000)

  test('an index that is made beside requests waits for no lock of a second process that starts', async () => {
    const writer = await client()
    await writer.query('begin')
    await writer.query(
      "insert into job (kind, key, state, run_at, most_tries, created_at) values ('a', 'b', 'waiting', 0, 1, 0)",
    )
    const options = {
      migrations: [...OWN, indexed('9212-index.sql', 'job_later', 'run_at')],
      version: '7.2.0',
      patience: QUICK,
    } as const
    const said: string[] = []
    const first = migrate(pool, options)
    const other = await client()
    // It waits for the writer's transaction by now.
    await waitFor(async () => {
      const { rows } = await other.query(
        "select count(*)::int as n from pg_stat_activity where query like 'create index concurrently%' and wait_event_type = 'Lock'",
      )
      return rows[0]?.n
    }).toBe(1)
    const second = migrate(pool, { ...options, warn: (sentence) => said.push(sentence) })
    await waitFor(async () => said.length).toBe(1)
    const { rows } = await other.query('select count(*)::int as n from job')
    expect(rows).toEqual([{ n: 0 }])
    await writer.query('commit')
    expect([await first, await second]).toEqual([['9212-index.sql'], []])
    expect(said).toEqual(['另一个海选进程正在升级这个数据库，等它完成后继续启动。'])
  }, 60_000)
})
