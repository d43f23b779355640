import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FLAG } from './goods-flag.ts'
import type { GoodsRecord } from './goods-record.ts'
import { DAY, EARLIER, merged, mergedAll, NOON } from './merge-goods.fixture.ts'
import type { Stored } from './merge-goods.ts'

const MISSING = -1

test('a record that says nothing but a title leaves every figure missing', () => {
  expect(merged(null, { title: ' Dress ' })).toEqual({
    ...{ title: 'Dress', title_zh: null, image_url: null, url: null, images: [], tags: [], brand: null },
    ...{ shop_id: MISSING, category_id: MISSING, c1: MISSING, c2: MISSING, c3: MISSING },
    ...{ sales_total: MISSING, sales_day: MISSING, sales_week: MISSING, sales_month: MISSING, gmv: MISSING },
    ...{ price: MISSING, original_price: MISSING, price_usd: MISSING, currency: '', discount: MISSING },
    ...{ comment_count: MISSING, comment_us: MISSING, comment_eu: MISSING, similar_count: 0 },
    ...{ score: MISSING, score_us: MISSING, score_eu: MISSING, brand_key: MISSING, commission: MISSING },
    ...{ creator_count: MISSING, video_count: MISSING, video_sales: MISSING, wish_count: MISSING },
    ...{ colour_count: MISSING, size_count: MISSING, sizes_out: MISSING, ship_from: null, site_ids: [] },
    ...{
      listed_day: MISSING,
      flags: 0,
      updated_at: NOON,
      region_mask: '0',
      first_seen_day: DAY,
      source_id: 4,
    },
  })
})

/** Field of a record, column, one value and how it is stored, another and how that is stored, and what missing is. */
const FIELDS: [keyof GoodsRecord, keyof Stored, unknown, unknown, unknown, unknown, unknown][] = [
  ['salesTotal', 'sales_total', 5, 5, 0, 0, MISSING],
  ['salesDay', 'sales_day', 5, 5, 0, 0, MISSING],
  ['salesWeek', 'sales_week', 5, 5, 0, 0, MISSING],
  ['salesMonth', 'sales_month', 5, 5, 0, 0, MISSING],
  ['commentCount', 'comment_count', 5, 5, 0, 0, MISSING],
  ['score', 'score', 4.5, 450, 0, 0, MISSING],
  ['commission', 'commission', 12.5, 125, 0, 0, MISSING],
  ['colourCount', 'colour_count', 5, 5, 0, 0, MISSING],
  ['sizeCount', 'size_count', 5, 5, 0, 0, MISSING],
  ['sizesOut', 'sizes_out', 5, 5, 0, 0, MISSING],
  ['creatorCount', 'creator_count', 5, 5, 0, 0, MISSING],
  ['videoCount', 'video_count', 5, 5, 0, 0, MISSING],
  ['videoSales', 'video_sales', 5, 5, 0, 0, MISSING],
  ['wishCount', 'wish_count', 5, 5, 0, 0, MISSING],
  ['listedAt', 'listed_day', '1970-01-03', 2, '1970-01-01', 0, MISSING],
  ['brand', 'brand', ' Anker ', 'Anker', 'Baseus', 'Baseus', null],
  ['shipFrom', 'ship_from', ' 广东 ', '广东', 'US', 'US', null],
  ['titleZh', 'title_zh', ' 裙 ', '裙', '衣', '衣', null],
  ['imageUrl', 'image_url', 'https://a.example/1', 'https://a.example/1', 'b', 'b', null],
  ['url', 'url', 'https://a.example/2', 'https://a.example/2', 'b', 'b', null],
  ['hosting', 'flags', 'full', FLAG.hostingFull, 'semi', FLAG.hostingSemi, 0],
  ['status', 'flags', 'on_sale', FLAG.onSale, 'sold_out', FLAG.soldOut, 0],
  ['status', 'flags', 'delisted', FLAG.delisted, 'on_sale', FLAG.onSale, 0],
  ['hasVideo', 'flags', true, FLAG.videoYes, false, FLAG.videoNo, 0],
]

describe.each(FIELDS)('%s, stored as %s', (field, column, one, stored, other, otherStored, missing) => {
  const first = () => merged(null, { [field]: one })

  test('is taken from the first record', () => {
    expect(first()[column]).toBe(stored)
  })

  test('of a record of the same time or a newer one replaces it, 0 too', () => {
    expect(merged(first(), { [field]: other })[column]).toBe(otherStored)
    expect(merged(first(), { [field]: other, seenAt: NOON + 1 })[column]).toBe(otherStored)
  })

  test('is cleared by a newer record that says there is none, not by one that does not say', () => {
    expect(merged(first(), { [field]: null })[column]).toBe(missing)
    expect(merged(first(), {})[column]).toBe(stored)
  })

  test('of an older record only fills what is missing', () => {
    expect(merged(first(), { [field]: other, seenAt: EARLIER })[column]).toBe(stored)
    expect(merged(first(), { [field]: null, seenAt: EARLIER })[column]).toBe(stored)
    expect(merged(merged(null, {}), { [field]: other, seenAt: EARLIER })[column]).toBe(otherStored)
  })

  test('leaves every other figure as it was', () => {
    const before = mergedAll({ salesTotal: 7, commentCount: 8, hosting: 'semi', brand: 'X' })
    const changed = Object.entries(merged(before, { [field]: one })).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Stored]),
    )
    const together = field === 'brand' ? ['brand', 'brand_key'] : [column]
    expect(changed.map(([name]) => name).sort()).toEqual(together.sort())
  })
})

describe('the words of a product', () => {
  test('of spaces alone are none', () => {
    const spaces = { titleZh: ' ', brand: ' ', shipFrom: ' ' }
    const stored = mergedAll({ titleZh: '裙', brand: 'X', shipFrom: 'CN' }, spaces)
    expect(stored).toMatchObject({ title_zh: null, brand: null, brand_key: MISSING, ship_from: null })
  })

  test('the title is that of the newest record, without spaces around it', () => {
    expect(mergedAll({ title: 'A' }, { title: ' B ' }).title).toBe('B')
    expect(mergedAll({ title: 'A' }, { title: 'B', seenAt: EARLIER }).title).toBe('A')
  })
})

describe.each([
  ['images', 'images', ['b', 'a', 'b'], ['b', 'a', 'b'], ['c'], ['c']],
  ['tags', 'tags', ['b', 'a', 'b'], ['b', 'a'], ['c'], ['c']],
  ['siteIds', 'site_ids', [193, 1000, 100, 193], [100, 193, 1000], [101], [101]],
] as const)('the list %s', (field, column, one, stored, other, otherStored) => {
  test('is taken whole from the first record and from newer ones, an empty one too', () => {
    expect(mergedAll({ [field]: one })[column]).toEqual(stored)
    expect(mergedAll({ [field]: one }, { [field]: other })[column]).toEqual(otherStored)
    expect(mergedAll({ [field]: one }, { [field]: [] })[column]).toEqual([])
  })

  test('stays where a record does not say it, or is older; an older one fills an empty list', () => {
    expect(mergedAll({ [field]: one }, {})[column]).toEqual(stored)
    expect(mergedAll({ [field]: one }, { [field]: other, seenAt: EARLIER })[column]).toEqual(stored)
    expect(mergedAll({}, { [field]: other, seenAt: EARLIER })[column]).toEqual(otherStored)
  })
})

test('twenty images are kept', () => {
  const images = Array.from({ length: 21 }, (_, i) => `${i}`)
  expect(merged(null, { images }).images).toEqual(images.slice(0, 20))
  expect(merged(null, { images: images.slice(0, 20) }).images).toHaveLength(20)
})

test('stars are stored as hundredths, a half is rounded up as people do', () => {
  const scores = [4.575, 4.574, 1.005, 5].map((score) => merged(null, { score }).score)
  expect(scores).toEqual([458, 457, 101, 500])
  expect(merged(null, { commission: 12.34 }).commission).toBe(123)
})

describe('flags', () => {
  const all = { hosting: 'full', status: 'sold_out', hasVideo: true, estimated: true } as const
  const ALL = FLAG.hostingFull | FLAG.soldOut | FLAG.videoYes | FLAG.estimated

  test('of one group leave those of the others', () => {
    expect(mergedAll(all).flags).toBe(ALL)
    expect(mergedAll(all, { status: 'on_sale' }).flags).toBe((ALL & ~FLAG.soldOut) | FLAG.onSale)
    expect(mergedAll(all, { hosting: null }).flags).toBe(ALL & ~FLAG.hostingFull)
    expect(mergedAll(all, { hasVideo: null }).flags).toBe(ALL & ~FLAG.videoYes)
  })

  test('a figure is estimated as the newest source says; an older one says nothing of it', () => {
    expect(mergedAll(all, { estimated: false }).flags & FLAG.estimated).toBe(0)
    expect(mergedAll(all, {}).flags & FLAG.estimated).toBe(FLAG.estimated)
    expect(mergedAll(all, { estimated: false, seenAt: EARLIER }).flags & FLAG.estimated).toBe(FLAG.estimated)
    expect(mergedAll({}, { estimated: true, seenAt: EARLIER }).flags).toBe(0)
  })

  test('a product of demo data becomes a real one with the first newer import, and back', () => {
    const demo = { source: { id: 9, kind: 'demo' } } as const
    const first = merged(null, {}, demo)
    expect([first.flags, first.source_id]).toEqual([FLAG.demo, 9])
    expect(merged(first, {})).toMatchObject({ flags: 0, source_id: 4 })
    expect(merged(first, { seenAt: EARLIER })).toMatchObject({ flags: FLAG.demo, source_id: 9 })
    expect(merged(merged(null, {}), {}, demo)).toMatchObject({ flags: FLAG.demo, source_id: 9 })
    expect(merged(merged(null, {}), { seenAt: EARLIER }, demo)).toMatchObject({ flags: 0, source_id: 4 })
  })

  test('bits that records do not tell stay', () => {
    const before = { ...merged(null, {}), flags: FLAG.stockOut | FLAG.interpolated }
    expect(merged(before, all).flags).toBe(ALL | FLAG.stockOut | FLAG.interpolated)
  })

  test('a large total without any other sales is suspect until one is known', () => {
    const suspect = (record: Partial<GoodsRecord>) => merged(null, record).flags & FLAG.suspect
    expect(suspect({ salesTotal: 100_000 })).toBe(FLAG.suspect)
    expect(suspect({ salesTotal: 99_999 })).toBe(0)
    for (const figure of [{ salesDay: 0 }, { salesWeek: 0 }, { salesMonth: 0 }]) {
      expect(suspect({ salesTotal: 100_000, ...figure })).toBe(0)
      expect(mergedAll({ salesTotal: 100_000 }, figure).flags).toBe(0)
    }
  })
})

describe('laws', () => {
  const figure = fc.option(fc.nat(9), { nil: null })
  const record = fc.record(
    {
      ...{
        salesTotal: figure,
        salesDay: figure,
        score: fc.option(fc.integer({ min: 0, max: 5 }), { nil: null }),
      },
      price: fc.option(fc.record({ amount: fc.nat(9), currency: fc.constantFrom('USD', 'JPY') }), {
        nil: null,
      }),
      originalPrice: fc.option(fc.record({ amount: fc.nat(9), currency: fc.constant('USD') }), { nil: null }),
      ...{ tags: fc.array(fc.constantFrom('a', 'b')), siteIds: fc.array(fc.constantFrom(100, 193)) },
      ...{ hosting: fc.constantFrom('full', 'semi', null), status: fc.constantFrom('on_sale', null) },
      ...{ estimated: fc.boolean(), brand: fc.constantFrom('X', null), regionId: fc.constantFrom(211, 100) },
      seenAt: fc.integer({ min: NOON, max: NOON + 3 }),
    },
    { requiredKeys: ['seenAt'] },
  )

  test('the same record twice gives the same', () => {
    fc.assert(
      fc.property(record, record, (first, second) => {
        const once = merged(merged(null, first), second)
        expect(merged(once, second)).toEqual(once)
      }),
    )
  })

  test('records of different times give the same figures in any order, where each says all of them', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), (one, other) => {
        const older = { salesTotal: one, score: one / 2, brand: 'A', tags: ['a'], seenAt: NOON }
        const newer = { salesTotal: other, score: other / 2, brand: 'B', tags: ['b'], seenAt: NOON + 1 }
        expect(mergedAll(newer, older)).toEqual(mergedAll(older, newer))
      }),
    )
  })
})
