import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { upsertGoods } from '../../src/modules/goods/store/goods-upsert.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { runExportServer } from '../exports/export-server.ts'
import { exported } from '../exports/read-export.ts'
import { record } from '../goods/sample-record.ts'
import { entered } from '../http/people.ts'
import type { RunningServer } from '../http/running-server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const BASE = '/api/temu/listings'

describeOnBothEngines('listings on other lists and in files', (database) => {
  let server: RunningServer
  let db: Database
  const goods = [record(), record(), record()]
  const [first, second, third] = goods.map((item) => item.externalId) as [string, string, string]
  beforeAll(async () => {
    db = database()
    await db.pool.query(
      `insert into source (id, kind, name, started_at) values (1, 'import', 'test', 0) on conflict do nothing`,
    )
    await upsertGoods(db, goods, 1)
    server = await runExportServer(db)
  })
  afterAll(() => server.close())

  const add = (token: string, names: string[]) => server.post(BASE, { ids: names }, token)
  const change = (token: string, names: string[], more: object) =>
    server.call('PATCH', BASE, { token, body: { ids: names, ...more } })

  test('what is listed can be left out of searches; what is only wanted stays in them', async () => {
    const { token } = await entered(db)
    await add(token, [first, second])
    await change(token, [second], { status: 'listed' })
    const left = async (query: string) => {
      const { rows } = (await server.get(`/api/temu/goods/search?limit=100&${query}`, token)).body.data as {
        rows: { id: string }[]
      }
      return [first, second, third].filter((id) => rows.some((row) => row.id === id))
    }
    expect(await left('')).toEqual([first, second, third])
    expect(await left('hide_listed=true')).toEqual([first, third])
    await server.post('/api/temu/favourites/goods', { ids: [first] }, token)
    expect(await left('hide_listed=true&hide_kept=true')).toEqual([third])
    await change(token, [second], { status: 'dropped' })
    expect(await left('hide_listed=true')).toEqual([first, second, third])
  })

  test('a file has the seven columns of listing tools first, no cell is a formula, and the price is drawn', async () => {
    const { token } = await entered(db, { vipType: 'month', vipExpire: null })
    const nasty = record({
      title: '=HYPERLINK("http://x.example")',
      titleZh: '+1 水壶',
      price: { amount: 1_999, currency: 'USD' },
    })
    await upsertGoods(db, [nasty], 1)
    await add(token, [nasty.externalId])
    await change(token, [nasty.externalId], { status: 'listed', note: '=1+1' })
    const params = { marketplace: 'temu' }
    const list = { operation: 'searchListings', params } as const
    const tool = await exported(server, token, { ...list, format: 'csv', columnSet: 'listing_7' })
    expect(tool.content.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(Object.keys(tool.rows[0] ?? {})).toEqual([
      ...['商品标题（中文）', '商品标题（英文）', '商品主图', '商品轮播图'],
      ...['美元价格($)', '分类（中文）', '后台分类', '示例数据'],
    ])
    expect(tool.rows[0]).toMatchObject({
      '商品标题（中文）': "'+1 水壶",
      '商品标题（英文）': '\'=HYPERLINK("http://x.example")',
      '美元价格($)': '19.99',
    })
    expect(tool.job).toMatchObject({ quotaRows: 1 })
    const own = await exported(server, token, {
      ...list,
      ...{ format: 'csv', columnSet: 'listing_7', marketColumns: false },
    })
    expect(own.rows[0]).toEqual({ ...tool.rows[0], '美元价格($)': '' })
    expect(own.job).toMatchObject({ quotaRows: 0 })
    const all = await exported(server, token, { ...list, format: 'csv', columnSet: 'all' })
    expect(all.rows[0]).toMatchObject({ 状态: '已上架', 备注: "'=1+1", 来源: 'Temu' })
  })
})
