import { describe, expect, test } from 'vitest'
import { FLAG } from '#modules/goods/rules'
import { currencyNumber } from '#modules/reference/rules'
import { DAY, placesOf, product, twoWeeks, until } from './ranked-goods.fixture.ts'

/** A product that belongs on each of the boards below. */
const everywhere = {
  ...{ score: 490, commentCount: 90, creatorCount: 5, videoSales: 6, salesWeek: 140, listedDay: DAY - 9 },
  ...{ flags: FLAG.onSale, sales: twoWeeks(10, 20), commission: 100 },
}

test.each(['surge', 'new', 'fivestar', 'burst', 'potential', 'promoted', 'video'] as const)(
  'a place on the board %s is one of all countries',
  (board) => {
    expect(placesOf(board, everywhere)).toMatchObject([{ taken: board, scope: 0, productId: 7 }])
  },
)

test('a product is on no board that is not computed', () => {
  expect(placesOf('region', everywhere, { boards: new Set() })).toEqual([])
})

describe('five stars', () => {
  test.each([
    [480, 50, 1],
    [479, 50, 0],
    [480, 49, 0],
    [481, 51, 1],
    [-1, 50, 0],
    [480, -1, 0],
  ])('%d hundredths and %d reviews: %d places', (score, comments, count) => {
    expect(placesOf('fivestar', { score, commentCount: comments })).toHaveLength(count)
  })

  test('tell the reviews of 30 days, never fewer than none', () => {
    const watch = (before: number) => ({ ...product.watch, comments: { start: DAY - 30, values: [before] } })
    const goods = { score: 500, commentCount: 60 }
    expect(placesOf('fivestar', { ...goods, watch: watch(20) })).toMatchObject([{ tie: 60, facts: [40] }])
    expect(placesOf('fivestar', { ...goods, watch: watch(90) })).toMatchObject([{ facts: [0] }])
  })
})

describe('five stars on an earlier day', () => {
  const at = { isNewest: false }
  const watched = (score: number, comments: number) => ({
    ...product.watch,
    ...{ score: until(score), comments: until(comments) },
  })

  test('are those of that day', () => {
    const goods = { score: 100, commentCount: 1, watch: watched(490, 70) }
    expect(placesOf('fivestar', goods, at)).toMatchObject([{ scope: 0, by: 490, tie: 70 }])
    expect(placesOf('fivestar', goods)).toEqual([])
    expect(placesOf('fivestar', { score: 490, commentCount: 70, watch: watched(479, 70) }, at)).toEqual([])
    expect(placesOf('fivestar', { score: 490, commentCount: 70, watch: watched(490, 49) }, at)).toEqual([])
  })

  test('are those of today where nobody told that day', () => {
    const goods = { score: 485, commentCount: 60, watch: watched(-1, -1) }
    expect(placesOf('fivestar', goods, at)).toMatchObject([{ by: 485, tie: 60, facts: [null] }])
    expect(placesOf('fivestar', { ...goods, score: -1 }, at)).toEqual([])
    expect(placesOf('fivestar', { ...goods, commentCount: -1 }, at)).toEqual([])
  })

  test.each([
    [29, null],
    [30, 40],
    [32, 40],
    [33, null],
  ])('are compared with the reviews %d days before: %s', (back, gained) => {
    const comments = { start: DAY - back, values: [20] }
    const goods = { score: 500, commentCount: 60, watch: { ...product.watch, comments } }
    expect(placesOf('fivestar', goods)).toMatchObject([{ facts: [gained] }])
  })
})

describe('creators and videos', () => {
  test.each([
    [0, 7, 5],
    [2, 9, 5],
    [3, 7, null],
    [0, 6, null],
    [0, 10, null],
  ])('counted %d days ago and %d days ago: %s came', (now, then, gained) => {
    const values = Array<number>(20).fill(-1)
    values[19 - now] = 8
    values[19 - then] = 3
    const creators = { start: DAY - 19, values }
    const goods = { creatorCount: 1, watch: { ...product.watch, creators } }
    expect(placesOf('promoted', goods)).toMatchObject([
      { scope: 0, by: 1, tie: gained ?? 0, facts: [gained] },
    ])
  })

  const watch = { ...product.watch, creators: { start: DAY - 7, values: [3, -1, -1, -1, -1, -1, -1, 8] } }

  test('a promoted product is ordered by its creators and tells how many came in a week', () => {
    expect(placesOf('promoted', { creatorCount: 9, watch })).toMatchObject([{ by: 9, tie: 5, facts: [5] }])
    expect(placesOf('promoted', { creatorCount: 9, watch }, { isNewest: false })).toMatchObject([
      { by: 8, tie: 5 },
    ])
    expect(placesOf('promoted', { creatorCount: 1 })).toMatchObject([{ by: 1, tie: 0, facts: [null] }])
    expect(placesOf('promoted', { creatorCount: 0, watch })).toEqual([])
  })

  test('a product with videos is ordered by what they sold, in cents, up to a greatest', () => {
    expect(placesOf('video', { videoSales: 2 })).toMatchObject([{ by: 2_000, tie: 2, facts: [2, 2_000] }])
    expect(placesOf('video', { videoSales: 2, priceUsd: 0 })).toMatchObject([{ by: 0, facts: [2, 0] }])
    expect(placesOf('video', { videoSales: 2, priceUsd: -1 })).toMatchObject([{ by: -1, facts: [2, null] }])
    expect(placesOf('video', { videoSales: 3_000_000 })).toMatchObject([{ by: 2_000_000_000 }])
    expect(placesOf('video', { videoSales: 0 })).toEqual([])
  })
})

test('a price that fell is on the board of everything and on that of its country', () => {
  const main = { regionId: 211, currency: 'USD', prices: until(1_000, 800) }
  expect(placesOf('price-drop', { main })).toMatchObject([
    { scope: 0, by: 200, tie: DAY },
    { scope: 211, by: 200 },
  ])
  expect(placesOf('price-drop', { main: { ...main, regionId: 0 } })).toMatchObject([{ scope: 0 }])
  const otherRegions = [{ regionId: 210, currency: 'GBP', prices: until(900, 450) }]
  expect(placesOf('price-drop', { otherRegions })).toMatchObject([{ scope: 210, by: 500 }])
  expect(placesOf('price-drop', { main: { ...main, currency: '' } })).toEqual([])
  const nameless = [{ regionId: 210, currency: '', prices: until(900, 450) }]
  expect(placesOf('price-drop', { otherRegions: nameless })).toEqual([])
})

test('the facts of a price drop are the prices, the share, the day, the change of sales and the currency', () => {
  const main = { regionId: 1, currency: 'GBP', prices: until(...Array<number>(8).fill(1_000), 700, 800) }
  const sales = until(...Array<number>(8).fill(10), 15, 15)
  const facts = [1_000, 800, 200, DAY - 1, 700, 500, currencyNumber('GBP'), 200]
  expect(placesOf('price-drop', { main, sales })).toEqual([
    { taken: 'price-drop', scope: 0, productId: 7, by: 200, tie: DAY - 1, facts },
    { taken: 'price-drop', scope: 1, productId: 7, by: 200, tie: DAY - 1, facts },
  ])
})

describe('the state of a product that sells no more', () => {
  const sales = until(...Array<number>(7).fill(20), 0, 0)
  /** 0 is a real stock-out, 1 a suspected delisting. */
  const judgement = (flags: number, state: number, isNewest: boolean) => {
    const goods = { sales, flags, watch: { ...product.watch, state: until(state) } }
    const [place] = placesOf('sold-out', goods, { isNewest }) as { facts: (number | null)[] }[]
    return place?.facts[3]
  }

  test('is that of today on the newest day', () => {
    expect(judgement(FLAG.soldOut, FLAG.onSale, true)).toBe(0)
    expect(judgement(FLAG.onSale, FLAG.soldOut, true)).toBe(1)
  })

  test('is that of the day before it, and that of today where nobody told', () => {
    expect(judgement(FLAG.soldOut, FLAG.onSale, false)).toBe(1)
    expect(judgement(FLAG.onSale, FLAG.soldOut, false)).toBe(0)
    expect(judgement(FLAG.soldOut, -1, false)).toBe(0)
  })
})

test('a product that sold and sells no more is told with its days', () => {
  const sales = until(...Array<number>(7).fill(20), 0, 0)
  expect(placesOf('sold-out', { sales })).toEqual([
    {
      taken: 'sold-out',
      scope: 0,
      productId: 7,
      by: 200,
      tie: DAY - 1,
      facts: [DAY - 1, 2, 200, 1, null, null],
    },
  ])
  expect(placesOf('sold-out', { sales: until(...Array<number>(9).fill(20)) })).toEqual([])
})
