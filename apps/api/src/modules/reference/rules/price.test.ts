import { EU27, isCurrency, minorDigits } from '@haixuan/rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listCurrencies } from './currencies.ts'
import { ExchangeRates } from './exchange-rate.ts'
import { dayNumber, isoDay } from './goods-day.ts'
import { publishedRates } from './published-rates.ts'
import { compareRegions, REGIONS } from './region.ts'
import { EU27_WITHOUT_BIT, regionMatch } from './region-mask.ts'

const day = (text: string) => dayNumber(text) ?? 0

describe('regions', () => {
  test('ids of the specification name the right countries', () => {
    const names: [number, string][] = [
      ...([
        [211, '美国'],
        [37, '加拿大'],
        [210, '英国'],
        [76, '德国'],
        [69, '法国'],
        [186, '西班牙'],
      ] as [number, string][]),
      ...([
        [29, '巴西'],
        [100, '日本'],
        [128, '墨西哥'],
        [12, '澳大利亚'],
        [185, '韩国'],
        [174, '沙特'],
      ] as [number, string][]),
    ]
    for (const [id, name] of names) expect(REGIONS.get(id)?.nameZh).toBe(name)
    expect(EU27).toHaveLength(27)
  })

  test('every region of the filter bar is matched by bits alone', () => {
    expect(EU27_WITHOUT_BIT).toEqual([])
    for (const ids of [[211], [37], [210], [12, 144], EU27, [128], [185], [100], [174], [160]]) {
      expect(regionMatch(ids).others).toEqual([])
    }
  })

  test('masks of sets: union is or, different regions never share a bit, all fit a signed 64-bit number', () => {
    const id = fc.constantFrom(...REGIONS.keys())
    fc.assert(
      fc.property(fc.uniqueArray(id), fc.uniqueArray(id), (some, more) => {
        const [a, b, both] = [regionMatch(some), regionMatch(more), regionMatch([...some, ...more])]
        expect(both.mask).toBe(a.mask | b.mask)
        const shared = some.filter((one) => more.includes(one) && !a.others.includes(one))
        expect((a.mask & b.mask) !== 0n).toBe(shared.length > 0)
      }),
    )
    expect(regionMatch(REGIONS.keys()).mask < 2n ** 63n).toBe(true)
  })

  test('prices come in the order of the specification', () => {
    const order = [100, 76, 12, 174, 211, 210, 69, 186, 37, 98].sort(compareRegions)
    expect(order).toEqual([211, 210, 76, 69, 174, 98, 186, 12, 37, 100])
  })
})

describe('money', () => {
  test('the decimals of every currency are those of ISO 4217', () => {
    const listed = listCurrencies()
    expect(listed.length).toBeGreaterThan(50)
    expect(listed.map(({ code }) => [code, minorDigits(code)])).toEqual(
      listed.map(({ code, minorUnit }) => [code, minorUnit]),
    )
    for (const { code } of listed) expect(isCurrency(code), code).toBe(true)
    for (const code of ['XYZ', 'usd', '']) expect(isCurrency(code), code).toBe(false)
  })
})

describe('exchange rates', () => {
  const rates = new ExchangeRates(publishedRates())

  test('the rate of a day is the newest one not after it', () => {
    expect(rates.perUsd('EUR', day('2026-05-31'))).toBe(0.8561)
    expect(rates.perUsd('EUR', day('2026-06-01'))).toBe(0.8684)
    expect(rates.perUsd('EUR', day('2018-12-31'))).toBeNull()
    expect(rates.perUsd('VND', day('2026-06-01'))).toBeNull()
    expect(rates.perUsd('SAR', day('2026-06-01'))).toBe(3.75)
  })

  test('US cents', () => {
    expect(rates.usdCents(1234, 'USD', 0)).toBe(1234)
    expect(rates.usdCents(375, 'SAR', day('2026-06-01'))).toBe(100)
    expect(rates.usdCents(16_077, 'JPY', day('2026-06-15'))).toBe(10_000)
    expect(rates.usdCents(1, 'VND', day('2026-06-15'))).toBeNull()
  })

  test('days there and back, and no day that the calendar lacks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), (number) => {
        expect(dayNumber(isoDay(number))).toBe(number)
      }),
    )
    for (const text of ['2026-02-29', '2026-13-01', '2026-1-1', 'x', '']) expect(dayNumber(text)).toBeNull()
  })
})
