import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { upsertGoods } from '../../src/modules/goods/store/goods-upsert.ts'
import type { VipType } from '../../src/platform/caller.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { LARGE_MARKET } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'
import { record } from '../goods/sample-record.ts'
import { entered } from '../http/people.ts'
import type { RunningServer } from '../http/running-server.ts'
import { runExportServer } from './export-server.ts'
import { create, exported, listed, type Wish, wish } from './read-export.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

const TEMU: Wish = { operation: 'searchGoods', params: { marketplace: 'temu' } }
const NASTY = '=HYPERLINK("http://x.example","y")'
const LONG_ID = '601099512345678901'

describeMarketOnBothEngines('exports', LARGE_MARKET, (database) => {
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    const nasty = record({ externalId: LONG_ID, titleZh: NASTY, title: '@SUM(1)', salesDay: 999_999 })
    await upsertGoods(db, [nasty], 1)
    server = await runExportServer(db)
  })
  afterAll(() => server.close())
  const someone = (vipType: VipType, isExternalLink = true) =>
    entered(db, { vipType, vipExpire: null, isExternalLink })
  const used = async (token: string) => {
    const { items } = (await server.get('/api/me/entitlements', token)).body.data as {
      items: { feature: string; used: number }[]
    }
    return items.find(({ feature }) => feature === 'exportRows')?.used
  }

  test.each(['xlsx', 'csv'] as const)('a %s holds the rows of the list, figure by figure', async (format) => {
    const { token } = await someone('month')
    const query = { min_daily_sales: 5, sort: 'weekly_sales:asc' }
    const rows = await listed<GoodsLike>(server, token, '/api/temu/goods/search', query)
    const file = await exported(server, token, { ...TEMU, query, format })
    expect(rows.length).toBeGreaterThan(100)
    expect(file.rows).toHaveLength(rows.length)
    const number = (value: unknown) => (value === null || value === '' ? null : Number(value))
    for (const [at, row] of rows.entries()) {
      const cells = file.rows[at] ?? {}
      expect(String(cells['商品ID']).trimEnd()).toBe(row.id)
      expect(number(cells['日销量'])).toBe(row.salesDay)
      expect(number(cells['总销量'])).toBe(row.salesTotal)
      expect(number(cells['美元价格($)'])).toBe(row.priceUsd === null ? null : row.priceUsd / 100)
      expect(number(cells['评分'])).toBe(row.score)
      expect(cells['店铺名称'] || null).toBe(row.shop?.name ?? null)
      expect(cells['示例数据']).toBe(row.quality.demo ? '是' : '否')
      expect(cells['存疑']).toBe(row.quality.suspect ? '是' : '否')
      expect(cells['数据来源']).toBe(row.quality.demo ? '示例数据' : expect.any(String))
      const title = format === 'csv' && row.titleZh === NASTY ? `'${NASTY}` : row.titleZh
      expect(cells['商品标题（中文）'] || null).toBe(title)
      const listedOn = cells['上架时间']
      const day = listedOn instanceof Date ? listedOn.toISOString().slice(0, 10) : listedOn || null
      expect(day).toBe(row.listedAt)
    }
    expect(rows.map(({ id }) => id)).toContain(LONG_ID)
    expect(file.job).toMatchObject({
      rowsTotal: rows.length,
      rowsWritten: rows.length,
      quotaRows: rows.length,
    })
    expect(file.job.bytes).toBe(file.content.length)
    expect(await used(token)).toBe(rows.length)
  })

  test.each([
    ['rankGoods', { marketplace: 'temu', board: 'week' }, '/api/temu/rank/week', '商品ID'],
    ['searchShops', { marketplace: 'temu' }, '/api/temu/shops/search', '店铺ID'],
    ['rankShops', { marketplace: 'temu', board: 'branded' }, '/api/temu/shops/ranks/branded', '店铺ID'],
    ['searchCreators', { marketplace: 'tiktok' }, '/api/tiktok/creators/search', '达人账号'],
    ['rankCreators', { marketplace: 'tiktok', board: 'hot' }, '/api/tiktok/creators/ranks/hot', '达人账号'],
    ['searchLives', { marketplace: 'tiktok' }, '/api/tiktok/lives/search', '直播ID'],
    ['rankLiveGoods', { marketplace: 'tiktok' }, '/api/tiktok/lives/goods-ranks', '商品ID'],
    ['searchVideos', { marketplace: 'tiktok' }, '/api/tiktok/videos/search', '视频ID'],
  ])('%s: every row, in the order of the list', async (operation, params, path, heading) => {
    const { token } = await someone('month')
    const rows = await listed(server, token, path)
    const file = await exported(server, token, { operation, params })
    expect(rows.length).toBeGreaterThan(0)
    expect(file.rows.map((row) => row[heading])).toEqual(rows.map(({ id }) => id))
    for (const quality of ['估算', '存疑', '插值', '真实断货', '数据来源', '示例数据'])
      expect(file.rows[0]).toHaveProperty(quality)
  })

  test('the columns of the screen, in their order and under their headings, then the quality', async () => {
    const { token } = await someone('month')
    const columns = [
      { id: 'salesDay', label: '日销' },
      { id: 'goods' },
      { id: 'actions' },
      { id: 'gmvUsd', label: 'GMV' },
    ]
    const { rows } = await exported(server, token, { ...TEMU, columnSet: 'seen', columns, most: 3 })
    expect(Object.keys(rows[0] ?? {})).toEqual([
      ...[
        '日销',
        '商品ID',
        '商品标题（中文）',
        '商品标题（英文）',
        '托管',
        '标签',
        '商品主图',
        '商品链接',
        'GMV($)',
      ],
      ...['估算', '存疑', '插值', '真实断货', '数据来源', '数据时间(北京时间)', '示例数据'],
    ])
    expect(rows).toHaveLength(3)
    expect(rows[0]).toMatchObject({ 日销: 999_999, 商品ID: LONG_ID, '商品标题（中文）': NASTY })
    const unknown = await create(server, token, { ...TEMU, columnSet: 'seen', columns: [{ id: 'nothing' }] })
    expect([unknown.status, unknown.body.reason]).toEqual([400, 'bad_parameter'])
  })

  test('the Temu template has the 31 columns of product tools with the figures of shop and product', async () => {
    const { token } = await someone('month')
    const { rows } = await exported(server, token, { ...TEMU, columnSet: 'temu_31', most: 50 })
    expect(Object.keys(rows[0] ?? {}).slice(0, 31)).toEqual(
      '店铺ID, 店铺名称, 店铺模式, 店铺logo, 店铺商品数, 店铺总销量, 店铺评分, 店铺粉丝, 上架时间, 收录时间, 商品ID, 商品标题（中文）, 商品标题（英文）, 商品主图, 商品轮播图, 商品视频, 商品链接, 前台分类（英文）, 前台分类（中文）, 后台分类, 标签, 美元价格($), 欧元价格(€), GMV($), GMV(€), 总销量, 日销量, 周销量, 月销量, 评分, 总评论数'.split(
        ', ',
      ),
    )
    expect(rows.some((row) => typeof row['店铺商品数'] === 'number')).toBe(true)
    expect(rows.some((row) => typeof row['欧元价格(€)'] === 'number')).toBe(true)
    expect(rows.some((row) => row['收录时间'] instanceof Date)).toBe(true)
    const shein = await create(server, token, {
      ...TEMU,
      params: { marketplace: 'shein' },
      columnSet: 'temu_31',
    })
    expect(shein.status).toBe(400)
  })

  test('chosen rows only, in the order of the list, and they alone are drawn', async () => {
    const { token } = await someone('month')
    const rows = await listed(server, token, '/api/temu/goods/search')
    const ids = [rows[150]?.['id'], rows[3]?.['id'], 'nobody'] as string[]
    const file = await exported(server, token, { ...TEMU, ids })
    expect(file.rows.map((row) => row['商品ID'])).toEqual([ids[1], ids[0]])
    expect([file.job.quotaRows, await used(token)]).toEqual([2, 2])
  })

  test('the rights of the list are the rights of its export', async () => {
    const [general, month] = [await someone('general'), await someone('month', false)]
    const refused = await create(server, general.token, TEMU)
    expect([refused.status, refused.body.reason]).toEqual([403, 'quota_used'])
    const closed = await create(server, month.token, { ...TEMU, params: { marketplace: 'tiktok' } })
    expect([closed.status, closed.body.reason]).toEqual([403, 'flag_needed'])
    const wrong = await create(server, month.token, { ...TEMU, query: { min_daily_sales: 'x' } })
    expect([wrong.status, wrong.body.reason]).toEqual([400, 'bad_parameter'])
    const paged = await create(server, month.token, { ...TEMU, query: { page: 2 } })
    expect(paged.status).toBe(400)
    const quote = await server.post('/api/exports/quote', wish(TEMU), general.token)
    expect(quote.body.data).toMatchObject({
      rows: 20,
      cutBy: 'tier',
      limit: 0,
      left: 0,
      next: { vip_type: 'month' },
    })
    expect((quote.body.data as { refusal: string }).refusal).toContain('升级会员')
    const nothing = await create(server, month.token, { ...TEMU, query: { min_daily_sales: 99_999_999 } })
    expect([nothing.status, nothing.body.reason]).toEqual([422, 'export_nothing'])
  })
})

interface GoodsLike {
  id: string
  titleZh: string | null
  salesDay: number | null
  salesTotal: number | null
  priceUsd: number | null
  score: number | null
  listedAt: string | null
  shop: { name: string } | null
  quality: { demo: boolean; suspect: boolean }
}
