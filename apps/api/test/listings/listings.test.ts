import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { upsertGoods } from '../../src/modules/goods/store/goods-upsert.ts'
import { forgetTakenAway, KEPT_MS } from '../../src/modules/keeping/store/taken-away.ts'
import { MOST_LISTINGS } from '../../src/modules/listing/operations/own-warehouse.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { record } from '../goods/sample-record.ts'
import { entered } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const BASE = '/api/temu/listings'
const cny = (amount: number) => ({ amount, currency: 'CNY' })

interface Row {
  id: string
  title: string
  status: string
  cost: object | null
  profitRate: number | null
  note: string | null
  isGone: boolean
  addedAt: number
  updatedAt: number
}

describeOnBothEngines('the listing warehouse', (database) => {
  let server: RunningServer
  let db: Database
  const goods = [record(), record()]
  const [first, second] = goods.map((item) => item.externalId) as [string, string]
  beforeAll(async () => {
    db = database()
    await db.pool.query(
      `insert into source (id, kind, name, started_at) values (1, 'import', 'test', 0) on conflict do nothing`,
    )
    await upsertGoods(db, goods, 1)
    server = await runServer(db)
  })
  afterAll(() => server.close())

  const page = async (token: string, query = '') =>
    (await server.get(`${BASE}?${query}`, token)).body.data as { rows: Row[]; count: number }
  const ids = async (token: string, query = '') => (await page(token, query)).rows.map(({ id }) => id)
  const add = (token: string, names: string[]) => server.post(BASE, { ids: names }, token)
  const change = (token: string, names: string[], more: object) =>
    server.call('PATCH', BASE, { token, body: { ids: names, ...more } })
  const marks = async (token: string) => (await server.get(`${BASE}/marks`, token)).body.data

  test('each id of a batch is answered for itself, and adding twice changes nothing', async () => {
    const { token } = await entered(db)
    expect((await add(token, [first, 'nobody-9'])).body.data).toEqual({
      results: [
        { id: first, result: 'added' },
        { id: 'nobody-9', result: 'unknown' },
      ],
    })
    await change(token, [first], { status: 'sourced', cost: cny(1_850), note: '  等样品 ' })
    const [before] = (await page(token)).rows
    expect((await add(token, [first, second])).body.data).toEqual({
      results: [
        { id: first, result: 'kept' },
        { id: second, result: 'added' },
      ],
    })
    const after = (await page(token)).rows.find(({ id }) => id === first)
    expect(after).toEqual(before)
    expect(after).toMatchObject({ status: 'sourced', note: '等样品', isGone: false })
    expect(await marks(token)).toEqual(
      expect.arrayContaining([
        { id: first, status: 'sourced' },
        { id: second, status: 'wanted' },
      ]),
    )
  })

  test('any status may follow any; a field that is not said stays, null empties it', async () => {
    const { token } = await entered(db)
    await add(token, [first])
    const flow = ['sourcing', 'sourced', 'listing', 'listed', 'dropped', 'wanted', 'listed', 'sourcing']
    for (const status of flow) {
      expect((await change(token, [first], { status })).body.data).toEqual({ changed: 1 })
      expect((await page(token)).rows[0]?.status).toBe(status)
    }
    expect((await change(token, [first], { status: '上架' })).status).toBe(400)
    await change(token, [first], {
      ...{ cost: cny(2_400), costSource: '1688', declaredPrice: cny(3_200) },
      ...{ targetShop: ' 晨光 ', targetSite: 100 },
    })
    expect((await page(token)).rows[0]).toMatchObject({
      ...{ status: 'sourcing', cost: cny(2_400), costSource: '1688', declaredPrice: cny(3_200) },
      ...{ profitRate: 25, targetShop: '晨光', targetSite: 100 },
    })
    await change(token, [first], { declaredPrice: { amount: 900, currency: 'USD' } })
    expect((await page(token)).rows[0], 'no rate across currencies').toMatchObject({ profitRate: null })
    await change(token, [first], { declaredPrice: null, targetSite: null, targetShop: '  ' })
    expect((await page(token)).rows[0]).toMatchObject({
      ...{ cost: cny(2_400), declaredPrice: null, profitRate: null, targetShop: null, targetSite: null },
    })
  })

  test('a currency or a site that does not exist is refused in Chinese, with its place', async () => {
    const { token } = await entered(db)
    await add(token, [first])
    const currency = await change(token, [first], { cost: { amount: 1, currency: 'XQQ' } })
    expect([currency.status, currency.body.reason]).toEqual([400, 'bad_body'])
    expect(currency.body.message).toContain('没有货币 XQQ')
    expect(currency.body.data).toMatchObject({ fields: [{ path: 'body.cost.currency' }] })
    expect((await change(token, [first], { targetSite: 999 })).body.message).toContain('没有站点 999')
    for (const amount of [-1, 0, 1.5, 1_000_000_001])
      expect((await change(token, [first], { cost: cny(amount) })).status, String(amount)).toBe(400)
    expect((await page(token)).rows[0]).toMatchObject({ cost: null, targetSite: null })
  })

  test('rows are one’s own: neither another user nor the main account sees or changes them', async () => {
    const boss = await entered(db)
    const [owner, other] = [await entered(db, { openedBy: boss.id }), await entered(db)]
    await add(owner.token, [first])
    for (const { token } of [boss, other]) {
      expect((await page(token)).count).toBe(0)
      expect(await marks(token)).toEqual([])
      expect((await change(token, [first], { status: 'listed' })).body.data).toEqual({ changed: 0 })
      for (const path of ['remove', 'restore'])
        expect((await server.post(`${BASE}/${path}`, { ids: [first] }, token)).body.data).toEqual({
          changed: 0,
        })
    }
    expect((await page(owner.token)).rows[0]).toMatchObject({ id: first, status: 'wanted' })
  })

  test('what is taken away comes back as it was for a day; added again it begins again', async () => {
    const { token } = await entered(db)
    const take = async (path: 'remove' | 'restore') =>
      (await server.post(`${BASE}/${path}`, { ids: [first, second] }, token)).body.data
    await add(token, [first, second])
    await change(token, [first], { status: 'listed', cost: cny(100), note: '留' })
    const before = (await page(token)).rows
    expect(await take('remove')).toEqual({ changed: 2 })
    expect([(await page(token)).count, await marks(token)]).toEqual([0, []])
    expect(await take('remove'), 'twice is once').toEqual({ changed: 0 })
    expect(await take('restore')).toEqual({ changed: 2 })
    expect((await page(token)).rows).toEqual(before)
    await take('remove')
    await add(token, [first])
    expect((await page(token)).rows).toMatchObject([
      { id: first, status: 'wanted', note: null, cost: null, profitRate: null },
    ])
    await take('remove')
    await forgetTakenAway(db, Date.now() + KEPT_MS + 1)
    expect(await take('restore')).toEqual({ changed: 0 })
  })

  test('filters, words and orders; pages neither overlap nor leave gaps, the missing comes last', async () => {
    const { token } = await entered(db)
    const many = Array.from({ length: 25 }, () => record())
    await upsertGoods(db, many, 1)
    const all = many.map((item) => item.externalId)
    await add(token, all)
    const [a, b, c] = all as [string, string, string]
    await change(token, [a], {
      status: 'listed',
      cost: cny(100),
      declaredPrice: cny(200),
      note: '等降价 100%',
    })
    await change(token, [b], {
      status: 'sourced',
      cost: cny(300),
      declaredPrice: cny(200),
      targetShop: '晨光',
    })
    await change(token, [c], { cost: cny(1), declaredPrice: { amount: 2, currency: 'USD' } })
    expect(await ids(token, 'status=listed')).toEqual([a])
    expect(await ids(token, `keyword=${encodeURIComponent('100% 等降价')}`)).toEqual([a])
    expect(await ids(token, `match=exact&keyword=${encodeURIComponent('100% 等降价')}`)).toEqual([])
    expect(await ids(token, `keyword=${encodeURIComponent('晨光')}`)).toEqual([b])
    expect(await ids(token, `keyword=${c}`)).toEqual([c])
    expect((await ids(token, 'sort=profit_rate:desc')).slice(0, 2)).toEqual([a, b])
    expect((await ids(token, 'sort=profit_rate:asc')).slice(0, 2)).toEqual([b, a])
    expect((await ids(token, 'sort=status:desc')).slice(0, 2)).toEqual([a, b])
    expect((await ids(token))[0], 'last changed first').toBe(c)
    for (const sort of ['updated_at:asc', 'added_at:desc', 'status:asc', 'profit_rate:asc']) {
      const seen = []
      for (const at of [1, 2, 3]) seen.push(...(await ids(token, `sort=${sort}&limit=10&page=${at}`)))
      expect(seen.toSorted(), sort).toEqual(all.toSorted())
    }
  })

  test('a full account refuses what is new, and takes what it has already', async () => {
    const { id, token } = await entered(db)
    await add(token, [first])
    await db.pool.query(
      `insert into listing (user_id, marketplace, external_id, added_at, updated_at, title)
        select $1, 3, 'x' || n, 0, 0, 'x' from generate_series(2, $2::int) as n`,
      [id, MOST_LISTINGS],
    )
    const refused = await add(token, [first, second])
    expect([refused.status, refused.body.reason]).toEqual([409, 'listings_full'])
    expect(refused.body.message).toContain('5000')
    expect((await page(token)).count, 'nothing of the batch was written').toBe(1)
    expect((await add(token, [first])).body.data).toEqual({ results: [{ id: first, result: 'kept' }] })
    await server.post(`${BASE}/remove`, { ids: [first] }, token)
    expect((await add(token, [second])).status).toBe(200)
    expect((await server.post(`${BASE}/restore`, { ids: [first] }, token)).body.reason).toBe('listings_full')
  })

  test('TikTok keeps its gate for adding, own rows stay readable; a product that is gone keeps its words', async () => {
    const { token, id } = await entered(db)
    const gated = await server.post('/api/tiktok/listings', { ids: ['1'] }, token)
    expect(gated.body.reason).toBe('flag_needed')
    expect((await server.get('/api/tiktok/listings', token)).status).toBe(200)
    await db.pool.query(
      `insert into listing (user_id, marketplace, external_id, status, added_at, updated_at, title)
        values ($1, 1, 'gone-1', 3, 5, 6, '旧标题')`,
      [id],
    )
    expect((await page(token)).rows).toMatchObject([
      { id: 'gone-1', title: '旧标题', status: 'sourced', isGone: true, addedAt: 5, updatedAt: 6 },
    ])
  })

  test('nobody reads it without a session', async () => {
    expect((await server.get(BASE)).status).toBe(401)
    expect((await server.get(`${BASE}/marks`)).status).toBe(401)
  })
})
