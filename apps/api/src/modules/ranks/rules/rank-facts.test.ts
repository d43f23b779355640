import { describe, expect, test } from 'vitest'
import { currencyNumber } from '#modules/reference/rules'
import type { StoredBoard } from './rank-board.ts'
import { rankFacts } from './rank-facts.ts'

/** Day 20,000 is 4 October 2024. */
const DAY = 20_000
const EIGHT_UNKNOWN = Array<null>(8).fill(null)

/** What a board tells of its facts: all that is not null, which is how other boards are left out. */
function told(board: StoredBoard, facts: readonly (number | null)[]) {
  const all = rankFacts(board, [...facts, ...EIGHT_UNKNOWN].slice(0, 8))
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))
}

test.each(['day', 'week', 'month', 'region', 'surge', 'full-day', 'full-week', 'full-month'] as const)(
  'the board %s tells units, those of the period before and the growth as a ratio',
  (board) => {
    expect(told(board, [150, 100, 500])).toEqual({
      ...{ periodSales: 150, periodSalesBefore: 100, growth: 0.5, parts: [] },
    })
    expect(told(board, [0, null, null])).toEqual({ periodSales: 0, parts: [] })
  },
)

describe('a price drop', () => {
  const facts = [1_000, 750, 250, DAY, 700, -125, currencyNumber('JPY')]

  test('is money in the currency of its series, with the day of the cut', () => {
    const yen = (amount: number) => ({ amount, currency: 'JPY' })
    expect(told('price-drop', facts)).toEqual({
      ...{ priceBefore: yen(1_000), priceNow: yen(750), dropAmount: yen(250), dropShare: 0.25 },
      ...{ droppedAt: '2024-10-04', lowest30: yen(700), salesChange: -0.125, parts: [] },
    })
  })

  test('of which a price is not known has no amount', () => {
    expect(told('price-drop', [null, ...facts.slice(1)])).not.toHaveProperty('dropAmount')
    expect(told('price-drop', [1_000, null, ...facts.slice(2)])).not.toHaveProperty('dropAmount')
    expect(told('price-drop', [])).toEqual({ parts: [] })
  })
})

test('a new product tells the units a day in tenths of the stored number, and its slope as a ratio', () => {
  expect(told('new', [8, 9, 51, 68, 2_000])).toEqual({
    ...{ daysListed: 8, salesFirst3: 9, salesLast7: 51, salesPerDay: 6.8, slope: 2, parts: [] },
  })
  expect(told('new', [1, null, 0, null, null])).toEqual({ daysListed: 1, salesLast7: 0, parts: [] })
})

describe('a silence of the sales', () => {
  test.each([
    [0, 'real'],
    [1, 'delisted'],
    [2, 'gap'],
  ])('judgement %d is %s: rows are stored by the number', (number, judgement) => {
    expect(told('sold-out', [DAY, 2, 155, number, 4, DAY + 2])).toEqual({
      ...{ soldOutAt: '2024-10-04', daysOut: 2, salesBeforeOut: 15.5, judgement },
      ...{ sameOnSale: 4, backAt: '2024-10-06', parts: [] },
    })
  })

  test('that lasts has no end, and a number that is no judgement is none', () => {
    expect(told('sold-out', [DAY, 2, 155, null, 0, null])).toEqual({
      ...{ soldOutAt: '2024-10-04', daysOut: 2, salesBeforeOut: 15.5, sameOnSale: 0, parts: [] },
    })
    expect(told('sold-out', [DAY, 2, 155, 3])).not.toHaveProperty('judgement')
  })
})

describe('a score', () => {
  test('of 爆品 has five parts, of 潜力 three; an unknown part keeps its place', () => {
    expect(told('burst', [678, 58, null, 100, 50, 0])).toEqual({
      ...{ chanceScore: 67.8, parts: [58, null, 100, 50, 0] },
    })
    expect(told('potential', [832, 58, 100, null])).toEqual({ chanceScore: 83.2, parts: [58, 100, null] })
  })

  test('0 is a score', () => {
    expect(told('potential', [0, 0, 0, 0])).toEqual({ chanceScore: 0, parts: [0, 0, 0] })
  })
})

test('reviews, creators and what videos sold are each a fact of their own board', () => {
  expect(told('fivestar', [40])).toEqual({ newComments: 40, parts: [] })
  expect(told('promoted', [-3])).toEqual({ newCreators: -3, parts: [] })
  expect(told('video', [12, 3_400])).toEqual({ videoGmvUsd: 3_400, parts: [] })
  expect(told('video', [12, null])).toEqual({ parts: [] })
})

test('what is not known is null in each field, and the parts are an empty list', () => {
  const { parts, ...facts } = rankFacts('week', EIGHT_UNKNOWN)
  expect(parts).toEqual([])
  expect(Object.keys(facts)).toHaveLength(32)
  expect(new Set(Object.values(facts))).toEqual(new Set([null]))
})
