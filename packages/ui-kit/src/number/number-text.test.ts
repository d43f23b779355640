import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { axisNumber, cappedNumber, exactNumber, shortNumber } from './number-text.ts'

const UNITS: Record<string, number> = { 'k+': 1e3, 'w+': 1e4, '亿+': 1e8 }

/** What a shortened text promises at least. */
function promised(text: string): number {
  const match = /^(-?[\d.]+)(k\+|w\+|亿\+)?$/.exec(text)
  if (!match) throw new Error(`not a shortened number: ${text}`)
  return Number(match[1]) * (match[2] ? (UNITS[match[2]] ?? Number.NaN) : 1)
}

describe('shortened numbers', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1000'],
    [1001, '1k+'],
    [1999, '1.9k+'],
    [12_345, '12.3k+'],
    [100_000, '100k+'],
    [100_001, '10w+'],
    [128_000, '12.8w+'],
    [99_999_999, '9999.9w+'],
    [1e8, '10000w+'],
    [123_456_789, '1.2亿+'],
    [-2500, '-2.5k+'],
    [12.345, '12.35'],
  ])('%d reads %s', (value, text) => {
    expect(shortNumber(value)).toBe(text)
  })

  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY])('%s is missing, not zero', (value) => {
    expect([shortNumber(value), cappedNumber(value), exactNumber(value)]).toEqual(['—', '—', '—'])
  })

  it('never promises more than there is, and less than a tenth of a unit too little', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1001, max: 1e12 }), (value) => {
        const text = shortNumber(value)
        const unit = value > 1e8 ? 1e8 : value > 100_000 ? 1e4 : 1e3
        const promise = promised(text)
        expect(promise).toBeLessThanOrEqual(value + 1e-6 * value)
        expect(value - promise).toBeLessThan(unit / 10 + 1e-6 * value)
      }),
    )
  })

  it('keeps the order of figures', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), fc.integer({ min: 0, max: 1e11 }), (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a]
        expect(promised(shortNumber(low))).toBeLessThanOrEqual(promised(shortNumber(high)))
      }),
    )
  })

  it('uses the unit of the rule and mirrors negative figures', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e11 }), (value) => {
        const text = shortNumber(value)
        const unit = value > 1e8 ? '亿+' : value > 100_000 ? 'w+' : value > 1000 ? 'k+' : ''
        expect(text.endsWith(unit)).toBe(true)
        expect(/[^\d.]/.test(text)).toBe(unit !== '')
        if (value > 0) expect(shortNumber(-value)).toBe(`-${text}`)
      }),
    )
  })

  it('caps at 100k+', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 1e11 }), (value) => {
        expect(cappedNumber(value)).toBe('100k+')
      }),
    )
    expect(cappedNumber(99_999)).toBe('99.9k+')
    expect(cappedNumber(870)).toBe('870')
  })

  it('writes the exact figure for the tooltip', () => {
    expect(exactNumber(1_234_567.5)).toBe('1,234,567.5')
  })

  it.each([
    [0.25, '0.25'],
    [1000, '1k'],
    [12_500, '1.25w'],
    [-200_000, '-20w'],
    [3e8, '3亿'],
  ])('writes the tick %d as %s, with nothing cut off', (value, text) => {
    expect(axisNumber(value)).toBe(text)
  })
})
