import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { migrate } from '../../src/platform/database/migrate.ts'
import { readMigrations } from '../../src/platform/database/migration-files.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { findPostgres } from '../postgres/find-postgres.ts'
import type { ReplicatedPostgres } from '../postgres/start-replicated.ts'
import { ask, openSite, sideOf, startReplicatedSite, untilFollowed } from './replicated-site.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const CREATE = "template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'"

describe.runIf(findPostgres()?.kind === 'programs')('an address that cannot be read from', () => {
  let cluster: ReplicatedPostgres
  beforeAll(async () => {
    cluster = await startReplicatedSite()
  })
  afterAll(() => cluster.remove())

  /** What the log says of it, once the site has read market data. */
  async function told(readUrl: string, database = 'site'): Promise<string> {
    const { db, lines } = await openSite(cluster.primary.url(database), readUrl)
    expect(await sideOf(db)).toBe('primary')
    await db.close()
    const about = lines.filter((line) => /^只读副本 |DATABASE_READ_URL/.test(line))
    expect(about).toHaveLength(1)
    expect(about[0]).toMatch(/^[^\n]+。$/)
    expect(about[0]).not.toContain('geheim')
    return about[0] ?? ''
  }
  const changed = (change: (url: URL) => void) => {
    const url = new URL(cluster.replica.url('site'))
    change(url)
    return url.href
  }

  test.each(['mysql://me:geheim@localhost/x', 'geheim', 'postgres://['])('%s is no address', async (text) => {
    expect(await told(text)).toContain(
      'DATABASE_READ_URL 不是 PostgreSQL 地址，市场数据从主库读取；请改为 postgres://用户:密码@主机:端口/库名 的形式',
    )
  })

  test('nobody listens there', async () => {
    const said = await told('postgres://me:geheim@127.0.0.1:9/x')
    expect(said).toContain('只读副本 127.0.0.1:9/x 没有应答（ECONNREFUSED），市场数据从主库读取')
  })

  test('the login is refused', async () => {
    const said = await told(
      changed((url) => {
        url.username = 'stranger'
        url.password = 'geheim'
      }),
    )
    expect(said).toContain('拒绝了登录（请检查 DATABASE_READ_URL 中的用户名和密码），市场数据从主库读取')
  })

  test('there is no such database', async () => {
    const said = await told(
      changed((url) => {
        url.pathname = '/nowhere'
      }),
    )
    expect(said).toContain('上没有这个库（请检查 DATABASE_READ_URL 中的库名，或等待复制）')
  })

  test('it is the primary itself', async () => {
    expect(await told(cluster.primary.url('site'))).toContain('可以写入，不是只读副本')
  })

  test('it is another database of the replica', async () => {
    expect(await told(cluster.replica.url('postgres'))).toContain(
      '不是 DATABASE_URL 的副本（另一个集群或另一个库），市场数据从主库读取；请改正 DATABASE_READ_URL 后重启。',
    )
  })

  describe('tables of an older version', () => {
    const [newest, ...older] = readMigrations().toReversed()
    beforeAll(async () => {
      await ask(cluster.primary, `create database older ${CREATE}`)
      const pool = new pg.Pool({ connectionString: cluster.primary.url('older'), max: 1 })
      await migrate(pool, { migrations: older.toReversed() })
      await pool.end()
      await untilFollowed(cluster)
      await ask(cluster.replica, 'select pg_wal_replay_pause()')
    })

    test('on a standby that the server is to start with are told, and nothing is changed', async () => {
      await expect(openDatabase({ databaseUrl: cluster.replica.url('older') })).rejects.toMatchObject({
        name: 'StartupError',
        message: expect.stringContaining('它的表结构比本程序旧，需要先升级：请等主库升级并复制完成后再启动'),
      })
    })

    test('on a replica leave the reads to the primary, until it has the new ones', async () => {
      const { db, lines } = await openSite(cluster.primary.url('older'), cluster.replica.url('older'))
      expect(await sideOf(db)).toBe('primary')
      expect(lines.findLast((line) => line.startsWith('只读副本 '))).toContain(
        '还没有本版本的表结构（复制暂停或落后），市场数据从主库读取',
      )
      await ask(cluster.replica, 'select pg_wal_replay_resume()')
      await expect.poll(() => sideOf(db), { timeout: 30_000 }).toBe('replica')
      const names = await db.reader?.read(db, ({ pool }) =>
        pool.query('select from schema_migration where name = $1', [newest?.name]),
      )
      expect(names?.rowCount).toBe(1)
      await db.close()
    })
  })

  test('a standby is read and not written, with itself as the replica too', async () => {
    const { db } = await openSite(cluster.replica.url('site'), cluster.replica.url('site'))
    expect(await db.isReadOnly()).toBe(true)
    expect((await db.pool.query('select from product_metric')).rowCount).toBe(0)
    await expect(db.pool.query('create table lost (n int)')).rejects.toMatchObject({ code: '25006' })
    expect(db.reader?.figures().isUsed).toBe(true)
    await db.close()
  })
})
