import { describe, expect, test } from 'vitest'
import { FLAG } from '#modules/goods/rules'
import type { MarketGoods } from './market-goods.ts'
import { MARKET_SUMS } from './market-sum.ts'
import { AT, productSums } from './product-sums.ts'

const DAY = 20_000
const NONE = { start: DAY, values: [] }
const until = (end: number, ...values: number[]) => ({ start: end - values.length + 1, values })
const days = (count: number, units: number) => Array<number>(count).fill(units)

const old: MarketGoods = {
  ...{ shopId: 1, c1: 1, c2: 2, flags: 0, listedDay: 0, priceUsd: 100, salesWeek: -1, salesMonth: -1 },
  ...{ sales: NONE, salesYearAgo: NONE, stateWeekAgo: 0, stateMonthAgo: 0 },
}

/** The sums that a product adds to, those that are 0 left out. */
function sumsOf(goods: Partial<MarketGoods>, period: 7 | 30 = 7) {
  const out = new Float64Array(MARKET_SUMS.length).fill(9)
  productSums(out, { ...old, ...goods }, DAY, period)
  return Object.fromEntries(
    MARKET_SUMS.flatMap((name) => (out[AT[name]] === 0 ? [] : [[name, out[AT[name]]]])),
  )
}

test('a product of which nothing is known counts as one', () => {
  expect(sumsOf({})).toEqual({ goods: 1 })
})

describe('a product is new', () => {
  test.each([
    [7, DAY - 6, { goods: 1, listed: 1 }],
    [7, DAY - 7, { goods: 1, listed_b: 1 }],
    [7, DAY - 13, { goods: 1, listed_b: 1 }],
    [7, DAY - 14, { goods: 1 }],
    [30, DAY - 29, { goods: 1, listed: 1 }],
    [30, DAY - 30, { goods: 1, listed_b: 1 }],
    [30, DAY - 60, { goods: 1 }],
  ] as const)('in %d days when it was listed on day %d', (period, listedDay, sums) => {
    expect(sumsOf({ listedDay }, period)).toMatchObject(sums)
    expect(Object.keys(sumsOf({ listedDay }, period)).filter((name) => name.startsWith('listed'))).toEqual(
      Object.keys(sums).filter((name) => name.startsWith('listed')),
    )
  })
})

describe('hosting', () => {
  test('is counted now and, of a product that was there, in the period before', () => {
    expect(sumsOf({ flags: FLAG.hostingSemi })).toEqual({
      goods: 1,
      hosted: 1,
      semi: 1,
      hosted_b: 1,
      semi_b: 1,
    })
    expect(sumsOf({ flags: FLAG.hostingFull })).toEqual({ goods: 1, hosted: 1, hosted_b: 1 })
    expect(sumsOf({ flags: FLAG.hostingSemi, listedDay: DAY - 6 })).toMatchObject({
      hosted: 1,
      semi: 1,
      listed: 1,
    })
    expect(sumsOf({ flags: FLAG.hostingSemi, listedDay: DAY - 6 })).not.toHaveProperty('hosted_b')
    expect(sumsOf({ flags: FLAG.hostingSemi, listedDay: DAY - 6 })).not.toHaveProperty('semi_b')
  })
})

describe('the state', () => {
  test('is counted, and compared with that of the period before', () => {
    expect(sumsOf({ flags: FLAG.onSale, stateWeekAgo: FLAG.soldOut })).toEqual({
      ...{ goods: 1, status_known: 1, on_sale: 1, state_compared: 1, state_a: 1, state_b: 1 },
      ...{ on_sale_a: 1, sold_out_b: 1 },
    })
    expect(sumsOf({ flags: FLAG.soldOut, stateMonthAgo: FLAG.onSale }, 30)).toEqual({
      ...{ goods: 1, status_known: 1, sold_out: 1, state_compared: 1, state_a: 1, state_b: 1 },
      ...{ sold_out_a: 1, on_sale_b: 1 },
    })
    expect(sumsOf({ flags: FLAG.delisted, stateWeekAgo: FLAG.delisted })).toEqual({
      ...{ goods: 1, status_known: 1, state_compared: 1 },
    })
  })

  test('of the other period does not count', () => {
    expect(sumsOf({ flags: FLAG.onSale, stateMonthAgo: FLAG.onSale })).toEqual({
      ...{ goods: 1, status_known: 1, on_sale: 1 },
    })
    expect(sumsOf({ flags: FLAG.onSale, stateWeekAgo: FLAG.onSale }, 30)).not.toHaveProperty('state_compared')
  })

  test('of a product that was not there yet was neither', () => {
    expect(sumsOf({ flags: FLAG.onSale, listedDay: DAY - 6 })).toEqual({
      ...{ goods: 1, listed: 1, status_known: 1, on_sale: 1, state_compared: 1, state_a: 1, on_sale_a: 1 },
    })
    expect(sumsOf({ flags: FLAG.onSale, listedDay: DAY - 7 })).not.toHaveProperty('state_compared')
  })
})

describe('sales', () => {
  test('that the source states are counted with their money', () => {
    expect(sumsOf({ salesWeek: 3 })).toEqual({
      ...{ goods: 1, sales_known: 1, active: 1, units: 3, priced_units: 3, gmv: 300 },
    })
    expect(sumsOf({ salesWeek: 0 })).toEqual({ goods: 1, sales_known: 1 })
    expect(sumsOf({ salesMonth: 3 })).toEqual({ goods: 1 })
    expect(sumsOf({ salesMonth: 4 }, 30)).toMatchObject({ units: 4 })
    expect(sumsOf({ salesWeek: 3, priceUsd: -1 })).toEqual({ goods: 1, sales_known: 1, active: 1, units: 3 })
    expect(sumsOf({ salesWeek: 3, priceUsd: 0 })).toMatchObject({ priced_units: 3 })
  })

  test('by day are compared with the period before', () => {
    const sales = until(DAY, ...days(7, 1), ...days(7, 2))
    expect(sumsOf({ sales })).toEqual({
      ...{ goods: 1, sales_compared: 1, active_a: 1, active_b: 1, units_a: 14, units_b: 7 },
      ...{ priced_units_a: 14, priced_units_b: 7, gmv_a: 1_400, gmv_b: 700 },
    })
    expect(sumsOf({ sales, priceUsd: -1 })).not.toHaveProperty('gmv_a')
    expect(sumsOf({ sales: until(DAY, ...days(14, 0)) })).toEqual({ goods: 1, sales_compared: 1 })
    expect(sumsOf({ sales: until(DAY, ...days(7, 2)) })).toEqual({ goods: 1 })
    expect(sumsOf({ sales: until(DAY, ...days(60, 1)) }, 30)).toMatchObject({ units_a: 30, units_b: 30 })
  })

  test('need five known days of seven; before a product was listed it sold nothing', () => {
    const lacking = (missing: number) =>
      until(DAY, ...days(7, 1), ...days(missing, -1), ...days(7 - missing, 2))
    expect(sumsOf({ sales: lacking(2) })).toMatchObject({ units_a: 10 })
    expect(sumsOf({ sales: lacking(3) })).toEqual({ goods: 1 })
    expect(sumsOf({ sales: until(DAY, 5, 5), listedDay: DAY - 1 })).toMatchObject({
      units_a: 10,
      sales_compared: 1,
    })
    expect(sumsOf({ sales: until(DAY, 5, 5), listedDay: DAY - 2 })).toMatchObject({ units_a: 10 })
    expect(sumsOf({ sales: until(DAY, 5, 5), listedDay: DAY - 4 })).not.toHaveProperty('units_a')
  })

  test('are compared with those of 365 days before', () => {
    const goods = { sales: until(DAY, ...days(7, 2)), salesYearAgo: until(DAY - 365, ...days(7, 1)) }
    expect(sumsOf(goods)).toEqual({
      goods: 1,
      year_compared: 1,
      units_ya: 14,
      units_yb: 7,
      gmv_ya: 1_400,
      gmv_yb: 700,
    })
    expect(sumsOf({ ...goods, priceUsd: -1 })).toEqual({
      goods: 1,
      year_compared: 1,
      units_ya: 14,
      units_yb: 7,
    })
    expect(sumsOf({ ...goods, salesYearAgo: until(DAY - 363, ...days(5, 1)) })).not.toHaveProperty(
      'year_compared',
    )
    expect(sumsOf({ salesYearAgo: goods.salesYearAgo })).toEqual({ goods: 1 })
  })
})
