import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NEW_DAYS, newGoods } from './new-goods.ts'

const LISTED = 20_000
const since = (...values: number[]) => ({ start: LISTED, values })

describe('a new product', () => {
  test('has its first three days, the last seven, the mean and the slope', () => {
    expect(newGoods(since(3, 3, 3, 9, 9, 9, 9, 9), LISTED, LISTED + 7)).toEqual({
      daysListed: 8,
      first3: 9,
      last7: 51,
      perDay: 68,
      slope: 2_000,
    })
  })

  test('tells no first three days before they are over, and no slope before day 6', () => {
    expect(newGoods(since(5, 5), LISTED, LISTED + 1)).toMatchObject({ first3: null, slope: null, last7: 10 })
    expect(newGoods(since(5, 5, 5, 5, 5), LISTED, LISTED + 4)).toMatchObject({ first3: 15, slope: null })
  })

  test('on its third day it tells the first three, on its sixth the slope', () => {
    expect(newGoods(since(1, 2, 3), LISTED, LISTED + 2)).toMatchObject({ daysListed: 3, first3: 6 })
    expect(newGoods(since(2, 2, 2, 3, 3, 3), LISTED, LISTED + 5)).toMatchObject({ slope: 500, perDay: 25 })
    expect(newGoods(since(2, 2, 2, 9, 3, 3, 3), LISTED, LISTED + 6)).toMatchObject({ slope: 500 })
  })

  test('on its first day it has that day alone', () => {
    expect(newGoods(since(4), LISTED, LISTED)).toEqual({
      ...{ daysListed: 1, first3: null, last7: 4, perDay: 40, slope: null },
    })
  })

  test('with too many missing days is none', () => {
    expect(newGoods(since(-1, 5, 5, 5, 5, 5, -1), LISTED, LISTED + 6)).toMatchObject({ last7: 25 })
    expect(newGoods(since(-1, 5, 5, -1, 5, 5, -1), LISTED, LISTED + 6)).toBeNull()
    expect(newGoods(since(7, -1, -1, 5, 5, 5, 5, 5, 5, 5), LISTED, LISTED + 9)).toMatchObject({
      first3: null,
    })
  })

  test('is new for 30 days', () => {
    const sales = since(...Array.from({ length: 40 }, () => 2))
    expect(newGoods(sales, LISTED, LISTED + NEW_DAYS - 1)?.daysListed).toBe(30)
    expect(newGoods(sales, LISTED, LISTED + NEW_DAYS)).toBeNull()
    expect(newGoods(sales, LISTED + 1, LISTED)).toBeNull()
  })

  test('law: twice the sales have twice the figures and the same slope', () => {
    const sold = fc.array(fc.integer({ min: 0, max: 4_000 }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(sold, (values) => {
        const day = LISTED + values.length - 1
        const [one, two] = [values, values.map((value) => value * 2)].map((list) =>
          newGoods({ start: LISTED, values: list }, LISTED, day),
        )
        expect(two?.last7).toBe((one?.last7 ?? 0) * 2)
        expect(two?.slope ?? null).toBe(one?.slope ?? null)
        if (one?.first3 != null) expect(two?.first3).toBe(one.first3 * 2)
      }),
    )
  })
})
