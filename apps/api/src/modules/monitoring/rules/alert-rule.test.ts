import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AlertRule, alertEvent, alertEvents, fullRule, type WatchedDays } from './alert-rule.ts'

const days = (sales: number[], price: number[] = []): WatchedDays => ({
  start: 100,
  sales,
  price,
  firstSeen: -1,
})
const people = (followers: number[]): WatchedDays => ({ ...days([]), followers })
const figure = fc.integer({ min: -1, max: 2_000 })
const series = fc.record({
  start: fc.constant(100),
  sales: fc.array(figure, { maxLength: 40 }),
  price: fc.array(figure, { maxLength: 40 }),
  firstSeen: fc.integer({ min: -1, max: 140 }),
  followers: fc.array(figure, { maxLength: 40 }),
  listed: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 40 }),
})
const rule: fc.Arbitrary<AlertRule> = fc.oneof(
  fc.constantFrom<AlertRule>({ kind: 'new_goods' }, { kind: 'stock_out' }, { kind: 'back_in_stock' }),
  fc.constantFrom<AlertRule>({ kind: 'new_rows' }, { kind: 'new_listings' }),
  fc.record({
    kind: fc.constantFrom('price_drop' as const, 'sales_rise' as const, 'followers_rise' as const),
    percent: fc.integer({ min: 1, max: 99 }),
  }),
)

describe('alert rules', () => {
  test.each<[string, AlertRule, WatchedDays, number, [number | null, number | null] | null]>([
    ['a tenth cheaper', { kind: 'price_drop', percent: 10 }, days([], [1000, 900]), 101, [1000, 900]],
    ['not quite a tenth', { kind: 'price_drop', percent: 10 }, days([], [1000, 901]), 101, null],
    ['10 % unless said', { kind: 'price_drop' }, days([], [1000, 900]), 101, [1000, 900]],
    ['over a gap', { kind: 'price_drop', percent: 10 }, days([], [1000, -1, -1, 800]), 103, [1000, 800]],
    ['no news on the day after', { kind: 'price_drop', percent: 10 }, days([], [1000, 800, 800]), 102, null],
    ['nothing known before', { kind: 'price_drop', percent: 10 }, days([], [-1, 800]), 101, null],
    [
      'half more than the week',
      { kind: 'sales_rise' },
      days([20, 20, 20, 20, 20, 20, 20, 30]),
      107,
      [20, 30],
    ],
    ['less than half more', { kind: 'sales_rise' }, days([20, 20, 20, 20, 20, 20, 20, 29]), 107, null],
    ['1 to 5 is no news', { kind: 'sales_rise' }, days([1, 1, 1, 1, 1, 1, 1, 5]), 107, null],
    ['too few known days', { kind: 'sales_rise' }, days([-1, -1, -1, 20, 20, 20, 20, 90]), 107, null],
    ['dearer', { kind: 'price_drop', percent: 10 }, days([], [900, 1000]), 101, null],
    ['the same for any percent', { kind: 'price_drop', percent: 0 }, days([], [900, 900]), 101, null],
    ['free', { kind: 'price_drop' }, days([], [1, 0]), 101, [1, 0]],
    ['unknown now', { kind: 'price_drop' }, days([], [1000, -1]), 101, null],
    ['ten a day count', { kind: 'sales_rise' }, days([10, 10, 10, 10, 10, 10, 10, 15]), 107, [10, 15]],
    ['below ten do not', { kind: 'sales_rise' }, days([10, 10, 10, 10, 10, 10, 9, 90]), 107, null],
    ['five known days do', { kind: 'sales_rise' }, days([-1, -1, 20, 20, 20, 20, 20, 30]), 107, [20, 30]],
    ['the day itself unknown', { kind: 'sales_rise' }, days([20, 20, 20, 20, 20, 20, 20, -1]), 107, null],
    ['the week alone', { kind: 'sales_rise' }, days([900, 20, 20, 20, 20, 20, 20, 20, 30]), 108, [20, 30]],
    ['a rounded mean', { kind: 'sales_rise' }, days([10, 10, 10, 10, 10, 10, 14, 30]), 107, [11, 30]],
    ['still sells', { kind: 'stock_out' }, days([301, 1]), 101, null],
    ['unknown the day before', { kind: 'stock_out' }, days([301, -1, 0]), 102, null],
    ['over a gap again', { kind: 'back_in_stock' }, days([0, -1, 3]), 102, [0, 3]],
    ['sold before too', { kind: 'back_in_stock' }, days([1, 3]), 101, null],
    ['still nothing', { kind: 'back_in_stock' }, days([0, 0]), 101, null],
    ['unknown after nothing', { kind: 'back_in_stock' }, days([0, -1]), 101, null],
    ['followers unknown now', { kind: 'followers_rise' }, people([1000, -1]), 101, null],
    ['followers unknown before', { kind: 'followers_rise' }, people([-1, 1000]), 101, null],
    ['of no creator', { kind: 'followers_rise' }, days([]), 101, null],
    ['of no shop', { kind: 'new_listings' }, days([]), 101, null],
    ['one listed', { kind: 'new_listings' }, { ...days([]), listed: [1] }, 100, [null, 1]],
    ['began the day before', { kind: 'new_rows' }, { ...days([]), firstSeen: 100 }, 101, null],
    ['sold out after more than 300', { kind: 'stock_out' }, days([301, 0]), 101, [301, 0]],
    ['300 is not more than 300', { kind: 'stock_out' }, days([300, 0]), 101, null],
    ['a missing day is no zero', { kind: 'stock_out' }, days([400, -1]), 101, null],
    ['sells again', { kind: 'back_in_stock' }, days([0, 3]), 101, [0, 3]],
    ['followers by a twentieth', { kind: 'followers_rise' }, people([1000, 1050]), 101, [1000, 1050]],
    ['not quite a twentieth', { kind: 'followers_rise' }, people([1000, 1049]), 101, null],
    ['followers over a gap', { kind: 'followers_rise' }, people([1000, -1, 1100]), 102, [1000, 1100]],
    ['100 followers count', { kind: 'followers_rise' }, people([100, 400]), 101, [100, 400]],
    ['two followers of one are noise', { kind: 'followers_rise' }, people([99, 400]), 101, null],
    ['products listed that day', { kind: 'new_listings' }, { ...days([]), listed: [0, 3] }, 101, [null, 3]],
    ['none listed', { kind: 'new_listings' }, { ...days([]), listed: [0, 3] }, 100, null],
    ['began that day', { kind: 'new_rows' }, { ...days([]), firstSeen: 101 }, 101, [null, null]],
    ['unknown before is not sold out', { kind: 'back_in_stock' }, days([-1, 3]), 101, null],
  ])('%s', (_name, rule, watched, day, expected) => {
    const event = alertEvent(rule, watched, day)
    expect(event && [event.before, event.after]).toEqual(expected)
  })

  test('a product is new once, on the day it was brought in', () => {
    const watched = { ...days([]), firstSeen: 103 }
    expect(alertEvents({ kind: 'new_goods' }, watched, 100, 110)).toEqual([
      { day: 103, before: null, after: null },
    ])
  })

  test('a rule keeps its percent, has the usual one without, and none where it takes none', () => {
    expect(fullRule({ kind: 'price_drop', percent: 25 })).toEqual({ kind: 'price_drop', percent: 25 })
    expect(fullRule({ kind: 'sales_rise' })).toEqual({ kind: 'sales_rise', percent: 50 })
    expect(fullRule({ kind: 'stock_out', percent: 25 })).toEqual({ kind: 'stock_out' })
  })

  test('later days change nothing of what was told, and a window is the sum of its parts', () => {
    fc.assert(
      fc.property(rule, series, fc.integer({ min: 100, max: 140 }), (rule, watched, cut) => {
        const whole = alertEvents(rule, watched, 100, 140)
        expect([
          ...alertEvents(rule, watched, 100, cut),
          ...alertEvents(rule, watched, cut + 1, 140),
        ]).toEqual(whole)
        const known = cut - 100 + 1
        const past = {
          ...watched,
          sales: watched.sales.slice(0, known),
          price: watched.price.slice(0, known),
          followers: watched.followers.slice(0, known),
          listed: watched.listed.slice(0, known),
        }
        expect(alertEvents(rule, past, 100, cut)).toEqual(whole.filter(({ day }) => day <= cut))
      }),
    )
  })

  test('a lower percent never tells less', () => {
    fc.assert(
      fc.property(
        series,
        fc.integer({ min: 2, max: 99 }),
        fc.constantFrom('price_drop' as const, 'sales_rise' as const, 'followers_rise' as const),
        (watched, percent, kind) => {
          const told = (percent: number) =>
            alertEvents({ kind, percent }, watched, 100, 140).map(({ day }) => day)
          expect(told(percent - 1)).toEqual(expect.arrayContaining(told(percent)))
        },
      ),
    )
  })
})
