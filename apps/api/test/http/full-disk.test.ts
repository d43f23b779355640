import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findKeyCaller } from '../../src/modules/account/store/key-caller.ts'
import { findCaller } from '../../src/modules/account/store/session.ts'
import { readContract } from '../../src/platform/contract/contract.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { isDatabaseUnavailable } from '../../src/platform/database/database-unavailable.ts'
import { storesMore } from '../../src/platform/http/free-space.ts'
import { describeOnBothEngines } from '../engines.ts'
import { ACCEPTED, entered, PASSWORD } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

const CONTENT = JSON.stringify({ schemaVersion: 4, name: '标签', pages: [], elements: [] })
const label = (base: number, content = CONTENT) => ({
  ...{ base, name: '标签', isMyTemplate: false, folder: '', width: 6000, height: 4000, pages: 1 },
  ...{ thumbnail: '', content },
})
/** A document of so many bytes. */
const ofBytes = (bytes: number) => `{"x":"${'a'.repeat(bytes - 8)}"}`

describeOnBothEngines('a full disk', (database) => {
  const space = { floor: 1, isLow: false }
  let db: Database
  let server: RunningServer
  beforeAll(async () => {
    db = database()
    server = await runServer(db, { space: space as never })
  })
  afterAll(() => server.close())

  test('what is stored is refused in words, reading and ending continue, and freed space heals', async () => {
    const { token, mobile } = await entered(db)
    const put = (id: string) => server.call('PUT', `/api/labels/${id}`, { token, body: label(0) })
    const before = randomUUID()
    expect((await put(before)).status).toBe(200)
    space.isLow = true
    expect(await put(randomUUID())).toMatchObject({
      status: 503,
      headers: { 'retry-after': '60' },
      body: {
        reason: 'storage_full',
        message: '服务器的磁盘空间不足，暂时不能保存；已有的内容可以照常查看，请稍后再试或联系管理员',
      },
    })
    const mobileOfNobody = '13911112222'
    const register = { mobile: mobileOfNobody, password: PASSWORD, confirm_password: PASSWORD, ...ACCEPTED }
    expect((await server.post('/api/weapp/register', register)).body.reason).toBe('storage_full')
    expect((await server.get(`/api/labels/${before}`, token)).status).toBe(200)
    expect((await server.get('/api/temu/goods/search', token)).status).toBe(200)
    expect(await server.signIn(mobile, PASSWORD)).toMatch(/^hx_/)
    const removed = await server.call('DELETE', `/api/labels/${before}?revision=1`, { token })
    expect(removed.status).toBe(200)
    space.isLow = false
    expect((await put(randomUUID())).status).toBe(200)
  })

  test('no row from a database that failed a moment ago is its fault, not an unknown token', async () => {
    const doubtful = { ...db, isDoubtful: true }
    for (const find of [
      () => findCaller(doubtful, 'hx_nobody', true),
      () => findKeyCaller(doubtful, 'hxk_nobody', '127.0.0.1', true),
    ])
      expect(isDatabaseUnavailable(await find().catch((error: unknown) => error))).toBe(true)
    expect(await findCaller({ ...db, isDoubtful: false }, 'hx_nobody', true)).toBeUndefined()
  })

  test('the labels of all accounts together stay within their limit, to the byte', async () => {
    const total = async () => Number((await db.pool.query('select bytes from label_total')).rows[0].bytes)
    const sum = async () =>
      Number((await db.pool.query('select coalesce(sum(bytes), 0) as bytes from kept_label')).rows[0].bytes)
    const room = (await total()) + 300
    const full = await runServer(db, { labelStoreBytes: room })
    try {
      const [one, other] = [await entered(db), await entered(db)]
      const put = (id: string, token: string, base: number, bytes: number) =>
        full.call('PUT', `/api/labels/${id}`, { token, body: label(base, ofBytes(bytes)) })
      const [first, second] = [randomUUID(), randomUUID()]
      expect((await put(first, one.token, 0, 200)).status).toBe(200)
      expect((await put(second, other.token, 0, 101)).body).toMatchObject({
        reason: 'label_store_full',
        message: '服务器为标签留出的空间已满，这个标签暂时不能保存到账号；它还在本机，请下载备份并联系管理员',
      })
      expect((await put(second, other.token, 0, 99)).status).toBe(200)
      expect((await put(second, other.token, 1, 100)).status).toBe(200)
      expect((await put(second, other.token, 2, 101)).status).toBe(503)
      expect((await put(second, other.token, 2, 100)).status, 'what does not grow is kept').toBe(200)
      expect([await total(), await sum()]).toEqual([room, room])
      await full.call('DELETE', `/api/labels/${first}?revision=1`, { token: one.token })
      expect([await total(), await sum()]).toEqual([room - 200, room - 200])
      expect((await put(second, other.token, 3, 300)).status).toBe(200)
      expect([await total(), await sum()]).toEqual([room, room])
    } finally {
      await full.close()
    }
  })
})

test('every operation that stores is refused, but for those that end, take away or only look', () => {
  const { operations } = readContract()
  const goOn = operations.filter((each) => each.method !== 'GET' && !storesMore(each)).map(({ id }) => id)
  for (const id of ['signIn', 'signOut', 'deleteLabel', 'removeFavourites', 'cancelExport'])
    expect(goOn).toContain(id)
  for (const id of [
    'register',
    'putLabel',
    'addImportRows',
    'createImportJob',
    'createExport',
    'addFavourites',
  ])
    expect(goOn).not.toContain(id)
})
