import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCode } from './builtin-formats.ts'
import { numeral } from './chinese-numerals.ts'
import { formattedText, numberText } from './number-text.ts'

const shown = (code: string, value: number, is1904 = false) => numberText(String(value), code, is1904).text
const byId = (id: number, value: number) => shown(formatCode(id, new Map()), value)

test('a number in a cell of text stays the number that was typed', () => {
  expect(byId(49, 10_023)).toBe('10023')
  expect(byId(48, 12_345)).toBe('12.3E+3')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (value) => {
      expect(byId(49, value)).toBe(String(value))
      expect(byId(0, value)).toBe(String(value))
    }),
  )
})

test('ids 45 to 47 and 50 to 58 are times and dates, 48 and 49 are not', () => {
  expect([44, 45, 46, 47, 48, 49, 50, 57, 58, 59].map((id) => byId(id, 1.5))).toEqual([
    '¥1.50',
    '00:00',
    '36:00:00',
    '00:00.0',
    '1.5E+0',
    '1.5',
    '1900年1月',
    '1900年1月',
    '1月1日',
    '1.5',
  ])
})

test.each([
  ['0.00', 12.5, '12.50'],
  ['0%', 0.15, '15%'],
  ['"$"0.00', 12.5, '$12.50'],
  ['0" pcs"', 5, '5 pcs'],
  ['"SKU-"0000', 1234, 'SKU-1234'],
  ['[h]:mm', 1.25, '30:00'],
  ['yyyy-mm-dd', 1, '1900-01-01'],
  ['yyyy-mm-dd', 59, '1900-02-28'],
  ['yyyy-mm-dd', 61, '1900-03-01'],
  ['_-* #,##0.00\\ _D_M_-', 12.5, '12.50'],
  ['0.00_s', 12.5, '12.50'],
  ['# ?/?', 1.5, '1 1/2'],
  ['# ?/2', 1.9, '2'],
  ['?/?', 1.005, '1/1'],
  ['0.00', 1.005, '1.01'],
  ['0.0000000000000000', 1.005, '1.0050000000000000'],
  ['0.00000000000', 6_901_234_567_892, '6901234567892.00000000000'],
  ['0;-0;"零"', 0, '零'],
  ['[>=60]"及格";"不及格"', 59, '不及格'],
  ['#,##0.00\\ [$€-407]', 1234.5, '1,234.50 €'],
  ['General" 件"', 6_901_234_567_892, '6901234567892 件'],
  ['[$-F800]dddd, mmmm dd, yyyy', 46_347, '2026年11月21日'],
  ['yyyy"年"m"月"d"日";@', 46_347, '2026年11月21日'],
  ['[$-804]aaaa;@', 46_347, '星期六'],
  ['上午/下午h"时"mm"分"', 0.6, '下午2时24分'],
  ['[DBNum1][$-804]yyyy"年"m"月"d"日";@', 46_347, '二〇二六年十一月二十一日'],
  ['[DBNum2]', 10_203, '壹万零贰佰零叁'],
  ['[DBNum1]0', 123, '一二三'],
  ['[$-409]d\\-mmm\\-yy;@', 46_347, '21-Nov-26'],
])('%s of %d shows %s', (code, value, text) => {
  expect(numberText(String(value), code, false)).toEqual({ text })
})

test('days count from 1904 where the workbook says so, lengths of time do not', () => {
  expect(shown('yyyy-mm-dd', 0, true)).toBe('1904-01-01')
  expect(shown('yyyy-mm-dd', 44_885, true)).toBe('2026-11-21')
  expect(shown('aaaa', 44_885, true)).toBe('星期六')
  expect(shown('[h]:mm', 1.25, true)).toBe('30:00')
  expect(shown('0.0', 1.25, true)).toBe('1.3')
})

test.each([
  ['yyyy-mm-dd', '-1', /######/],
  ['h:mm', '2958466', /######/],
  ['0.00E+00', '6901234567892', /科学计数法/],
  ['General', '1234567890123456', /超过 15 位/],
  ['0"', '5', /无法识别数字格式/],
  ['0'.repeat(256), '5', /无法识别数字格式/],
  ['[$-411]ggge"年"', '46347', /年号/],
  ['[$-3000401]0', '5', /年号、其他历法/],
])('%s of %s keeps the digits and says why it is not printed', (code, written, fault) => {
  expect(numberText(written, code, false).fault).toMatch(fault)
})

test('formats end at what Excel takes: 255 characters and the year 9999', () => {
  expect(numberText('5', '0'.repeat(255), false)).toEqual({ text: '5'.padStart(255, '0') })
  expect(numberText('2958465.5', 'yyyy-mm-dd', false)).toEqual({ text: '9999-12-31' })
  expect(numberText('999999999999999', '0', false)).toEqual({ text: '999999999999999' })
  expect(numberText('1000000000000000', '0', false)).toMatchObject({
    text: '1000000000000000',
    fault: expect.stringContaining('超过 15 位'),
  })
})

test('texts take the part of a format that is for texts', () => {
  expect(formattedText('A1', '"No. "@')).toBe('No. A1')
  expect(formattedText('A1', ';;;')).toBe('')
  expect(formattedText(' A1 ', '_ @_ ')).toBe(' A1 ')
  expect(formattedText('A1', '0.00')).toBe('A1')
})

test('numerals are read as in a cheque, zeros once', () => {
  const read = ['0', '10', '105', '1005', '10005', '100000', '20340000', '100000005', '1000000000000']
  expect(read.map((digits) => numeral(digits, 1))).toEqual([
    '〇',
    '一十',
    '一百〇五',
    '一千〇五',
    '一万〇五',
    '一十万',
    '二千〇三十四万',
    '一亿〇五',
    '一万亿',
  ])
})

test('any format and number is shown or told, and never longer than a cell', () => {
  const piece = fc.constantFrom(
    '0',
    '#',
    '?',
    '.',
    ',',
    '%',
    'y',
    'm',
    'd',
    'h',
    's',
    'E+',
    ';',
    '@',
    '"x"',
    '\\-',
    '_)',
    '* ',
    '[h]',
    '[>1]',
    '[$€-2]',
    '[DBNum1]',
    'General',
    'aaaa',
    '/',
    'g',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.double({ noNaN: true }), (pieces, value) => {
      const { text, fault } = numberText(String(value), pieces.join(''), false)
      expect(text.length).toBeLessThan(32_767)
      if (fault !== undefined) expect(fault).toMatch(/请/)
    }),
    { numRuns: 500 },
  )
})
