import { describe, expect, test } from 'vitest'
import { FLAG } from '#modules/goods/rules'
import type { StoredBoard } from './rank-board.ts'
import { DAY, placesOf, twoWeeks, until } from './ranked-goods.fixture.ts'

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

  test('each of the three periods has its own board, the one of full hosting too', () => {
    const sales = until(...Array<number>(59).fill(4), 6)
    const boards: StoredBoard[] = ['day', 'week', 'month', 'full-day', 'full-week', 'full-month']
    const places = (flags: number) =>
      placesOf('day', { sales, flags }, { boards: new Set(boards) }).map((place) =>
        Object.values(place as object),
      )
    const [day, week, month] = [
      [6, [6, 4, 500]],
      [30, [30, 28, 71]],
      [122, [122, 120, 17]],
    ]
    expect(places(0)).toEqual([
      ['day', 0, 7, ...(day ?? [])],
      ['week', 0, 7, ...(week ?? [])],
      ['month', 0, 7, ...(month ?? [])],
    ])
    expect(places(FLAG.hostingFull).filter(([board]) => String(board).startsWith('full'))).toEqual([
      ['full-day', 0, 7, ...(day ?? [])],
      ['full-week', 0, 7, ...(week ?? [])],
      ['full-month', 0, 7, ...(month ?? [])],
    ])
  })

  test('of a period that is not stored has no place', () => {
    expect(placesOf('full-month', { salesDay: 1, salesMonth: 9, flags: FLAG.hostingFull })).toMatchObject([
      { taken: 'full-month', by: 9 },
    ])
    expect(placesOf('region', { salesDay: 1, salesWeek: 2, salesMonth: 9 })).toEqual([])
  })

  test('each country of the product has its place, by sales of the week', () => {
    expect(placesOf('region', { regions: [211, 210], salesWeek: 1 })).toMatchObject([
      { taken: 'region', scope: 211, by: 1 },
      { scope: 210, by: 1 },
    ])
    expect(placesOf('region', { regions: [211], sales: twoWeeks(10, 15) })).toMatchObject([
      { by: 105, facts: [105, 70, 500] },
    ])
    expect(placesOf('region', { regions: [211], salesWeek: 0 })).toEqual([])
    expect(placesOf('region', { regions: [211] })).toEqual([])
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
    expect(placesOf('surge', { sales: twoWeeks(10, 9) })).toEqual([])
    expect(placesOf('surge', { sales: twoWeeks(1_000, 1_001) })).toEqual([
      { taken: 'surge', scope: 0, productId: 7, by: 1, tie: 7_007, facts: [7_007, 7_000, 1] },
    ])
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

  test('is told by the days since it was listed, the first three, the last seven, the mean and the slope', () => {
    const told = until(3, 3, 3, 9, 9, 9, 9, 9)
    expect(placesOf('new', { sales: told, listedDay: DAY - 7 })).toEqual([
      { taken: 'new', scope: 0, productId: 7, by: 51, facts: [8, 9, 51, 68, 2_000] },
    ])
  })

  test('that has no day of listing is not new, in the first days of the calendar too', () => {
    const first = { start: 0, values: [5, 5] }
    expect(placesOf('new', { sales: first, listedDay: 0 }, { day: 1 })).toHaveLength(1)
    expect(placesOf('new', { sales: first, listedDay: -1 }, { day: 1 })).toEqual([])
  })

  test('that has not sold is on no board', () => {
    expect(placesOf('new', { sales: until(0, 0, 0, 0, 0, 0, 0), listedDay: DAY - 9 })).toEqual([])
  })
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
      creatorCount: 0,
      commission: 300,
      flags: FLAG.onSale,
    }
    expect(placesOf('potential', goods)).toMatchObject([{ by: 832, tie: 105, facts: [832, 58, 100, 100] }])
    expect(placesOf('burst', { ...goods, similarCount: 0, score: 500, commentCount: 100 })).toMatchObject([
      { by: 678, tie: 105, facts: [678, 58, 100, 100, 50, 0] },
    ])
  })

  test('is given to nothing that is not on sale', () => {
    for (const flags of [0, FLAG.soldOut, FLAG.delisted])
      expect(placesOf('burst', { salesWeek: 105, flags })).toEqual([])
  })
})
