import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { momentValue } from './date-value.ts'
import { handleValue, idList } from './id-value.ts'
import { countValue, fractionValue, minuteValues, moneyValue, percentValue } from './number-value.ts'

const NOW = Date.UTC(2026, 10, 21)

describe('values of creators, lives and videos', () => {
  test('a share is the same as a percentage and as a fraction', () => {
    expect(['12.5%', '12.5', '0 %'].map((text) => percentValue(text))).toEqual([12.5, 12.5, 0])
    expect(['0.125', '3.5e-05', '1'].map((text) => fractionValue(text))).toEqual([12.5, 0.0035, 100])
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (parts) => {
        expect(fractionValue((parts / 1_000_000).toFixed(6))).toBeCloseTo(
          percentValue((parts / 10_000).toFixed(4)),
        )
      }),
    )
    expect(() => percentValue('-1%')).toThrow('负数')
  })

  test('a moment keeps its zone, and is UTC without one', () => {
    const moment = (text: string) => momentValue(text, undefined, NOW)
    expect(moment('2026-01-02T10:00:00Z')).toBe(Date.UTC(2026, 0, 2, 10))
    expect(moment('2026-01-02 10:00')).toBe(Date.UTC(2026, 0, 2, 10))
    expect(moment('2026-01-02T10:00:00+08:00')).toBe(Date.UTC(2026, 0, 2, 2))
    expect(moment('2026-01-02')).toBe(Date.UTC(2026, 0, 2))
    expect(momentValue('1767348000', 'epoch-s', NOW)).toBe(1_767_348_000_000)
    for (const text of ['2026-02-30', '10:00', '2026-01-02T25:00:00Z', 'x'])
      expect(() => moment(text)).toThrow()
    expect(() => moment('2027-01-01')).toThrow('今天之间')
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date(NOW), noInvalidDate: true }),
        (date) => {
          expect(moment(date.toISOString())).toBe(date.getTime())
        },
      ),
    )
  })

  test('a handle loses its @ and nothing else; what can be none is refused', () => {
    expect(['@Mia.Home', '_.x', '___nico___'].map(handleValue)).toEqual(['Mia.Home', '_.x', '___nico___'])
    for (const text of ['..', '小鹿', 'a b', 'a/b', 'x'.repeat(41)]) expect(() => handleValue(text)).toThrow()
  })

  test('minutes stay in their places, and a missing one is no zero', () => {
    expect(minuteValues(['1', '', '3'], (text) => countValue(text))).toEqual([1, null, 3])
    expect(() => minuteValues(Array(3_001).fill('1'), Number)).toThrow('3000')
  })

  test('sums may be larger than prices; ids come once, in their order', () => {
    expect(() => moneyValue('50,000,000.00', 'USD')).toThrow('太大')
    expect(moneyValue('50,000,000.00', 'USD', '.', Number.MAX_SAFE_INTEGER)).toBe(5_000_000_000)
    expect(idList(['G2', ' G1', 'G2', ''])).toEqual(['G2', 'G1'])
  })
})
