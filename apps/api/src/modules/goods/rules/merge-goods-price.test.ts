import { describe, expect, test } from 'vitest'
import { regionMatch } from '#modules/reference/rules'
import { DAY, EARLIER, merged, mergedAll, NOON } from './merge-goods.fixture.ts'

const MISSING = -1
const usd = (amount: number) => ({ amount, currency: 'USD' })
const yen = (amount: number) => ({ amount, currency: 'JPY' })
const euro = (amount: number) => ({ amount, currency: 'EUR' })
const NONE = { price: MISSING, original_price: MISSING, price_usd: MISSING, currency: '', discount: MISSING }

describe('the price', () => {
  test('is stored in its currency and in US cents of the day it was seen', () => {
    expect(merged(null, { price: yen(500) })).toMatchObject({ price: 500, currency: 'JPY', price_usd: 500 })
    expect(merged(null, { price: euro(500) })).toMatchObject({ price: 500, currency: 'EUR', price_usd: 250 })
    const before = merged(null, { price: euro(500), seenAt: NOON - 86_400_000 })
    expect(before).toMatchObject({ price: 500, price_usd: MISSING })
  })

  test('0 is a price', () => {
    expect(merged(null, { price: usd(0) })).toMatchObject({ price: 0, price_usd: 0, currency: 'USD' })
  })

  test('has no US cents beyond what a column holds', () => {
    expect(merged(null, { price: usd(2_147_483_647) }).price_usd).toBe(2_147_483_647)
    expect(merged(null, { price: usd(2_147_483_648) })).toMatchObject({
      price: 2_147_483_648,
      price_usd: MISSING,
    })
  })

  test('of a newer record replaces it; none clears all of it; one that does not say leaves it', () => {
    const first = { price: usd(500), originalPrice: usd(900) }
    expect(mergedAll(first, { price: usd(400) })).toMatchObject({
      price: 400,
      original_price: 900,
      price_usd: 400,
    })
    expect(mergedAll(first, { price: null })).toMatchObject(NONE)
    expect(mergedAll(first, {})).toMatchObject({
      price: 500,
      original_price: 900,
      price_usd: 500,
      currency: 'USD',
    })
  })

  test('of an older record only fills a missing one', () => {
    const older = { price: yen(100), originalPrice: yen(200), seenAt: EARLIER }
    const first = { price: usd(500), originalPrice: usd(900) }
    expect(mergedAll(first, older)).toMatchObject({ price: 500, original_price: 900, currency: 'USD' })
    expect(mergedAll({}, older)).toMatchObject({ price: 100, original_price: 200, currency: 'JPY' })
    expect(mergedAll({ price: usd(0) }, older)).toMatchObject({ price: 0, currency: 'USD' })
    expect(mergedAll(first, { price: null, seenAt: EARLIER })).toMatchObject({ price: 500 })
  })
})

describe('the struck-through price', () => {
  const first = { price: usd(500), originalPrice: usd(900) }

  test('is cleared by a newer record that says there is none, not by one that does not say', () => {
    expect(mergedAll(first, { price: usd(500), originalPrice: null }).original_price).toBe(MISSING)
    expect(mergedAll(first, { price: usd(500) }).original_price).toBe(900)
    expect(mergedAll(first, { price: usd(500), originalPrice: usd(700) }).original_price).toBe(700)
  })

  test('in another currency than the price is none', () => {
    expect(merged(null, { price: usd(500), originalPrice: yen(900) }).original_price).toBe(MISSING)
    expect(mergedAll(first, { price: usd(500), originalPrice: yen(900) }).original_price).toBe(MISSING)
  })

  test('does not stay beside a price in another currency', () => {
    expect(mergedAll(first, { price: yen(500) })).toMatchObject({
      price: 500,
      currency: 'JPY',
      original_price: MISSING,
    })
    expect(mergedAll(first, { price: yen(500), originalPrice: yen(800) }).original_price).toBe(800)
  })

  test('without a price says nothing', () => {
    expect(merged(null, { originalPrice: usd(900) })).toMatchObject(NONE)
    expect(mergedAll(first, { originalPrice: usd(100) }).original_price).toBe(900)
  })

  test.each([
    [500, 900, 44],
    [500, 1_000, 50],
    [0, 1_000, 100],
    [999, 1_000, 0],
    [1_000, 1_000, 0],
    [1_001, 1_000, MISSING],
    [0, 0, MISSING],
    [0, 1, 100],
  ])('%d instead of %d is %d percent off', (price, original, discount) => {
    expect(merged(null, { price: usd(price), originalPrice: usd(original) }).discount).toBe(discount)
  })

  test('without it nothing is off', () => {
    expect(merged(null, { price: usd(500) }).discount).toBe(MISSING)
  })
})

test('total sales times price is what all buyers paid, an estimate; unknown when either is', () => {
  expect(merged(null, { salesTotal: 3, price: euro(500) }).gmv).toBe(750)
  expect(merged(null, { salesTotal: 0, price: usd(500) }).gmv).toBe(0)
  expect(merged(null, { salesTotal: 3, price: usd(0) }).gmv).toBe(0)
  expect(merged(null, { salesTotal: 3 }).gmv).toBe(MISSING)
  expect(merged(null, { price: usd(500) }).gmv).toBe(MISSING)
  expect(merged(null, { salesTotal: 2e9, price: usd(2e9) }).gmv).toBe(Number.MAX_SAFE_INTEGER)
  expect(mergedAll({ salesTotal: 3 }, { price: usd(5) }).gmv).toBe(15)
})

describe('reviews', () => {
  const areas = [
    { area: 'us', commentCount: 1, score: 1 },
    { area: 'eu', commentCount: 2, score: 2 },
    { area: 'global', commentCount: 3, score: 3 },
  ] as const

  test('of an area are its own; those of all areas are the product’s', () => {
    expect(merged(null, { reviewsByArea: areas })).toMatchObject({
      ...{ comment_us: 1, comment_eu: 2, comment_count: 3, score_us: 100, score_eu: 200, score: 300 },
    })
    expect(merged(null, { reviewsByArea: areas.slice(0, 1) })).toMatchObject({
      ...{ comment_us: 1, comment_eu: MISSING, comment_count: MISSING, score_us: 100, score_eu: MISSING },
    })
  })

  test('that the product has itself come before those of all areas', () => {
    expect(merged(null, { reviewsByArea: areas, commentCount: 9, score: 5 })).toMatchObject({
      ...{ comment_count: 9, score: 500 },
    })
    expect(merged(null, { reviewsByArea: areas, commentCount: 0, score: 0 })).toMatchObject({
      ...{ comment_count: 0, score: 0 },
    })
    expect(merged(null, { reviewsByArea: areas, commentCount: null, score: null })).toMatchObject({
      ...{ comment_count: 3, score: 300 },
    })
  })

  test('of an area are cleared, kept and filled as other figures are', () => {
    const cleared = areas.map(({ area }) => ({ area, commentCount: null, score: null }))
    const figures = {
      comment_us: 1,
      comment_eu: 2,
      comment_count: 3,
      score_us: 100,
      score_eu: 200,
      score: 300,
    }
    expect(mergedAll({ reviewsByArea: areas }, {})).toMatchObject(figures)
    expect(mergedAll({ reviewsByArea: areas }, { reviewsByArea: cleared, seenAt: EARLIER })).toMatchObject(
      figures,
    )
    expect(mergedAll({}, { reviewsByArea: areas, seenAt: EARLIER })).toMatchObject(figures)
    expect(mergedAll({ reviewsByArea: areas }, { reviewsByArea: cleared })).toMatchObject({
      ...{ comment_us: MISSING, comment_eu: MISSING, comment_count: MISSING },
      ...{ score_us: MISSING, score_eu: MISSING, score: MISSING },
    })
  })
})

describe('the category and the shop', () => {
  const category = { id: 40, c1: 10, c2: 20, c3: 40 }
  const columns = { category_id: 40, c1: 10, c2: 20, c3: 40 }
  const none = { category_id: MISSING, c1: MISSING, c2: MISSING, c3: MISSING }
  const first = merged(null, {}, { category, shopId: 8 })

  test('are those of the source', () => {
    expect(first).toMatchObject({ ...columns, shop_id: 8 })
    expect(merged(first, {}, { category: { id: 5, c1: 5, c2: 0, c3: 0 }, shopId: 9 })).toMatchObject({
      ...{ category_id: 5, c1: 5, c2: 0, c3: 0, shop_id: 9 },
    })
  })

  test('are cleared by none, and stay where the source does not say or is older', () => {
    expect(merged(first, {}, { category: null, shopId: null })).toMatchObject({ ...none, shop_id: MISSING })
    expect(merged(first, {})).toMatchObject({ ...columns, shop_id: 8 })
    const older = { seenAt: EARLIER }
    expect(merged(first, older, { category: null, shopId: null })).toMatchObject({ ...columns, shop_id: 8 })
    expect(merged(merged(null, {}), older, { category, shopId: 8 })).toMatchObject({ ...columns, shop_id: 8 })
  })
})

describe('regions', () => {
  const maskOf = (...regions: number[]) => String(regionMatch(regions).mask)
  const price = (regionId: number) => ({ regionId, ...usd(5) })

  test('are those of the prices, and that of the price itself', () => {
    expect(merged(null, { regionPrices: [price(211), price(100)] }).region_mask).toBe(maskOf(211, 100))
    expect(merged(null, { price: usd(5), regionId: 37 }).region_mask).toBe(maskOf(37))
    expect(merged(null, { regionPrices: [price(211)], price: usd(5), regionId: 37 }).region_mask).toBe(
      maskOf(211, 37),
    )
  })

  test('a region without a price is none', () => {
    expect(merged(null, { regionId: 37 }).region_mask).toBe('0')
    expect(merged(null, { price: usd(5) }).region_mask).toBe('0')
  })

  test('are added to those that are known, by an older record too', () => {
    const before = { regionPrices: [price(211)] }
    for (const seenAt of [EARLIER, NOON])
      expect(mergedAll(before, { regionPrices: [price(100)], seenAt }).region_mask).toBe(maskOf(211, 100))
    expect(mergedAll(before, {}).region_mask).toBe(maskOf(211))
  })
})

describe('days', () => {
  test('the first day of a product is the earliest that anybody tells', () => {
    expect(merged(null, { firstSeenAt: '2024-10-01' }).first_seen_day).toBe(DAY - 3)
    expect(merged(null, { firstSeenAt: '2024-10-09' }).first_seen_day).toBe(DAY)
    expect(mergedAll({ firstSeenAt: '2024-10-01' }, {}).first_seen_day).toBe(DAY - 3)
    expect(mergedAll({}, { seenAt: NOON - 86_400_000 }).first_seen_day).toBe(DAY - 1)
    expect(mergedAll({}, { firstSeenAt: '2024-10-02', seenAt: EARLIER }).first_seen_day).toBe(DAY - 2)
    expect(merged(null, { firstSeenAt: null }).first_seen_day).toBe(DAY)
    expect(merged(null, { firstSeenAt: '1970-01-01' }).first_seen_day).toBe(0)
  })

  test('it is as new as its newest record', () => {
    expect(mergedAll({}, { seenAt: NOON + 5 }).updated_at).toBe(NOON + 5)
    expect(mergedAll({}, { seenAt: EARLIER }).updated_at).toBe(NOON)
  })
})
