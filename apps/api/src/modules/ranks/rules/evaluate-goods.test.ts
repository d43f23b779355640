import { describe, expect, test } from 'vitest'
import { FLAG } from '#modules/goods/rules'
import { evaluateGoods, type RankDay } from './evaluate-goods.ts'
import type { StoredBoard } from './rank-board.ts'
import type { RankedGoods } from './ranked-goods.ts'

const DAY = 1_000
const EMPTY = { start: 0, values: [] }
/** Figures that end with the day. */
const until = (...values: number[]) => ({ start: DAY - values.length + 1, values })
const twoWeeks = (before: number, now: number) =>
  until(...Array<number>(7).fill(before), ...Array<number>(7).fill(now))

const product: RankedGoods = {
  ...{ productId: 7, c1: 3, priceUsd: 1_000, regions: [], flags: 0, listedDay: -1 },
  ...{ score: -1, comments: -1, similar: -1, creators: 0, commission: -1, videoSales: 0 },
  ...{ salesDay: -1, salesWeek: -1, salesMonth: -1, sales: EMPTY },
  main: { regionId: 211, currency: 'USD', prices: EMPTY },
  otherRegions: [],
  watch: { comments: EMPTY, score: EMPTY, state: EMPTY, creators: EMPTY },
}

function placesOf(board: StoredBoard, goods: Partial<RankedGoods>, at: Partial<RankDay> = {}) {
  const places: unknown[] = []
  const day = { day: DAY, isNewest: true, boards: new Set([board]), bandSales: () => ({ band: 1, best: 2 }) }
  evaluateGoods({ ...product, ...goods }, { ...day, ...at }, (taken, scope, productId, order, facts) =>
    places.push({ taken, scope, productId, ...order, facts }),
  )
  return places
}

describe('the boards of sales', () => {
  test.each([
    [0, 0],
    [1, 1],
  ])('%d units a day: %d places', (salesDay, count) => {
    expect(placesOf('day', { salesDay })).toHaveLength(count)
  })

  test('tell the period, the one before and the growth', () => {
    expect(placesOf('week', { sales: twoWeeks(10, 15) })).toEqual([
      { taken: 'week', scope: 0, productId: 7, by: 105, facts: [105, 70, 500] },
    ])
    expect(placesOf('month', { salesMonth: 40 })).toMatchObject([{ by: 40, facts: [40, null, null] }])
  })

  test('a product in full hosting is on the board of it, another is not', () => {
    const [place] = placesOf('full-week', { salesWeek: 9, flags: FLAG.hostingFull })
    expect(place).toMatchObject({ taken: 'full-week', by: 9 })
    expect(placesOf('full-week', { salesWeek: 9, flags: FLAG.hostingSemi })).toEqual([])
  })

  test('each country of the product has its place, by sales of the week', () => {
    expect(placesOf('region', { regions: [211, 210], salesWeek: 1 })).toMatchObject([
      { taken: 'region', scope: 211, by: 1 },
      { scope: 210, by: 1 },
    ])
    expect(placesOf('region', { regions: [211], salesWeek: 0 })).toEqual([])
  })
})

describe('growth', () => {
  test.each([
    [29, 0],
    [30, 1],
    [31, 1],
  ])('counts from %d units of the week before: %d places', (before, count) => {
    const sales = until(...[before, 0, 0, 0, 0, 0, 0], ...Array<number>(7).fill(50))
    expect(placesOf('surge', { sales })).toHaveLength(count)
  })

  test('is above nothing, and equal ones are ordered by sales', () => {
    expect(placesOf('surge', { sales: twoWeeks(10, 10) })).toEqual([])
    expect(placesOf('surge', { sales: twoWeeks(10, 20) })).toMatchObject([{ by: 1_000, tie: 140 }])
  })
})

describe('a new product', () => {
  const sales = until(...Array<number>(6).fill(0), 1)

  test.each([
    [DAY, 1],
    [DAY - 29, 1],
    [DAY - 30, 0],
    [-1, 0],
  ])('listed on day %d: %d places', (listedDay, count) => {
    expect(placesOf('new', { sales, listedDay })).toHaveLength(count)
  })

  test('that has not sold is on no board', () => {
    expect(placesOf('new', { sales: until(0, 0, 0, 0, 0, 0, 0), listedDay: DAY - 9 })).toEqual([])
  })
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
    expect(placesOf('fivestar', { score, comments })).toHaveLength(count)
  })

  test('tell the reviews of 30 days, never fewer than none', () => {
    const watch = (before: number) => ({ ...product.watch, comments: { start: DAY - 30, values: [before] } })
    const goods = { score: 500, comments: 60 }
    expect(placesOf('fivestar', { ...goods, watch: watch(20) })).toMatchObject([{ tie: 60, facts: [40] }])
    expect(placesOf('fivestar', { ...goods, watch: watch(90) })).toMatchObject([{ facts: [0] }])
  })
})

describe('creators and videos', () => {
  const watch = { ...product.watch, creators: { start: DAY - 7, values: [3, -1, -1, -1, -1, -1, -1, 8] } }

  test('a promoted product is ordered by its creators and tells how many came in a week', () => {
    expect(placesOf('promoted', { creators: 9, watch })).toMatchObject([{ by: 9, tie: 5, facts: [5] }])
    expect(placesOf('promoted', { creators: 9, watch }, { isNewest: false })).toMatchObject([
      { by: 8, tie: 5 },
    ])
    expect(placesOf('promoted', { creators: 1 })).toMatchObject([{ by: 1, tie: 0, facts: [null] }])
    expect(placesOf('promoted', { creators: 0, watch })).toEqual([])
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
})

test('a product that sold and sells no more is told with its days', () => {
  const sales = until(...Array<number>(7).fill(20), 0, 0)
  expect(placesOf('sold-out', { sales })).toMatchObject([
    { by: 200, tie: DAY - 1, facts: [DAY - 1, 2, 200, 1, null, null] },
  ])
  expect(placesOf('sold-out', { sales: until(...Array<number>(9).fill(20)) })).toEqual([])
})

describe('the score', () => {
  test.each([
    [19, 0],
    [20, 1],
    [21, 1],
  ])('of %d units of a week: %d places', (salesWeek, count) => {
    expect(placesOf('burst', { salesWeek, flags: FLAG.onSale })).toHaveLength(count)
  })

  test('is told with its parts', () => {
    const goods = {
      salesWeek: 105,
      sales: twoWeeks(10, 15),
      creators: 0,
      commission: 300,
      flags: FLAG.onSale,
    }
    expect(placesOf('potential', goods)).toMatchObject([{ by: 832, tie: 105, facts: [832, 58, 100, 100] }])
    expect(placesOf('burst', { ...goods, similar: 0, score: 500, comments: 100 })).toMatchObject([
      { by: 678, tie: 105, facts: [678, 58, 100, 100, 50, 0] },
    ])
  })

  test('is given to nothing that is not on sale', () => {
    for (const flags of [0, FLAG.soldOut, FLAG.delisted])
      expect(placesOf('burst', { salesWeek: 105, flags })).toEqual([])
  })
})
