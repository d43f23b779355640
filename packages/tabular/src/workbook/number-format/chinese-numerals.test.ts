import { expect, test } from 'vitest'
import { dateNumerals, digitwise, type NumeralKind, numeral } from './chinese-numerals.ts'

test.each<[digits: string, plain: string, cheque: string]>([
  ['0', '〇', '零'],
  ['7', '七', '柒'],
  ['10', '一十', '壹拾'],
  ['20', '二十', '贰拾'],
  ['101', '一百〇一', '壹佰零壹'],
  ['110', '一百一十', '壹佰壹拾'],
  ['1000', '一千', '壹仟'],
  ['1010', '一千〇一十', '壹仟零壹拾'],
  ['10001', '一万〇一', '壹万零壹'],
  ['100100', '一十万〇一百', '壹拾万零壹佰'],
  ['12345678', '一千二百三十四万五千六百七十八', '壹仟贰佰叁拾肆万伍仟陆佰柒拾捌'],
  ['100000000', '一亿', '壹亿'],
  ['100000001', '一亿〇一', '壹亿零壹'],
  ['1000000000001', '一万亿〇一', '壹万亿零壹'],
  ['0012', '一十二', '壹拾贰'],
  [
    '9999999999999999',
    ...(['九千九百九十九', '玖仟玖佰玖拾玖'].map((four) =>
      ['万亿', '亿', '万', ''].map((unit) => four + unit).join(''),
    ) as [string, string]),
  ],
])('%s is read %s, on a cheque %s', (digits, plain, cheque) => {
  expect([numeral(digits, 1), numeral(digits, 2)]).toEqual([plain, cheque])
})

test('more than 16 digits, and full-width ones, are written digit by digit', () => {
  expect(numeral('12345678901234567', 1)).toBe('一二三四五六七八九〇一二三四五六七')
  expect(numeral('0012', 3)).toBe('００１２')
  expect(digitwise('-1,205.9', 2)).toBe('-壹,贰零伍.玖')
})

test.each<[string, NumeralKind, string]>([
  ['2026年11月21日', 1, '二〇二六年十一月二十一日'],
  ['26年1月10日', 1, '二六年一月十日'],
  ['2026年11月21日', 2, '贰零贰陆年壹拾壹月贰拾壹日'],
  ['2026年11月', 3, '２０２６年１１月'],
  ['10:05', 1, '十:五'],
  ['999', 1, '九百九十九'],
  ['1000', 1, '一〇〇〇'],
])('the date %s in numerals %d is %s', (text, kind, read) => {
  expect(dateNumerals(text, kind)).toBe(read)
})
