import { describe, expect, test } from 'vitest'
import { FLAG } from '#modules/goods/rules'
import { DAY, EMPTY, product as unknown, until } from './ranked-goods.fixture.ts'
import type { RankedGoods } from './ranked-goods.ts'
import { scoreGoods, soldBefore, soldIn } from './score-goods.ts'

const days = (count: number, units: number) => Array<number>(count).fill(units)
const product: RankedGoods = { ...unknown, flags: FLAG.onSale, creatorCount: -1, videoSales: -1 }
const newest = { day: DAY, isNewest: true, bandSales: () => ({ band: 30, best: 120 }) }

describe('units of a period', () => {
  const goods = { ...product, salesDay: 2, salesWeek: 3, salesMonth: 4, sales: until(...days(60, 10)) }

  test('are those of the source on its newest day, else the sum of the days', () => {
    expect((['day', 'week', 'month'] as const).map((period) => soldIn(goods, newest, period))).toEqual([
      2, 3, 4,
    ])
    const older = { ...newest, isNewest: false }
    expect((['day', 'week', 'month'] as const).map((period) => soldIn(goods, older, period))).toEqual([
      10, 70, 300,
    ])
  })

  test('are summed where the source tells none, and 0 of the source is told', () => {
    expect(soldIn({ ...goods, salesWeek: -1 }, newest, 'week')).toBe(70)
    expect(soldIn({ ...goods, salesWeek: 0 }, newest, 'week')).toBe(0)
    expect(soldIn({ ...goods, salesWeek: -1, sales: EMPTY }, newest, 'week')).toBeNull()
  })

  test('before end where the period begins', () => {
    const sales = until(...days(30, 1), ...days(23, 2), ...days(6, 3), 4, ...days(6, 5), 6)
    const soldBy = (period: 'day' | 'week' | 'month') => soldBefore({ ...product, sales }, DAY, period)
    expect(soldBy('day')).toBe(5)
    expect(soldBy('week')).toBe(6 * 3 + 4)
    expect(soldBy('month')).toBe(30 - 7 + 7 * 2)
  })
})

describe('why a product has no score', () => {
  const reason = (goods: Partial<RankedGoods>) => scoreGoods({ ...product, ...goods }, newest, 'burst').reason

  test('nobody tells its sales: that comes before its state', () => {
    expect(reason({})).toBe('unknown_sales')
    expect(reason({ flags: FLAG.soldOut })).toBe('unknown_sales')
  })

  test('it is not on sale: that comes before too few sales', () => {
    for (const flags of [0, FLAG.soldOut, FLAG.delisted])
      expect(reason({ salesWeek: 5, flags })).toBe('not_on_sale')
  })

  test.each([
    [19, 'few_sales'],
    [20, null],
    [21, null],
  ])('it sold %d in a week: %s', (salesWeek, expected) => {
    expect(reason({ salesWeek })).toBe(expected)
  })

  test('no part of the potential is known', () => {
    expect(scoreGoods({ ...product, salesWeek: 20 }, newest, 'potential')).toEqual({
      ...{ score: null, parts: [null, null, null], reason: 'unknown_sales' },
    })
  })
})

describe('parts of the 机会分', () => {
  const partsOf = (goods: Partial<RankedGoods>) => scoreGoods({ ...product, ...goods }, newest, 'burst').parts

  test('each from its own figure, in the order of the rule', () => {
    const sales = until(...days(7, 10), ...days(7, 14))
    const known = {
      sales,
      similarCount: 3,
      score: 425,
      commentCount: 100,
      flags: FLAG.onSale | FLAG.stockOut,
    }
    expect(partsOf(known)).toEqual([50, 70, 50, 25, 100])
  })

  test('are there without a score', () => {
    expect(partsOf({ similarCount: 0, flags: 0 })).toEqual([null, 100, null, 25, 0])
  })

  test.each([
    [{ priceUsd: -1 }, null],
    [{ priceUsd: 0 }, 25],
    [{ c1: -1 }, null],
    [{ c1: 0 }, 25],
  ])('the price band of %j is %s', (goods, expected) => {
    expect(partsOf(goods)[3]).toBe(expected)
  })

  test('the price band is that of the category and the price', () => {
    const asked: number[][] = []
    const bandSales = (c1: number, priceUsd: number) => {
      asked.push([c1, priceUsd])
      return { band: 1, best: 1 }
    }
    scoreGoods({ ...product, c1: 9, priceUsd: 250 }, { ...newest, bandSales }, 'burst')
    expect(asked).toEqual([[9, 250]])
  })
})

test('parts of the potential: growth, creators, commission', () => {
  const sales = until(...days(7, 10), ...days(7, 14))
  const goods = { ...product, sales, creatorCount: 0, commission: 150 }
  expect(scoreGoods(goods, newest, 'potential')).toEqual({ score: 650, parts: [50, 100, 50], reason: null })
})
