import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { upsertGoods } from '../../src/modules/goods/store/goods-upsert.ts'
import { forgetTakenAway, KEPT_MS } from '../../src/modules/keeping/store/taken-away.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { record } from '../goods/sample-record.ts'
import { entered } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

interface Row {
  id: string
  title: string
  folder: { id: string; name: string } | null
  note: string | null
  savedAt: number
  isGone: boolean
  priceThen: { amount: number; currency: string } | null
  priceNow: { amount: number; currency: string } | null
  priceChange: number | null
  salesThen: number | null
  salesSince: number | null
}
interface Page {
  rows: Row[]
  count: number
}

describeOnBothEngines('favourites', (database) => {
  let server: RunningServer
  let db: Database
  const goods = [record(), record({ price: { amount: 500, currency: 'USD' }, salesTotal: 10 }), record()]
  const [first, second, third] = goods.map((item) => item.externalId) as [string, string, string]
  beforeAll(async () => {
    db = database()
    await db.pool.query(
      `insert into source (id, kind, name, started_at) values (1, 'import', 'test', 0) on conflict do nothing`,
    )
    await upsertGoods(db, goods, 1)
    server = await runServer(db)
  })
  afterAll(() => server.close())
  const base = '/api/temu/favourites/goods'
  const page = async (token: string, query = '') =>
    (await server.get(`${base}?${query}`, token)).body.data as Page
  const add = (token: string, ids: string[], more: object = {}) => server.post(base, { ids, ...more }, token)
  const folderOf = async (token: string, name: string) =>
    (await server.post(`${base}/folders`, { name }, token)).body.data as { id: string; count: number }

  test('saving keeps the figures of that moment and shows what changed since', async () => {
    const { token } = await entered(db)
    const item = record({ price: { amount: 2000, currency: 'USD' }, salesTotal: 100 })
    await upsertGoods(db, [item], 1)
    expect((await add(token, [item.externalId, 'nobody-9'])).body.data).toEqual({
      added: 1,
      kept: 0,
      unknown: ['nobody-9'],
    })
    const cheaper = {
      ...item,
      price: { amount: 1500, currency: 'USD' },
      salesTotal: 180,
      seenAt: item.seenAt + 86_400_000,
    }
    await upsertGoods(db, [cheaper], 1)
    const { rows } = await page(token)
    expect(rows[0]).toMatchObject({
      priceThen: { amount: 2000, currency: 'USD' },
      priceNow: { amount: 1500, currency: 'USD' },
      priceChange: -25,
      salesThen: 100,
      salesSince: 80,
      isGone: false,
    })
    expect((await page(token, 'change=cheaper')).count).toBe(1)
    expect((await page(token, 'change=dearer')).count).toBe(0)
  })

  test('saving again changes neither day nor folder nor figures', async () => {
    const { token } = await entered(db)
    const { id } = await folderOf(token, '夏季主推')
    await add(token, [first], { folder: id, note: '先看看' })
    const [before] = (await page(token)).rows
    expect((await add(token, [first, second])).body.data).toMatchObject({ added: 1, kept: 1 })
    const after = (await page(token)).rows.find((row) => row.id === first)
    expect(after).toEqual(before)
    expect(after).toMatchObject({ folder: { id, name: '夏季主推' }, note: '先看看' })
  })

  test('rows are one’s own: another user sees, moves and removes nothing', async () => {
    const owner = await entered(db)
    const other = await entered(db)
    const { id } = await folderOf(owner.token, '我的')
    await add(owner.token, [first], { folder: id })
    expect((await page(other.token)).count).toBe(0)
    for (const path of ['remove', 'restore'])
      expect((await server.post(`${base}/${path}`, { ids: [first] }, other.token)).body.data).toEqual({
        changed: 0,
      })
    const moved = await server.call('PATCH', base, { token: other.token, body: { ids: [first], note: 'x' } })
    expect(moved.body.data).toEqual({ changed: 0 })
    expect((await add(other.token, [second], { folder: id })).body.reason).toBe('folder_unknown')
    const rename = await server.call('PATCH', `${base}/folders/${id}`, {
      token: other.token,
      body: { name: 'x' },
    })
    expect(rename.status).toBe(404)
    await server.call('DELETE', `${base}/folders/${id}`, { token: other.token })
    expect((await page(owner.token)).rows[0]).toMatchObject({ folder: { name: '我的' }, note: null })
  })

  test('what is taken away comes back as it was, for a day', async () => {
    const { token } = await entered(db)
    const { id } = await folderOf(token, '待上架')
    await add(token, [first, second], { folder: id, note: '留' })
    const before = (await page(token)).rows
    expect((await server.post(`${base}/remove`, { ids: [first, second] }, token)).body.data).toEqual({
      changed: 2,
    })
    expect((await page(token)).count).toBe(0)
    expect((await server.get(`${base}/ids`, token)).body.data).toEqual([])
    expect((await server.post(`${base}/remove`, { ids: [first] }, token)).body.data, 'twice is once').toEqual(
      { changed: 0 },
    )
    await server.post(`${base}/restore`, { ids: [first, second] }, token)
    expect((await page(token)).rows).toEqual(before)
    await server.post(`${base}/remove`, { ids: [first] }, token)
    await forgetTakenAway(db, Date.now() + KEPT_MS + 1)
    expect((await server.post(`${base}/restore`, { ids: [first] }, token)).body.data).toEqual({ changed: 0 })
  })

  test('what was taken away is neither moved nor noted', async () => {
    const { token } = await entered(db)
    await add(token, [first], { note: '旧' })
    await server.post(`${base}/remove`, { ids: [first] }, token)
    const change = { ids: [first], note: '新', folder: (await folderOf(token, '夹')).id }
    expect((await server.call('PATCH', base, { token, body: change })).body.data).toEqual({ changed: 0 })
    await server.post(`${base}/restore`, { ids: [first] }, token)
    expect((await page(token)).rows[0]).toMatchObject({ note: '旧', folder: null })
  })

  test('what was taken away and is saved again begins again', async () => {
    const { token } = await entered(db)
    await add(token, [first], { note: '旧' })
    await server.post(`${base}/remove`, { ids: [first] }, token)
    expect((await add(token, [first])).body.data).toMatchObject({ added: 1, kept: 0 })
    expect((await page(token)).rows[0]).toMatchObject({ note: null })
  })

  test('folders: counted, renamed, ordered, closed; a doubled name answers the folder that is there', async () => {
    const { token } = await entered(db)
    const [a, b] = [await folderOf(token, '甲'), await folderOf(token, '乙')]
    expect(await folderOf(token, '甲')).toEqual(a)
    await add(token, [first, second], { folder: a.id })
    await add(token, [third])
    const list = async () =>
      (await server.get(`${base}/folders`, token)).body.data as {
        folders: { id: string; name: string; count: number }[]
        total: number
        unfiled: number
      }
    expect(await list()).toEqual({
      folders: [
        { id: a.id, name: '甲', count: 2 },
        { id: b.id, name: '乙', count: 0 },
      ],
      total: 3,
      unfiled: 1,
    })
    await server.call('PUT', `${base}/folders`, { token, body: { ids: [b.id] } })
    expect((await list()).folders.map((folder) => folder.name)).toEqual(['乙', '甲'])
    const taken = await server.call('PATCH', `${base}/folders/${b.id}`, { token, body: { name: '甲' } })
    expect([taken.status, taken.body.reason]).toEqual([409, 'name_taken'])
    await server.call('PATCH', `${base}/folders/${b.id}`, { token, body: { name: '丙' } })
    await server.call('PATCH', base, { token, body: { ids: [second], folder: b.id } })
    expect((await page(token, `folder=${b.id}`)).rows.map((row) => row.id)).toEqual([second])
    expect((await page(token, 'folder=none')).rows.map((row) => row.id)).toEqual([third])
    await server.call('DELETE', `${base}/folders/${a.id}`, { token })
    expect((await page(token)).count, 'what was in it stays').toBe(3)
    expect((await list()).folders.map((folder) => folder.name)).toEqual(['丙'])
  })

  test('notes are trimmed, an empty one is none; keyword reads title, note and id', async () => {
    const { token } = await entered(db)
    await add(token, [first, second])
    const note = (text: string | null) =>
      server.call('PATCH', base, { token, body: { ids: [first], note: text } })
    await note('  等降价 100%  ')
    expect(
      (await page(token, `keyword=${encodeURIComponent('降价 100%')}`)).rows.map((row) => row.note),
    ).toEqual(['等降价 100%'])
    expect((await page(token, `keyword=${second}`)).rows.map((row) => row.id)).toEqual([second])
    expect(
      (await page(token, `keyword=${encodeURIComponent('100% 等降价')}`)).count,
      'words in any order',
    ).toBe(1)
    expect((await page(token, `match=exact&keyword=${encodeURIComponent('100% 等降价')}`)).count).toBe(0)
    expect((await page(token, 'keyword=_')).count, 'signs of patterns are plain text').toBe(0)
    await note('   ')
    expect((await page(token, `keyword=${first}`)).rows[0]?.note).toBeNull()
  })

  test('pages neither overlap nor leave gaps in any order', async () => {
    const { token } = await entered(db)
    const many = Array.from({ length: 25 }, (_, n) => record({ salesTotal: n % 4 }))
    await upsertGoods(db, many, 1)
    const ids = many.map((item) => item.externalId)
    await add(token, ids)
    for (const sort of [
      'saved_at:desc',
      'sales:asc',
      'sales_since:desc',
      'price_change:asc',
      'audience:desc',
    ]) {
      const seen = []
      for (const at of [1, 2, 3])
        seen.push(...(await page(token, `sort=${sort}&limit=10&page=${at}`)).rows.map((row) => row.id))
      expect(seen.toSorted(), sort).toEqual(ids.toSorted())
    }
  })

  test('creators, lives and videos exist on TikTok only; TikTok keeps its gate for saving, own rows stay readable', async () => {
    const { token } = await entered(db)
    expect((await server.get('/api/temu/favourites/creator', token)).status).toBe(404)
    expect((await server.post('/api/tiktok/favourites/goods', { ids: ['1'] }, token)).body.reason).toBe(
      'flag_needed',
    )
    expect((await server.get('/api/tiktok/favourites/goods', token)).status).toBe(200)
    const bad = await server.call('PATCH', base, { token, body: { ids: [first], outreach: 'contacted' } })
    expect(bad.status).toBe(400)
  })

  test('an expired member reads all of their own rows', async () => {
    const { id, token } = await entered(db, { vipType: 'year', vipExpire: new Date(Date.now() + 86_400_000) })
    const many = Array.from({ length: 30 }, () => record())
    await upsertGoods(db, many, 1)
    await add(
      token,
      many.map((item) => item.externalId),
    )
    await db.pool.query("update app_user set vip_expire = now() - interval '1 second' where id = $1", [id])
    const { rows, count } = await page(token, 'limit=100')
    expect([rows.length, count]).toEqual([30, 30])
  })
})
