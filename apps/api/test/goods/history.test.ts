import { expect, test, vi } from 'vitest'
import { getGoods } from '../../src/modules/goods/operations/get-goods.ts'
import { getGoodsHistory } from '../../src/modules/goods/operations/get-goods-history.ts'
import { listSimilarGoods } from '../../src/modules/goods/operations/list-similar-goods.ts'
import { searchGoods } from '../../src/modules/goods/operations/search-goods.ts'
import { upsertHistory } from '../../src/modules/goods/store/goods-history-upsert.ts'
import { beginIngest } from '../../src/modules/goods/store/goods-ingest.ts'
import { snapshotGoods } from '../../src/modules/goods/store/goods-snapshot.ts'
import { upsertGoods } from '../../src/modules/goods/store/goods-upsert.ts'
import { marketplaceCode } from '../../src/modules/reference/rules/marketplace.ts'
import { describeOnBothEngines } from '../engines.ts'
import { callOf } from './callers.ts'
import { record, SEEN } from './sample-record.ts'

// Thousands of queries on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

describeOnBothEngines('goods history', (database) => {
  const call = () => callOf(database(), 'black_drill')

  test('merged, marked, told by region, idempotent; unknown products and other currencies are rejected', async () => {
    const source = await beginIngest(database(), { kind: 'import', name: 'test.csv', collectedAt: SEEN })
    const goods = record()
    await upsertGoods(database(), [goods], source)
    const place = { marketplace: 'temu' as const, externalId: goods.externalId }
    const sales = [400, null, 420, 0, 0, 380]
    const days = sales.map((units, i) => ({ day: `2026-06-1${i}`, sales: units, price: 1_000 + i }))
    const batch = [
      { ...place, currency: 'EUR', days },
      { ...place, regionId: 211, currency: 'USD', days: [{ day: '2026-06-10', price: 1_200 }] },
      { ...place, externalId: '999', currency: 'EUR', days },
      { ...place, currency: 'USD', days },
    ]
    const result = await upsertHistory(database(), batch, source)
    expect(result).toMatchObject({ inserted: 2, updated: 0 })
    expect(result.rejected.map(({ index }) => index)).toEqual([2, 3])
    expect(await upsertHistory(database(), batch.slice(0, 2), source)).toMatchObject({
      inserted: 0,
      updated: 0,
      unchanged: 2,
    })

    const params = { marketplace: 'temu' as const, id: goods.externalId }
    const main = (await getGoodsHistory({ params, query: { days: 30 }, body: undefined }, call())).body.data
    expect(main.points.map(({ mark }) => mark)).toEqual([
      ...['measured', 'interpolated', 'measured'],
      ...['stock_out', 'stock_out', 'measured'],
    ])
    expect(main.points[1]).toMatchObject({ date: '20260611', sales: 410, price: 1_001, usdPrice: 1_153 })
    const regional = (
      await getGoodsHistory({ params, query: { days: 30, region: 211 }, body: undefined }, call())
    ).body.data
    expect(regional).toMatchObject({ currency: 'USD' })
    expect(regional.points[0]).toMatchObject({ sales: 400, price: 1_200 })
    const general = callOf(database(), 'general')
    const cut = (await getGoodsHistory({ params, query: { days: 5 }, body: undefined }, general)).body.data
    expect(cut).toMatchObject({ days: 5, daysAllowed: 7 })
    expect(cut.points).toEqual(main.points.slice(-5))
    const detail = await getGoods({ params, query: undefined as never, body: undefined }, call())
    expect(detail.body.data.row.quality).toMatchObject({ stockOut: true, interpolated: true })
  })

  test('commission is on the days on which it was told, and nowhere else; it is kept with each new day', async () => {
    const DAY = 86_400_000
    const source = await beginIngest(database(), { kind: 'import', name: 'days.csv', collectedAt: null })
    const goods = record({ marketplace: 'tiktok', commission: 12.5, seenAt: SEEN })
    await upsertGoods(database(), [goods, record({ marketplace: 'tiktok' })], source)
    const place = { marketplace: 'tiktok' as const, externalId: goods.externalId, currency: 'EUR' }
    const told = [{ commission: 8 }, { commission: null }, {}, { commission: 12.5 }]
    const days = told.map((said, i) => ({ day: `2026-06-1${i}`, sales: 5, price: 900, ...said }))
    const bring = () => upsertHistory(database(), [{ ...place, days }], source)
    expect(await bring()).toMatchObject({ inserted: 1 })
    expect(await bring()).toMatchObject({ unchanged: 1 })
    const bad = [{ day: '2026-06-10', price: 1, commission: 101 }]
    const { rejected } = await upsertHistory(database(), [{ ...place, days: bad }], source)
    expect(rejected).toEqual([{ index: 0, reason: '2026-06-10 的佣金应在 0 到 100 之间（101）' }])
    const shown = async (id: string) => {
      const params = { marketplace: 'tiktok' as const, id }
      const { data } = (await getGoodsHistory({ params, query: {}, body: undefined }, call())).body
      return data.points.map(({ date, commission }) => [Number(date.slice(-2)), commission])
    }
    const first = [
      [10, 800],
      [11, null],
      [12, null],
      [13, 1_250],
    ]
    expect(await shown(goods.externalId)).toEqual(first)
    // What the product shows on a later day is its commission of the day before.
    await upsertGoods(database(), [{ ...goods, commission: 15, seenAt: SEEN + DAY }], source)
    const code = marketplaceCode('tiktok')
    await snapshotGoods(database(), code)
    await snapshotGoods(database(), code)
    const gap = [14, 15, 16, 17, 18, 19].map((day) => [day, null])
    expect(await shown(goods.externalId)).toEqual([...first, ...gap, [20, 1_500]])
    await upsertGoods(database(), [{ ...goods, commission: null, seenAt: SEEN + 2 * DAY }], source)
    await snapshotGoods(database(), code)
    expect((await shown(goods.externalId)).slice(-2)).toEqual([
      [20, 1_500],
      [21, null],
    ])
    // Where nobody ever told of one, nothing is kept of it.
    const { rows } = await database().pool.query(
      'select distinct cardinality(h.commission) as length from product_hist h join product_metric m on m.product_id = h.product_id where m.marketplace = $1 order by 1',
      [code],
    )
    expect(rows.map(({ length }) => length)).toEqual([0, 12])
  })

  test('TikTok opens to flagged users only, in every operation', async () => {
    const place = { marketplace: 'tiktok' as const, id: '1' }
    const closed = callOf(database(), 'yqyy', false)
    const refused = { reason: 'flag_needed', message: '暂无访问权限，请联系客服' }
    const without = { query: undefined as never, body: undefined }
    await expect(searchGoods({ params: place, query: {}, body: undefined }, closed)).rejects.toMatchObject(
      refused,
    )
    await expect(getGoods({ params: place, ...without }, closed)).rejects.toMatchObject(refused)
    await expect(
      getGoodsHistory({ params: place, query: {}, body: undefined }, closed),
    ).rejects.toMatchObject(refused)
    await expect(
      listSimilarGoods({ params: place, query: {}, body: undefined }, closed),
    ).rejects.toMatchObject(refused)
    const opened = searchGoods({ params: place, query: {}, body: undefined }, call())
    await expect(opened).resolves.toMatchObject({ status: 200 })
  })
})
