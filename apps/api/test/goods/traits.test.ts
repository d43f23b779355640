import { beforeAll, expect, test, vi } from 'vitest'
import { searchGoods } from '../../src/modules/goods/operations/search-goods.ts'
import { beginIngest } from '../../src/modules/goods/store/goods-ingest.ts'
import { upsertGoods } from '../../src/modules/goods/store/goods-upsert.ts'
import { rollUpShops } from '../../src/modules/shops/store/shop-roll-up.ts'
import { upsertShopProfiles } from '../../src/modules/shops/store/shop-upsert.ts'
import { describeOnBothEngines } from '../engines.ts'
import { callOf } from './callers.ts'
import { record, SEEN } from './sample-record.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

describeOnBothEngines('what only some sources tell of a product', (database) => {
  type Query = Parameters<typeof searchGoods>[0]['query']
  const find = async (query: Query) => {
    const asked = { params: { marketplace: 'temu' as const }, query, body: undefined }
    return (await searchGoods(asked, callOf(database(), 'yqyy'))).body.data.rows
  }
  const ids = async (query: Query) => (await find(query)).map(({ id }) => id).sort()

  const full = record({
    externalId: 'full',
    price: { amount: 600, currency: 'USD' },
    originalPrice: { amount: 1_000, currency: 'USD' },
    ...{ brand: 'Kapok', commission: 12.5, colourCount: 4, sizeCount: 6, sizesOut: 2 },
    ...{ creatorCount: 86, videoCount: 130, videoSales: 940, wishCount: 2_210, shipFrom: '中国' },
    siteIds: [105, 100],
    sizes: [
      { name: 'XL', inStock: true },
      { name: 'M', inStock: false },
      { name: 'S', inStock: null },
    ],
    ...{ tags: ['热销', '明星卖家'], shop: { id: 'abroad', name: 'Abroad' } },
  })

  const gone = record({
    ...{ marketplace: 'shein', externalId: 'gone', status: 'sold_out' },
    sizes: [{ name: 'XL', inStock: true }],
  })

  beforeAll(async () => {
    const source = await beginIngest(database(), { kind: 'import', name: 'traits', collectedAt: null })
    const result = await upsertGoods(
      database(),
      [full, record({ externalId: 'bare' }), record({ externalId: 'odd', commission: 130 }), gone],
      source,
    )
    const shop = { marketplace: 'temu' as const, externalId: 'abroad', name: 'Abroad', seenAt: SEEN }
    await upsertShopProfiles(database(), [{ ...shop, origin: 'cross_border' }], source, async () => undefined)
    await rollUpShops(database(), undefined, ['temu'])
    expect(result.rejected).toEqual([{ index: 2, reason: '佣金应在 0 到 100 之间（130）' }])
  })

  test('is in the row; what nobody told is null', async () => {
    const [bare, told] = (await find({})).sort((a, b) => a.id.localeCompare(b.id))
    expect(told).toMatchObject({
      brand: 'Kapok',
      commission: 12.5,
      sizeCount: 6,
      sizesOut: 2,
      videoSales: 940,
    })
    expect(told?.localSites).toEqual(['美国站', '德国站'])
    expect(bare).toMatchObject({
      brand: null,
      commission: null,
      sizeCount: null,
      shipFrom: null,
      localSites: [],
    })
  })

  test.each<[string, Query, string[]]>([
    ['a badge', { tag: '热销' }, ['full']],
    ['a part of a badge is none', { tag: '热' }, []],
    ['a badge beside a word', { tag: '热销', keyword: 'bamboo' }, ['full']],
    ['a badge beside a word that is not there', { tag: '热销', keyword: 'towel' }, []],
    ['a badge without a word', { tag: '热销', keyword: '-bamboo' }, []],
    ['place of dispatch', { ship_from: '中国' }, ['full']],
    ['wishes', { min_wishes: 2_000 }, ['full']],
    ['shops from abroad', { shop_origin: 'cross_border' }, ['full']],
    ['shops of the country', { shop_origin: 'local' }, []],
    ['commission', { min_commission: 12.5 }, ['full']],
    ['commission at most, which the untold is not', { max_commission: 50 }, ['full']],
    ['discount', { min_discount: 40, max_discount: 40 }, ['full']],
    ['colours', { min_colours: 5 }, []],
    ['sizes', { min_sizes: 6 }, ['full']],
    ['creators', { max_creators: 86 }, ['full']],
    ['same items', { max_similar: 0 }, ['bare', 'full']],
    ['brand, upper and lower case alike', { brand: 'kAPOK' }, ['full']],
    ['site', { site: '100,190' }, ['full']],
    ['site of nobody', { site: '101' }, []],
    ['a size in stock, in small letters', { size: 'xl' }, ['full']],
    ['one of several sizes', { size: 'M,XL' }, ['full']],
    ['a size that is out of stock', { size: 'M' }, []],
    ['a size of which nobody told', { size: 'S' }, []],
    ['a part of a size is none', { size: 'X' }, []],
    ['nothing but commas is no size', { size: ' ,' }, ['bare', 'full']],
    ['a size beside a word', { size: 'XL', keyword: 'bamboo' }, ['full']],
    ['a size beside a badge', { size: 'XL', tag: '热' }, []],
  ])('%s limits a search', async (_name, query, expected) => {
    expect(await ids(query)).toEqual(expected)
  })

  test('a product that is sold out is in stock in no size, whatever was said of its sizes', async () => {
    const find = async (query: Query) => {
      const asked = { params: { marketplace: 'shein' as const }, query, body: undefined }
      return (await searchGoods(asked, callOf(database(), 'yqyy'))).body.data.rows.map(({ id }) => id)
    }
    expect(await find({})).toEqual(['gone'])
    expect(await find({ size: 'XL' })).toEqual([])
  })

  test('a newer source that is silent leaves it, one that says nothing is known clears it', async () => {
    const source = await beginIngest(database(), { kind: 'import', name: 'later', collectedAt: null })
    await upsertGoods(database(), [record({ externalId: 'full', seenAt: SEEN + 1 })], source)
    expect(await ids({ brand: 'Kapok', min_commission: 12 })).toEqual(['full'])
    await upsertGoods(database(), [record({ externalId: 'full', brand: null, seenAt: SEEN + 2 })], source)
    expect(await ids({ brand: 'Kapok' })).toEqual([])
    expect(await ids({ min_commission: 12 })).toEqual(['full'])
  })
})
