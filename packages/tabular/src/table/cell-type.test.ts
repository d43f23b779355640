import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CellType, typedCell } from './cell-type.ts'

const NUMBER = { type: 'number' } as const
const COMMA = { type: 'number', decimal: ',' } as const
const MONEY = { type: 'money', decimals: 2 } as const
const DAY = { type: 'day' } as const
const DAY_IN_BEIJING = { type: 'day', zone: '+08:00' } as const
const MOMENT = { type: 'moment', zone: '+08:00' } as const
const value = (type: CellType, text: string) => {
  const typed = typedCell(text, type)
  return 'value' in typed ? typed.value : undefined
}

test.each<[CellType, string, unknown]>([
  [NUMBER, '.5', 0.5],
  [NUMBER, '5.', 5],
  [NUMBER, '+7', 7],
  [NUMBER, '$+7', 7],
  [NUMBER, 'HK$7', 7],
  [NUMBER, 'CN¥ 7', 7],
  [NUMBER, '€-7', -7],
  [NUMBER, '(-7)', 7],
  [NUMBER, '1,234,567', 1_234_567],
  [NUMBER, '1 234', 1_234],
  [NUMBER, '12.5 ％', 0.125],
  [NUMBER, '-3%', -0.03],
  [NUMBER, '1e3', 1_000],
  [NUMBER, '-1.5E+2', -150],
  [NUMBER, '1E999', Number.POSITIVE_INFINITY],
  [COMMA, '1.234.567,8', 1_234_567.8],
  [COMMA, '1.234', 1_234],
  [COMMA, '0,5', 0.5],
  [MONEY, '0.07', 7],
  [MONEY, '.5', 50],
  [MONEY, '1.', 100],
  [{ type: 'money', decimals: 3 }, '1.2', 1_200],
  [{ type: 'money', decimals: 2, decimal: ',' }, '1.234,50', 123_450],
  [{ type: 'id' }, '1E', '1E'],
  [{ type: 'id' }, 'A1E5', 'A1E5'],
  [{ type: 'id' }, '12E5', '12E5'],
  [{ type: 'flag' }, 'Y', true],
  [{ type: 'flag' }, '√', true],
  [{ type: 'flag' }, '1', true],
  [{ type: 'flag' }, 'No', false],
  [{ type: 'flag' }, '×', false],
  [{ type: 'flag' }, '0', false],
  [DAY, '2026.1.2', '2026-01-02'],
  [DAY, '2024-02-29', '2024-02-29'],
  [DAY, '2026-09-30T16:00:00.000Z', '2026-09-30'],
  [DAY_IN_BEIJING, '2026-09-30T16:00:00.000Z', '2026-10-01'],
  [DAY_IN_BEIJING, '2026-09-30T15:59:59Z', '2026-09-30'],
  [DAY_IN_BEIJING, '2026-10-01T00:00:00+08:00', '2026-10-01'],
  [DAY_IN_BEIJING, '2026-10-01 00:00:00', '2026-10-01'],
  [{ type: 'flag' }, 'TRUE', true],
  [{ type: 'flag' }, 'yes', true],
  [{ type: 'flag' }, 'n', false],
  [MOMENT, '2026-11-21', '2026-11-21T00:00:00+08:00'],
  [MOMENT, '2026-11-21 23:59:59', '2026-11-21T23:59:59+08:00'],
  [MOMENT, '2026-11-21 08:30:00+05:30', '2026-11-21T08:30:00+05:30'],
  [MOMENT, '2026-11-21T08:30:00z', '2026-11-21T08:30:00+00:00'],
  [MOMENT, '2026-11-21T08:30:00+14:00', '2026-11-21T08:30:00+14:00'],
  [MOMENT, '2026-11-21T08:30:00-0959', '2026-11-21T08:30:00-09:59'],
])('%j reads %j as %j', (type, text, read) => {
  expect(value(type, text)).toEqual(read)
})

test.each<[CellType, string]>([
  [NUMBER, 'US7'],
  [NUMBER, '12,34'],
  [NUMBER, '1,2345'],
  [NUMBER, '-$-7'],
  [NUMBER, '(7'],
  [NUMBER, '7)'],
  [NUMBER, '1.2.3'],
  [NUMBER, '.'],
  [NUMBER, '%'],
  [NUMBER, '12E3'],
  [NUMBER, '1E1234'],
  [COMMA, '1,234,5'],
  [COMMA, '1.2345'],
  [MONEY, '12%'],
  [{ type: 'id' }, '2E5'],
  [{ type: 'id' }, '2.4e+17'],
  [DAY, '2026-13-01'],
  [DAY, '2026-00-10'],
  [DAY, '2025-02-29'],
  [DAY, '202611'],
  [DAY, '2026-11-21T'],
  [MOMENT, '2026-11-21 12:60'],
  [MOMENT, '2026-11-21 12:00:60'],
  [MOMENT, '2026-11-21 12'],
  [MOMENT, '2026-11-21 12:00:00+14:01'],
  [MOMENT, '2026-11-21 12:00:00-15:00'],
  [MOMENT, '2026-11-21 12:00:00+0860'],
])('%j refuses %j', (type, text) => {
  expect(value(type, text)).toBeUndefined()
})

test.each<[CellType, string, string]>([
  [NUMBER, 'x'.repeat(40), `“${'x'.repeat(40)}”不是数字，请填写像 1234.50 这样的数字`],
  [NUMBER, 'x'.repeat(41), `“${'x'.repeat(40)}…”不是数字，请填写像 1234.50 这样的数字`],
  [COMMA, 'x', '“x”不是数字，请填写像 1234,50 这样的数字'],
  [MONEY, '9.999', '“9.999”的小数超过 2 位，请改成这个币种的最小单位'],
  [MONEY, '90071992547409.92', '“90071992547409.92”太大，请检查这一格'],
  [
    { type: 'id' },
    '2.41E+17',
    '“2.41E+17”是科学计数法，末尾的数字已经丢失，请用原始文件，或把这一列设为“文本”',
  ],
  [DAY, '昨天', '“昨天”不是日期，请填写像 2026-11-21 或 2026-11-21 08:30:00 这样的日期'],
  [{ type: 'flag' }, '也许', '“也许”看不出是或否，请填写“是”或“否”'],
  [{ type: 'text' }, 'x'.repeat(32_768), '文字超过 32767 个字符，请缩短'],
  [{ type: 'text', charsMost: 3 }, 'abcd', '文字超过 3 个字符，请缩短'],
])('%j says of %s why it is refused', (type, text, fault) => {
  expect(typedCell(text, type)).toEqual({ fault })
})

test.each([
  ['1 2', undefined],
  ['1 23', undefined],
  ['1 2345', undefined],
  ['1 234 5', undefined],
  ['5.1 200', undefined],
  ['5.1 200 300', undefined],
  ['12 345 678', 12_345_678],
  [' - 5 ', -5],
  ['¥ 7', 7],
])('blanks are between thousands and around signs, never inside another number: %j', (text, wanted) => {
  expect(value(NUMBER, text)).toBe(wanted)
})

test.each<[CellType, string, number | undefined]>([
  [NUMBER, '1.200,000', undefined],
  [MONEY, '1.200,000', undefined],
  [MONEY, '1.2,000', undefined],
  [COMMA, '1,200.000', undefined],
  [{ type: 'money', decimals: 2, decimal: ',' }, '1,2.000', undefined],
  [MONEY, '1,200.000', 120_000],
  [COMMA, '1.200,000', 1_200],
])('marks between thousands are before the decimal mark: %j, %j', (type, text, wanted) => {
  expect(value(type, text)).toBe(wanted)
})

test('a text holds 32,767 characters, or as many as it may', () => {
  expect(value({ type: 'text' }, 'x'.repeat(32_767))).toHaveLength(32_767)
  expect(value({ type: 'text', charsMost: 3 }, ' abc ')).toBe('abc')
})

test.each(['', '-', '--', '—', '/', '∞', ' - '])('%j is no value, but a text', (text) => {
  for (const type of [NUMBER, MONEY, DAY, MOMENT, { type: 'id' }, { type: 'flag' }] as const)
    expect(value(type, text)).toBeNull()
  expect(value({ type: 'text' }, text)).toBe(text.trim() || null)
})

test('a number comes back from its digits, with points or commas between thousands', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.constantFrom('.' as const, ',' as const),
      (cents, decimal) => {
        const written = (cents / 100).toLocaleString(decimal === '.' ? 'en-US' : 'de-DE', {
          minimumFractionDigits: 2,
        })
        expect(value({ type: 'number', decimal }, written)).toBe(cents / 100)
        expect(value({ type: 'money', decimals: 2, decimal }, written)).toBe(cents + 0)
      },
    ),
  )
})

test('every day of the calendar comes back from each way of writing it', () => {
  const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.constantFrom('-', '/', '.', ''), (date, sign) => {
      const iso = date.toISOString().slice(0, 10)
      expect(value(DAY, iso.replaceAll('-', sign))).toBe(iso)
    }),
  )
})
