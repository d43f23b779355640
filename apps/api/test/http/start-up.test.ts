import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { findPostgres } from '../postgres/find-postgres.ts'
import { freshPostgresUrl } from '../postgres/fresh-postgres-url.ts'
import { ACCEPTED } from './people.ts'
import { addressOf, endPrograms, START_MS, startProgram, stop } from './started-program.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'haixuan-start-'))
const start = (env: Record<string, string>) =>
  startProgram({ HAIXUAN_DATA_DIR: join(folder, 'data'), ...env })

/** What a start says that cannot be: one sentence, and the end. */
async function refusal(env: Record<string, string>): Promise<string> {
  const started = start(env)
  const code = await started.ended
  expect(code, started.err + started.out).toBe(1)
  expect(started.err.trimEnd().split('\n')).toHaveLength(1)
  expect(started.err).toMatch(/[\u4e00-\u9fff].*。\n$/)
  expect(started.err).not.toMatch(/^\s+at |node:|\.ts:\d/m)
  expect(started.out).not.toContain('海选已启动')
  return started.err
}

afterEach(endPrograms)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a start that cannot be', () => {
  let busy: Server
  beforeAll(async () => {
    busy = createServer()
    await new Promise<void>((go) => busy.listen(0, '127.0.0.1', go))
    writeFileSync(join(folder, 'a-file'), '')
  })
  afterAll(() => busy.close())

  test('a PORT that is none', async () => {
    expect(await refusal({ PORT: '3000x' })).toContain('PORT=3000x 不是端口号')
  })

  test('a port in use', async () => {
    const { port } = busy.address() as AddressInfo
    expect(await refusal({ PORT: String(port) })).toContain(`端口 ${port} 已被占用`)
  })

  test('an address that is not of this machine', async () => {
    expect(await refusal({ HOST: '203.0.113.77' })).toContain('HOST=203.0.113.77 不是本机的地址')
  })

  test('a data folder that cannot be written', async () => {
    expect(await refusal({ HAIXUAN_DATA_DIR: join(folder, 'a-file/data') })).toContain('HAIXUAN_DATA_DIR')
  })

  test('a database that does not answer, without a word of its password', async () => {
    const { port } = busy.address() as AddressInfo
    busy.once('connection', (socket) => socket.destroy())
    const said = await refusal({ DATABASE_URL: `postgres://haixuan:canary-secret@127.0.0.1:${port}/haixuan` })
    expect(said).toContain('DATABASE_URL')
    expect(said).not.toContain('canary-secret')
  })
})

describe.runIf(findPostgres())('a start on PostgreSQL', () => {
  test('begins empty and without demo accounts, and a stuck statement does not keep it alive', async () => {
    const fresh = await freshPostgresUrl()
    const holder = new pg.Client({ connectionString: fresh.url })
    await holder.connect()
    try {
      const started = start({ DATABASE_URL: fresh.url, HAIXUAN_DEMO: '' })
      const address = await addressOf(started)
      expect(started.out).toContain('HAIXUAN_DEMO=1')
      expect(started.out).not.toContain('演示账号')
      await holder.query('begin')
      await holder.query('lock table dictionary in access exclusive mode')
      const stuck = fetch(`${address}/api/dict/front_desk`).catch(() => undefined)
      const held = async () =>
        (await holder.query('select 1 from pg_locks where not granted and database is not null')).rowCount
      await expect.poll(held, { timeout: START_MS }).toBeGreaterThan(0)
      // The lock is held until the process is gone; the statement alone would wait for 30 s.
      expect(await stop(started)).toBe(1)
      expect((await stuck)?.status).not.toBe(200)
    } finally {
      await holder.end()
      await fresh.drop()
    }
  }, 120_000)
})

describe('a start on the embedded database', () => {
  test('makes its folder, keeps what was written, ends cleanly, and does not share the folder', async () => {
    const first = start({})
    const address = await addressOf(first)
    expect(first.out).not.toContain('演示账号')
    expect(await (await fetch(`${address}/api/health`)).json()).toMatchObject({
      code: 0,
      data: { engine: 'embedded' },
    })
    const registered = await fetch(`${address}/api/weapp/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        mobile: '15900001111',
        password: 'spring-77',
        confirm_password: 'spring-77',
        ...ACCEPTED,
      }),
    })
    expect(registered.status).toBe(200)
    const { data } = (await registered.json()) as { data: { token: string } }
    expect(await refusal({})).toMatch(/目录|数据/)
    expect(await stop(first), first.err).toBe(0)
    expect(first.err).toBe('')

    const second = start({})
    const again = await addressOf(second)
    const info = await fetch(`${again}/api/user/getUserInfo`, {
      headers: { authorization: `Bearer ${data.token}` },
    })
    expect(await info.json()).toMatchObject({ code: 0, data: { mobile: '15900001111' } })
    expect(await stop(second), second.err).toBe(0)
  }, 120_000)
})
