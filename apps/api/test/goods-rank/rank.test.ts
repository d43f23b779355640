import { beforeAll, expect, test, vi } from 'vitest'
import { getGoods } from '../../src/modules/goods/operations/get-goods.ts'
import { beginIngest } from '../../src/modules/goods/store/goods-ingest.ts'
import { upsertGoods } from '../../src/modules/goods/store/goods-upsert.ts'
import { rankGoods } from '../../src/modules/ranks/operations/rank-goods.ts'
import type { BoardName } from '../../src/modules/ranks/rules/rank-board.ts'
import { rollUpRanks } from '../../src/modules/ranks/store/goods-rank-roll-up.ts'
import { isoDay } from '../../src/modules/reference/rules/goods-day.ts'
import { describeOnBothEngines } from '../engines.ts'
import { callOf } from '../goods/callers.ts'
import { record } from '../goods/sample-record.ts'
import { bring, DAY_MS, steady, TODAY } from './sold-goods.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const LAST = TODAY - 1

describeOnBothEngines('boards of products', (database) => {
  type Query = Parameters<typeof rankGoods>[0]['query']
  const ask = async (board: BoardName, query: Query = {}, tier: 'yqyy' | 'general' = 'yqyy') =>
    (
      await rankGoods(
        { params: { marketplace: 'temu', board }, query, body: undefined },
        callOf(database(), tier),
      )
    ).body.data
  const places = async (board: BoardName, query: Query = {}) =>
    (await ask(board, query)).rows.map(({ id, place }) => `${place} ${id}`)

  beforeAll(async () => {
    await bring(database(), [
      { id: 'rise', sales: [...steady(10, 13), ...steady(60, 7)] },
      { id: 'best', sales: steady(50), more: { hosting: 'semi' } },
      { id: 'cut', sales: steady(20), price: [...steady(1_000, 17), ...steady(700, 3)] },
      { id: 'out', sales: [...steady(400, 17), 0, 0, 0] },
      { id: 'gap', sales: [...steady(30, 17), -1, -1, -1] },
      {
        id: 'fresh',
        sales: [1, 2, 3, 8, 8, 8],
        more: {
          listedAt: isoDay(TODAY - 6),
          score: 4.9,
          commentCount: 80,
          reviewsByArea: [{ area: 'us', commentCount: 60, score: 4.6 }],
        },
      },
    ])
    await rollUpRanks(database())
  })

  test('the week is ordered by its sales, with the change against the week before', async () => {
    const { rows, count, day, days, rule } = await ask('week')
    expect(rows.map(({ id, periodSales }) => [id, periodSales])).toEqual([
      ['out', 1_600],
      ['rise', 420],
      ['best', 350],
      ['cut', 140],
      ['gap', 120],
      ['fresh', 30],
    ])
    expect(rows.find(({ id }) => id === 'rise')).toMatchObject({ periodSalesBefore: 70, growth: 5, place: 2 })
    expect(count).toBe(6)
    expect(day).toBe(isoDay(LAST))
    expect(days).toHaveLength(7)
    expect(rule.text).toContain('近 7 天')
  })

  test('places of an earlier day are those of its sales, and the climb is told', async () => {
    expect((await ask('week', { date: isoDay(LAST - 6) })).rows[0]).toMatchObject({ daysOnBoard: 1 })
    const before = (await ask('week', { date: isoDay(LAST - 1) })).rows
    const now = (await ask('week')).rows
    for (const row of now) {
      const place = before.find(({ id }) => id === row.id)?.place
      expect(row.placeChange).toBe(place === undefined ? null : place - row.place)
    }
    expect(now[0]?.daysOnBoard).toBe(7)
  })

  test('a filter narrows the rows and leaves the places', async () => {
    expect(await places('week', { hosting: 'semi' })).toEqual(['3 best'])
    expect(await places('week', { min_weekly_sales: 400, max_weekly_sales: 1_000 })).toEqual(['2 rise'])
    expect((await ask('week', { page: 2, limit: 2 })).rows.map(({ place }) => place)).toEqual([3, 4])
    expect(await places('week', { sort: 'growth:desc', limit: 1 })).toEqual(['2 rise'])
    expect(await places('week', { sort: 'daily_sales:desc', limit: 1 })).toEqual(['2 rise'])
  })

  test('a price drop has its cut, its currency and its lowest price', async () => {
    const { rows } = await ask('price-drop')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      id: 'cut',
      priceBefore: { amount: 1_000, currency: 'USD' },
      priceNow: { amount: 700, currency: 'USD' },
      dropAmount: { amount: 300, currency: 'USD' },
      dropShare: 0.3,
      droppedAt: isoDay(LAST - 2),
      salesChange: 0,
    })
    expect(await places('price-drop', { min_drop: 31 })).toEqual([])
    expect(await places('price-drop', { dropped_within: 2 })).toEqual([])
    expect(await places('price-drop', { dropped_within: 3 })).toEqual(['1 cut'])
  })

  test('silence is a real stock-out or a gap in the data', async () => {
    const { rows } = await ask('sold-out')
    expect(rows.map(({ id, judgement, daysOut }) => [id, judgement, daysOut])).toEqual([
      ['out', 'real', 3],
      ['gap', 'gap', 3],
    ])
    expect(rows[0]).toMatchObject({ soldOutAt: isoDay(LAST - 2), salesBeforeOut: 400, sameOnSale: 5 })
    expect(await places('sold-out', { judgement: 'gap' })).toEqual(['2 gap'])
  })

  test('new and five-star products', async () => {
    expect((await ask('new')).rows[0]).toMatchObject({ id: 'fresh', daysListed: 6, salesFirst3: 6, slope: 3 })
    expect(await places('fivestar')).toEqual(['1 fresh'])
  })

  test('the score follows the weights of the reader', async () => {
    const standard = await ask('burst')
    for (const { chanceScore, parts } of standard.rows) {
      const known = parts.flatMap((part, i) =>
        part === null ? [] : [[part, standard.rule.parts[i]?.weight ?? 0] as const],
      )
      const weight = known.reduce((sum, [, one]) => sum + one, 0)
      const mean = known.reduce((sum, [part, one]) => sum + part * one, 0) / weight
      expect(chanceScore).toBeCloseTo(mean, 1)
    }
    const byGrowth = await ask('burst', { weights: '100,0,0,0,0' })
    expect(byGrowth.rows[0]).toMatchObject({ id: 'rise', place: 1, chanceScore: 100 })
    expect(byGrowth.rule.parts.map(({ weight }) => weight)).toEqual([100, 0, 0, 0, 0])
  })

  test('the page of a product has the score that the board gives it, or says why there is none', async () => {
    const chanceOf = async (id: string, marketplace: 'temu' | 'shein' = 'temu') => {
      const params = { marketplace, id }
      const call = callOf(database(), 'yqyy')
      return (await getGoods({ params, query: undefined as never, body: undefined }, call)).body.data.chance
    }
    const { rows, rule } = await ask('burst')
    expect(rows.length).toBeGreaterThan(3)
    for (const { id, chanceScore, parts } of rows) {
      const chance = await chanceOf(id)
      expect(chance).toMatchObject({ board: 'burst', score: chanceScore, day: isoDay(LAST), reason: null })
      expect(chance.parts.map(({ value }) => value)).toEqual(parts)
      expect(chance.parts.map(({ weight }) => weight)).toEqual(rule.parts.map(({ standard }) => standard))
    }
    const seenAt = TODAY * DAY_MS
    const source = await beginIngest(database(), { kind: 'import', name: 'quiet', collectedAt: null })
    const quiet = [
      record({ marketplace: 'shein', externalId: 'slow', salesWeek: 19, status: 'on_sale', seenAt }),
      record({ marketplace: 'shein', externalId: 'gone', salesWeek: 90, status: 'delisted', seenAt }),
      record({ marketplace: 'shein', externalId: 'mute', status: 'on_sale', seenAt }),
    ]
    await upsertGoods(database(), quiet, source)
    expect(await chanceOf('slow', 'shein')).toMatchObject({ score: null, day: null, reason: 'not_ranked' })
    await rollUpRanks(database(), { marketplaces: ['shein'] })
    expect(await chanceOf('slow', 'shein')).toMatchObject({ score: null, reason: 'few_sales' })
    expect(await chanceOf('gone', 'shein')).toMatchObject({ score: null, reason: 'not_on_sale' })
    expect(await chanceOf('mute', 'shein')).toMatchObject({ score: null, reason: 'unknown_sales' })
  })

  test('countries: the United States by its own board, Europe without anybody there is empty', async () => {
    const us = await ask('us')
    expect(us).toMatchObject({ country: 211, count: 6 })
    expect(us.rows[0]?.regionPrice).toEqual({ amount: 1_000, currency: 'USD' })
    const starred = us.rows.find(({ id }) => id === 'fresh')
    expect(starred).toMatchObject({ usScore: 4.6, usComments: 60, euScore: null })
    expect(await ask('eu')).toMatchObject({ rows: [], countries: [], country: null })
  })

  test('the job repeated changes nothing, and one day can be done again', async () => {
    const read = async () =>
      (
        await database().pool.query(
          'select marketplace, board, scope, day, product_ids, changes, days, f1 from goods_rank order by 1, 2, 3, 4',
        )
      ).rows
    const before = await read()
    await rollUpRanks(database(), { again: true })
    expect(await read()).toEqual(before)
    const [temu] = await rollUpRanks(database(), { marketplaces: ['temu'] })
    expect(temu?.days).toEqual([LAST])
  })

  test('what was collected today becomes the newest day of the series', async () => {
    const db = database()
    const source = await beginIngest(db, { kind: 'import', name: 'tomorrow', collectedAt: null })
    const seenAt = (TODAY + 1) * DAY_MS
    await upsertGoods(db, [record({ externalId: 'best', salesDay: 77, salesWeek: 377, seenAt })], source)
    const [temu] = await rollUpRanks(db, { marketplaces: ['temu'] })
    expect(temu?.days).toEqual([TODAY])
    const { rows } = await db.pool.query(
      `select h.start_day + cardinality(h.sales) - 1 as last, h.sales[cardinality(h.sales)] as units
       from product_hist h join product_key k on k.product_id = h.product_id where k.external_id = 'best'`,
    )
    expect(rows).toEqual([{ last: TODAY, units: 77 }])
    expect((await ask('week')).day).toBe(isoDay(TODAY))
  })

  test('refuses a day that is not stored, a day beyond the tier, and weights that do not fit', async () => {
    await expect(ask('week', { date: '2020-01-01' })).rejects.toMatchObject({ reason: 'tier_needed' })
    await expect(ask('week', { date: '2099-01-01' })).rejects.toMatchObject({ reason: 'day_not_stored' })
    await expect(ask('burst', { weights: '1,2' })).rejects.toMatchObject({ reason: 'bad_parameter' })
    await expect(ask('burst', { weights: '0,0,0,0,0' })).rejects.toMatchObject({ reason: 'bad_parameter' })
    await expect(ask('surge')).rejects.toMatchObject({ reason: 'unknown_board' })
    expect((await ask('week', { limit: 100 }, 'general')).visible).toBeLessThanOrEqual(20)
  })

  test('TikTok is closed without the flag', async () => {
    const call = callOf(database(), 'yqyy', false)
    const asked = {
      params: { marketplace: 'tiktok' as const, board: 'sales' as const },
      query: {},
      body: undefined,
    }
    await expect(rankGoods(asked, call)).rejects.toMatchObject({ reason: 'flag_needed' })
  })
})
