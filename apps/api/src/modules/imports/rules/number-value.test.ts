import { describe, expect, test } from 'vitest'
import {
  countValue,
  fractionValue,
  isRounded,
  minuteValues,
  moneyValue,
  percentValue,
  starsValue,
  undiscounted,
} from './number-value.ts'
import { refusalOf } from './rejected-reason.fixture.ts'

describe('a count', () => {
  test.each([
    ['1k', 1_000],
    ['1.5千', 1_500],
    ['2W', 20_000],
    ['2万', 20_000],
    ['3M', 3_000_000],
    ['3m+', 3_000_000],
    ['1亿', 100_000_000],
    ['1.2 K + sold', 1_200],
    ['1.234k', 1_234],
    ['1.2345k', 1_235],
    ['0.0001k', 0],
    ['12件', 12],
    ['12单', 12],
    ['12 已售', 12],
    ['1,234,567', 1_234_567],
    ['-0', 0],
    ['8.2万', 82_000],
  ])('%s is %d', (raw, count) => {
    expect(countValue(raw)).toBe(count)
  })

  test('is whole where it has no unit', () => {
    expect(countValue('12.00')).toBe(12)
    expect(refusalOf(() => countValue('12.5'))).toBe('number_invalid 必须是整数：“12.5”')
    expect(countValue('12.5k')).toBe(12_500)
  })

  test('is at most a million millions', () => {
    expect(countValue('1000000000000')).toBe(1_000_000_000_000)
    expect(countValue('10000亿')).toBe(1_000_000_000_000)
    expect(refusalOf(() => countValue('1000000000001'))).toBe('number_too_large 数字太大：“1000000000001”')
    expect(refusalOf(() => countValue('10001亿'))).toContain('number_too_large')
  })

  test('is never negative', () => {
    expect(refusalOf(() => countValue('-1'))).toBe('number_negative 不能是负数：“-1”')
    expect(refusalOf(() => countValue('-0.1k'))).toContain('number_negative')
  })

  test.each(['', 'k', '+', 'sold', '1 2', '1,2345', ',123', '1.2.3'])('“%s” is none', (raw) => {
    expect(refusalOf(() => countValue(raw))).toContain(`number_invalid 不是数字：`)
  })

  test('has its marks as the mapping says', () => {
    expect(countValue('1.234', ',')).toBe(1_234)
    expect(countValue('1,5k', ',')).toBe(1_500)
    expect(countValue('1.234.567,00', ',')).toBe(1_234_567)
    expect(refusalOf(() => countValue('1.23', ','))).toContain('number_invalid')
  })
})

test('a figure with a plus or a unit was rounded, the words after it say nothing', () => {
  const rounded = ['1+', '1k', '1K', '1m', '1M', '1w', '1W', '1千', '1万', '1亿', '1k+ sold recently']
  expect(rounded.filter((raw) => !isRounded(raw))).toEqual([])
  expect(['1', '1,234', '5 sold', '5 sold recently', '5件'].filter(isRounded)).toEqual([])
})

describe('stars', () => {
  test('are from 0 to 5, in hundredths, half up', () => {
    expect(['0', '5', '4.994', '4.995', '0.005', '0.004'].map((raw) => starsValue(raw))).toEqual([
      ...[0, 5, 4.99, 5, 0.01, 0],
    ])
    expect(refusalOf(() => starsValue('5.01'))).toBe('number_too_large 评分最多 5 分：“5.01”')
    expect(refusalOf(() => starsValue('-1'))).toContain('number_negative')
    expect(starsValue('4,75', ',')).toBe(4.75)
  })
})

describe('an amount', () => {
  test.each([
    ['12.344', 'USD', 1_234],
    ['12.345', 'USD', 1_235],
    ['12.3', 'USD', 1_230],
    ['12', 'USD', 1_200],
    ['0.005', 'USD', 1],
    ['0.004999', 'USD', 0],
    ['500', 'JPY', 500],
    ['500.4', 'JPY', 500],
    ['500.5', 'JPY', 501],
    ['1.2345', 'KWD', 1_235],
    ['-0.00', 'USD', 0],
    ['1,234,567.8', 'USD', 123_456_780],
  ])('%s %s is %d', (raw, currency, amount) => {
    expect(moneyValue(raw, currency)).toBe(amount)
  })

  test('is at most what a price column holds, unless it is a sum', () => {
    expect(moneyValue('20000000.00', 'USD')).toBe(2_000_000_000)
    expect(refusalOf(() => moneyValue('20000000.01', 'USD'))).toBe('number_too_large 金额太大：“20000000.01”')
    expect(refusalOf(() => moneyValue('20000000.005', 'USD'))).toContain('number_too_large')
    expect(moneyValue('20000000.01', 'USD', '.', 2_000_000_001)).toBe(2_000_000_001)
  })

  test('is in a currency of ISO 4217', () => {
    expect(refusalOf(() => moneyValue('1', 'usd'))).toBe('currency_unknown 币种不认识：“usd”')
  })

  test('is never negative', () => {
    expect(refusalOf(() => moneyValue('-0.01', 'USD'))).toBe('number_negative 不能是负数：“-0.01”')
  })
})

describe('the price before a discount', () => {
  test.each([
    ['-22%', 260],
    ['22 %', 260],
    ['22', 260],
    [' 50% ', 406],
    ['0.5%', 204],
    ['99%', 20_300],
  ])('of %s on 203 is %d', (discount, amount) => {
    expect(undiscounted(203, discount)).toBe(amount)
  })

  test.each([undefined, '', '0', '0%', '100%', '101%', 'x22%', '22%x', '--22%'])(
    'of %s is unknown',
    (text) => {
      expect(undiscounted(203, text)).toBeNull()
    },
  )
})

describe('a share', () => {
  test('is a percentage, with its sign or without', () => {
    expect(['0', '12.5 %', '100%', '1,234.5%'].map((raw) => percentValue(raw))).toEqual([
      0, 12.5, 100, 1_234.5,
    ])
    expect(percentValue('12,5%', ',')).toBe(12.5)
    for (const raw of ['%', '5%%', 'x'])
      expect(refusalOf(() => percentValue(raw))).toContain('number_invalid')
  })

  test('or a fraction, also a very small one', () => {
    expect(['0', '0.07', '1', '3.5e-05', '1E-3', '0.1234567'].map((raw) => fractionValue(raw))).toEqual([
      ...[0, 7, 100, 0.0035, 0.1, 12.34567],
    ])
    expect(fractionValue('0,125', ',')).toBe(12.5)
    expect(refusalOf(() => fractionValue('-0.1'))).toBe('number_negative 不能是负数：“-0.1”')
    expect(refusalOf(() => fractionValue('1e5'))).toContain('number_invalid')
  })
})

describe('figures minute by minute', () => {
  test('are at most 3,000', () => {
    const minutes = (count: number) => Array<string>(count).fill('1')
    expect(minuteValues(minutes(3_000), Number)).toHaveLength(3_000)
    expect(refusalOf(() => minuteValues(minutes(3_001), Number))).toBe(
      'number_too_large 分钟数最多 3000，这里有 3001 个',
    )
  })

  test('are read without the spaces around them; an empty minute has none', () => {
    expect(minuteValues([' 1 ', ' ', '', '0'], (text) => countValue(text))).toEqual([1, null, null, 0])
  })
})
