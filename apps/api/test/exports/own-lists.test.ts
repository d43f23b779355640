import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { VipType } from '../../src/platform/caller.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { LARGE_MARKET } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'
import { entered } from '../http/people.ts'
import type { RunningServer } from '../http/running-server.ts'
import { runExportServer } from './export-server.ts'
import { create, exported, type Wish, wish } from './read-export.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

const FAVOURITES: Wish = {
  operation: 'searchFavourites',
  params: { marketplace: 'temu', kind: 'goods' },
  format: 'csv',
}
const LISTINGS: Wish = { operation: 'searchListings', params: { marketplace: 'temu' }, format: 'csv' }
const MARKET_HEADINGS = [
  ...['现价', '现价币种', '涨跌', '总销量', '收藏后销量', '日销量', '现粉丝/观看', '粉丝/观看变化'],
  ...['GMV($)', '评分', '30天每日销量', '更新时间(北京时间)'],
]
const OWN_HEADINGS = ['ID', '标题', '文件夹', '备注', '收藏时价', '收藏时总销量', '收藏时间(北京时间)']

interface Quote {
  rows: number
  ownList: boolean
  ownData: boolean
  left: number
  refusal: string | null
}

describeMarketOnBothEngines('files of own lists', LARGE_MARKET, (database) => {
  let server: RunningServer
  let db: Database
  let ids: string[]
  beforeAll(async () => {
    db = database()
    server = await runExportServer(db)
    const { rows } = await db.pool.query<{ id: string }>(
      'select external_id as id from product_key where marketplace = 1 order by 1 limit 60',
    )
    ids = rows.map(({ id }) => id)
  })
  afterAll(() => server.close())

  const keeper = async (vipType: VipType) => {
    const { id, token } = await entered(db, { vipType, vipExpire: null })
    await server.post('/api/temu/favourites/goods', { ids, note: '我的' }, token)
    await server.post('/api/temu/listings', { ids }, token)
    return { id, token }
  }
  const quoteOf = async (token: string, given: Wish) =>
    (await server.post('/api/exports/quote', wish(given), token)).body.data as Quote
  const rowsUsed = async (id: string) => {
    const { rows } = await db.pool.query<{ used: number }>(
      `select used::float8 as used from quota_use where user_id = $1 and feature = 'exportRows'`,
      [id],
    )
    return rows[0]?.used ?? 0
  }

  test('without rows to export the own columns are written, all rows of them, and the market columns are not', async () => {
    const { id, token } = await keeper('general')
    const { rows, job } = await exported(server, token, { ...FAVOURITES, marketColumns: false })
    expect(rows.map((row) => String(row['ID']).trimEnd()).sort()).toEqual([...ids].sort())
    const headings = Object.keys(rows[0] ?? {})
    expect(headings).toEqual(expect.arrayContaining(OWN_HEADINGS))
    expect(headings.filter((name) => MARKET_HEADINGS.includes(name))).toEqual([])
    expect(rows.every((row) => row['备注'] === '我的' && row['收藏时总销量'] !== null)).toBe(true)
    expect([job.quotaRows, await rowsUsed(id)]).toEqual([0, 0])
  })

  test('with the market columns it is refused before and when it begins, with the way out', async () => {
    const { id, token } = await keeper('general')
    const quote = await quoteOf(token, FAVOURITES)
    const refusal =
      '当前会员等级不含市场数据导出，请去掉市场数据列（您自己的列可以随时导出，不占额度）或升级会员'
    expect(quote).toMatchObject({ rows: 60, ownList: true, ownData: false, refusal })
    const refused = await create(server, token, FAVOURITES)
    expect([refused.status, refused.body.reason, refused.body.message]).toEqual([403, 'quota_used', refusal])
    expect(await rowsUsed(id)).toBe(0)
    expect(await quoteOf(token, { ...FAVOURITES, marketColumns: false })).toMatchObject({
      ...{ ownList: true, ownData: true, refusal: null },
    })
  })

  test.each([FAVOURITES, LISTINGS])('market columns of %o are paid in rows, as on a board', async (list) => {
    const { id, token } = await keeper('month')
    const { rows, job } = await exported(server, token, list)
    const price = list.operation === 'searchListings' ? '美元价格($)' : '现价'
    expect(rows.some((row) => Number(row[price]) > 0)).toBe(true)
    expect([rows.length, job.quotaRows, await rowsUsed(id)]).toEqual([60, 60, 60])
    await db.pool.query(`update quota_use set used = $2 where user_id = $1 and feature = 'exportRows'`, [
      id,
      1_940,
    ])
    expect((await quoteOf(token, list)).refusal).toBeNull()
    await db.pool.query(`update quota_use set used = $2 where user_id = $1 and feature = 'exportRows'`, [
      id,
      1_941,
    ])
    expect((await quoteOf(token, list)).refusal).toContain('去掉市场数据列')
  })

  test('columns of the screen that are all own draw on nothing', async () => {
    const { token } = await keeper('general')
    const own = { ...FAVOURITES, columnSet: 'seen' as const, columns: [{ id: 'note' }, { id: 'priceThen' }] }
    expect(await quoteOf(token, own)).toMatchObject({ ownData: true, refusal: null })
    const withMarket = { ...own, columns: [...own.columns, { id: 'salesDay' }] }
    expect(await quoteOf(token, withMarket)).toMatchObject({ ownData: false })
  })

  test('a file is drawn on rows exported and not on rows opened', async () => {
    const { id, token } = await keeper('month')
    await db.pool.query(`update quota_use set used = 10000 where user_id = $1 and feature = 'marketRows'`, [
      id,
    ])
    await db.pool.query('delete from market_row_opened where account = $1', [id])
    const { rows } = await exported(server, token, FAVOURITES)
    expect(rows.filter((row) => row['现价'] !== '').length).toBeGreaterThan(50)
    const page = await server.get('/api/temu/favourites/goods?limit=10', token)
    const data = page.body.data as {
      rows: Record<string, unknown>[]
      closed: { rows: number; message: string }
    }
    expect(data.closed).toMatchObject({ rows: 10, need: 'bannian' })
    expect(data.closed.message).toBe(
      '今日可查看的不同数据（10,000 行）已用完，本页 10 行的市场数据显示为“—”，明天 00:00 恢复，升级会员可以查看更多',
    )
    for (const row of data.rows) {
      expect(row).toMatchObject({ note: '我的', priceNow: null, salesNow: null, gmvUsd: null, trend: [] })
      expect([row['title'], row['imageUrl'], row['priceThen']]).not.toContain(null)
    }
    expect((await server.get('/api/temu/goods/search?limit=1', token)).body.reason).toBe('quota_used')
  })

  test('the warehouse without figures opens no row, and its file has the price all the same', async () => {
    const { id, token } = await keeper('month')
    await db.pool.query('delete from market_row_opened where account = $1', [id])
    const opened = async () => {
      const { rows } = await db.pool.query('select 1 from market_row_opened where account = $1', [id])
      return rows.length
    }
    const priceOf = async (query: string) => {
      const { body } = await server.get(`/api/temu/listings?limit=5${query}`, token)
      return (body.data as { rows: { priceUsd: number | null }[] }).rows.filter(
        ({ priceUsd }) => priceUsd !== null,
      )
    }
    expect(await priceOf('&market_figures=false')).toEqual([])
    expect(await opened()).toBe(0)
    expect((await priceOf('')).length).toBeGreaterThan(0)
    expect(await opened()).toBe(5)
    const { rows } = await exported(server, token, { ...LISTINGS, query: { market_figures: false } })
    expect(rows.some((row) => Number(row['美元价格($)']) > 0)).toBe(true)
  })

  test('a list of products of the market has no own columns to fall back on', async () => {
    const { token } = await keeper('general')
    const board: Wish = { operation: 'searchGoods', params: { marketplace: 'temu' }, marketColumns: false }
    const quote = await quoteOf(token, board)
    expect(quote).toMatchObject({ ownList: false, ownData: false })
    expect(quote.refusal).toContain('当前会员等级不含数据导出')
  })
})
