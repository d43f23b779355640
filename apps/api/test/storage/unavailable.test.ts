import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { isDatabaseUnavailable } from '../../src/platform/database/database-unavailable.ts'
import { connectionLost, PgliteThread } from '../../src/platform/database/embedded/pglite-thread.ts'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import { freshDataFolder } from '../embedded/fresh-data-folder.ts'
import { findPostgres } from '../postgres/find-postgres.ts'
import { freshPostgresUrl } from '../postgres/fresh-postgres-url.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const sentence = (text: string) => ({ name: 'StartupError', message: expect.stringContaining(text) })

test('a database that is not there stops the start with one sentence, which does not tell the password', async () => {
  const error = await openDatabase({ databaseUrl: 'postgres://me:geheim@127.0.0.1:9/x' }).catch(
    (e: Error) => e,
  )
  expect(error).toMatchObject(
    sentence('数据库 127.0.0.1:9/x 没有应答（ECONNREFUSED），请确认 PostgreSQL 已启动'),
  )
  expect((error as Error).message).not.toContain('geheim')
})

test('a database that takes the call and says nothing stops the start as well', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await new Promise((ready) => silent.once('listening', ready))
  const { port } = silent.address() as AddressInfo
  const opening = openDatabase({ databaseUrl: `postgres://me@127.0.0.1:${port}/x` })
  await expect(opening).rejects.toMatchObject(sentence('没有应答'))
  silent.close()
})

test.runIf(findPostgres())('a database that does not exist, or a login that fails, is named', async () => {
  const fresh = await freshPostgresUrl()
  const url = new URL(fresh.url)
  url.pathname = '/nowhere'
  await expect(openDatabase({ databaseUrl: url.href })).rejects.toMatchObject(sentence('不存在，请先创建它'))
  url.username = 'stranger'
  await expect(openDatabase({ databaseUrl: url.href })).rejects.toMatchObject(sentence('拒绝了登录'))
  await fresh.drop()
})

test.runIf(findPostgres())(
  'postgresql: cut connections fail their queries as unavailable; the next ones work',
  async () => {
    const fresh = await freshPostgresUrl()
    const db = await openDatabase({ databaseUrl: fresh.url })
    const other = await openDatabase({ databaseUrl: fresh.url })
    const running = Promise.allSettled([1, 2, 3].map(() => db.pool.query('select pg_sleep(30)')))
    let wake: () => void = () => undefined
    const pause = new Promise<void>((go) => {
      wake = go
    })
    const idle = db.transaction(() => pause).catch((e: unknown) => e)
    const busy =
      "select count(*) as n from pg_stat_activity where datname = current_database() and (query like '%pg_sleep(30)' or state = 'idle in transaction') and pid <> pg_backend_pid()"
    await expect.poll(async () => (await other.pool.query(busy)).rows[0].n, { timeout: 30_000 }).toBe(4)
    const cut =
      'select count(pg_terminate_backend(pid)) as n from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
    await other.pool.query(cut)
    wake()
    for (const each of await running) {
      expect(each.status === 'rejected' && isDatabaseUnavailable(each.reason)).toBe(true)
    }
    expect(isDatabaseUnavailable(await idle)).toBe(true)
    await expect(db.pool.query('select 1')).resolves.toMatchObject({ rowCount: 1 })
    await Promise.all([db.close(), other.close()])
    await fresh.drop()
  },
  60_000,
)

test('embedded: a thread that dies fails its requests as unavailable and is replaced', async () => {
  const folder = await freshDataFolder()
  const thread = new PgliteThread({
    folder: `${folder.path}/database`,
    settings: [],
    checkpointBytes: 1e9,
    checkpointMs: 1e9,
  })
  await thread.request({ kind: 'checkpoint' })
  const waiting = Promise.allSettled([
    thread.request({ kind: 'checkpoint' }),
    thread.request({ kind: 'checkpoint' }),
  ])
  await thread.kill()
  for (const each of await waiting) {
    expect(each.status === 'rejected' && isDatabaseUnavailable(each.reason)).toBe(true)
  }
  await thread.request({ kind: 'checkpoint' })
  await thread.stop(10_000)
  await expect(thread.request({ kind: 'checkpoint' })).rejects.toEqual(
    connectionLost('The embedded database is closed.'),
  )
  await folder.remove()
})
