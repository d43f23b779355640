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
