import { beforeEach, expect, test, vi } from 'vitest'
import { getGoods } from '../../src/modules/goods/operations/get-goods.ts'
import { searchGoods } from '../../src/modules/goods/operations/search-goods.ts'
import { beginIngest } from '../../src/modules/goods/store/goods-ingest.ts'
import { upsertGoods } from '../../src/modules/goods/store/goods-upsert.ts'
import { listCategories } from '../../src/modules/reference/operations/list-categories.ts'
import { finishIngest } from '../../src/modules/rollups/jobs/finish-ingest.ts'
import { describeOnBothEngines } from '../engines.ts'
import { callOf } from './callers.ts'
import { record, SEEN } from './sample-record.ts'

// Thousands of queries on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

describeOnBothEngines('goods ingest', (database) => {
  let source: number
  beforeEach(async () => {
    source = await beginIngest(database(), { kind: 'import', name: 'test.csv', collectedAt: SEEN })
  })

  test('variants, stars, words and channels come and go by what is told, and again is no change', async () => {
    const marketplace = 'tiktok' as const
    const sku = { id: '7', name: '黑色 / M', price: 1_299, stock: 0 }
    const told = record({
      ...{
        marketplace,
        salesMonth: 100,
        videoSales: 30,
        liveSales: 20,
        skus: [sku],
        starCounts: [9, 1, 0, 0, 2],
      },
      reviewWords: [{ word: '偏小', count: 3 }],
    })
    const read = async () => {
      const params = { marketplace, id: told.externalId }
      const asked = { params, query: undefined as never, body: undefined }
      return (await getGoods(asked, callOf(database(), 'yqyy'))).body.data
    }
    await upsertGoods(database(), [told], source)
    expect(await read()).toMatchObject({
      skus: [{ id: '7', name: '黑色 / M', price: { amount: 1_299, currency: 'EUR' }, stock: 0 }],
      reviewStars: [9, 1, 0, 0, 2],
      reviewWords: [{ word: '偏小', count: 3 }],
      channels: { video: 30, live: 20, card: 50, cardIsRest: true },
    })
    expect(await upsertGoods(database(), [told], source)).toMatchObject({ updated: 0, unchanged: 1 })
    const { starCounts: _, reviewWords: __, liveSales: ___, ...less } = told
    const later = { ...less, skus: [], seenAt: SEEN + 1 }
    expect(await upsertGoods(database(), [later], source)).toMatchObject({ updated: 1 })
    expect(await read()).toMatchObject({ skus: [], reviewStars: [9, 1, 0, 0, 2], channels: { live: 20 } })
    const uneven = record({ marketplace, starCounts: [1, 2] })
    const refused = await upsertGoods(database(), [uneven], source)
    expect(refused.rejected).toEqual([{ index: 0, reason: '各星级评论数应为五星到一星 5 个，这里有 2 个' }])
  })
  const call = () => callOf(database(), 'black_drill')
  const read = async (id: string) => {
    const answer = await getGoods(
      { params: { marketplace: 'temu', id }, query: undefined as never, body: undefined },
      call(),
    )
    return answer.body.data
  }

  test('a product comes back as it went in', async () => {
    const goods = record({
      regionPrices: [{ regionId: 211, amount: 1_500, currency: 'USD' }],
      hosting: 'semi',
      hasVideo: true,
    })
    await upsertGoods(database(), [goods], source)
    const { row, prices, firstSeenAt, source: from } = await read(goods.externalId)
    expect(row).toMatchObject({
      id: goods.externalId,
      price: { amount: 1299, currency: 'EUR' },
      priceUsd: 1496,
      gmvUsd: 1_496_000,
      salesTotal: 1_000,
      salesDay: 10,
      salesWeek: null,
      score: 4.6,
      hosting: 'semi',
      hasVideo: true,
      status: null,
      listedAt: null,
      shop: { id: '6344', name: '晨光' },
      category: { path: ['家居、厨房用品', '抽屉'] },
      updatedAt: SEEN,
      quality: { demo: false, suspect: false },
    })
    expect(prices.map(({ regionId, price, currency }) => [regionId, price, currency])).toEqual([
      [211, 1_500, 'USD'],
      [76, 1299, 'EUR'],
    ])
    expect(firstSeenAt).toBe('2026-06-20')
    expect(from).toEqual({ kind: 'import', name: 'test.csv', collectedAt: SEEN })
  })

  test('the same batch again changes nothing', async () => {
    const batch = [
      record(),
      record({ regionPrices: [{ regionId: 29, amount: 5, currency: 'BRL' }] }),
      record(),
    ]
    expect(await upsertGoods(database(), batch, source)).toMatchObject({
      inserted: 3,
      updated: 0,
      unchanged: 0,
    })
    const before = await read(batch[1]?.externalId ?? '')
    expect(await upsertGoods(database(), batch, source)).toMatchObject({
      inserted: 0,
      updated: 0,
      unchanged: 3,
    })
    expect(await read(batch[1]?.externalId ?? '')).toEqual(before)
  })

  test('a file that lacks a column does not take away what is known; null does', async () => {
    const { externalId, ...rest } = record()
    await upsertGoods(database(), [{ externalId, ...rest }], source)
    const poor = { marketplace: 'temu' as const, externalId, title: rest.title, seenAt: SEEN + 1_000 }
    await upsertGoods(database(), [poor], source)
    expect((await read(externalId)).row).toMatchObject({
      salesTotal: 1_000,
      score: 4.6,
      titleZh: '竹制抽屉收纳盒',
      shop: { id: '6344' },
    })
    await upsertGoods(
      database(),
      [{ ...poor, score: null, salesTotal: null, shop: null, seenAt: SEEN + 2_000 }],
      source,
    )
    expect((await read(externalId)).row).toMatchObject({
      salesTotal: null,
      gmvUsd: null,
      score: null,
      shop: null,
      salesDay: 10,
    })
  })

  test('an older file fills what is missing and changes nothing else', async () => {
    const goods = record({ salesDay: null })
    await upsertGoods(database(), [goods], source)
    await upsertGoods(
      database(),
      [{ ...goods, seenAt: SEEN - 86_400_000, salesDay: 3, salesTotal: 5, title: 'Old' }],
      source,
    )
    expect((await read(goods.externalId)).row).toMatchObject({
      salesDay: 3,
      salesTotal: 1_000,
      title: goods.title,
      updatedAt: SEEN,
    })
    expect((await read(goods.externalId)).firstSeenAt).toBe('2026-06-19')
  })

  test('0 is 0 and missing is missing', async () => {
    const [zero, none] = [record({ salesDay: 0 }), record({ salesDay: null })]
    await upsertGoods(database(), [zero, none], source)
    expect((await read(zero.externalId)).row.salesDay).toBe(0)
    expect((await read(none.externalId)).row.salesDay).toBeNull()
  })

  test('the same product twice in one batch is one product', async () => {
    const goods = record()
    const result = await upsertGoods(
      database(),
      [goods, { ...goods, salesDay: 11, seenAt: SEEN + 1 }],
      source,
    )
    expect(result).toMatchObject({ inserted: 1, updated: 0, unchanged: 0 })
    expect((await read(goods.externalId)).row.salesDay).toBe(11)
  })

  test('bad records are left out with a reason, the others are stored', async () => {
    const good = record()
    const batch = [
      record({ externalId: '6.01E+14' }),
      good,
      record({ price: { amount: -5, currency: 'USD' } }),
      record({ price: { amount: 5, currency: 'U$D' } }),
      record({ title: '  ' }),
      record({ listedAt: '2026-02-30' }),
      record({ score: 51 }),
      record({ tags: ['a\u0000b'] }),
    ]
    const { inserted, rejected } = await upsertGoods(database(), batch, source)
    expect(inserted).toBe(1)
    expect(rejected.map(({ index }) => index)).toEqual([0, 2, 3, 4, 5, 6, 7])
    expect(rejected[1]?.reason).toBe('价格为负数（-5）')
    await read(good.externalId)
  })

  test('ids keep all their digits', async () => {
    const [one, other] = [
      record({ externalId: '1729384756012345678' }),
      record({ externalId: '1729384756012345679' }),
    ]
    await upsertGoods(database(), [one, other], source)
    expect((await read(one.externalId)).row.id).toBe('1729384756012345678')
    expect((await read(other.externalId)).row.id).toBe('1729384756012345679')
  })

  test('after an ingest the categories are counted, the Featured root is left out, look-alikes are known', async () => {
    const path = (name: string) => ({
      marketplace: 'shein' as const,
      categoryPath: [{ name }, { name: 'Deep' }],
    })
    const batch = [record(path('Alpha')), record(path('Alpha')), record(path('Featured'))]
    await upsertGoods(database(), batch, source)
    await finishIngest(database(), source)
    const { data } = (
      await listCategories(
        { params: { marketplace: 'shein' }, query: undefined as never, body: undefined },
        call(),
      )
    ).body
    expect(data.filter(({ name }) => name === 'Featured')).toEqual([])
    expect(data.find(({ name }) => name === 'Alpha')).toMatchObject({ parentId: null, goodsCount: 2 })
    expect(data.filter(({ name }) => name === 'Deep').map(({ goodsCount }) => goodsCount)).toEqual([2])
    expect(data.map(({ name }) => name)).toEqual(data.map(({ name }) => name).toSorted())
    const asked = { params: { marketplace: 'shein' as const }, query: {}, body: undefined }
    const { rows } = (await searchGoods(asked, call())).body.data
    expect(rows.map(({ similarCount }) => similarCount)).toEqual([2, 2, 2])
  })

  test('an unknown product is a 404 in Chinese', async () => {
    await expect(read('404404404')).rejects.toMatchObject({ reason: 'goods_unknown' })
  })
})
