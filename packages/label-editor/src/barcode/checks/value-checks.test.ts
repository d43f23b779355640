import { expect, test } from 'vitest'
import type { BarcodeFormat } from '../barcode-format.ts'
import { valueFault } from '../encode-barcode.ts'
import { alphabetCheck, anyOf, codesBetween } from './alphabet-check.ts'
import { withLikelyValue } from './likely-value.ts'
import { textCheck } from './text-check.ts'

test.each<[format: BarcodeFormat, value: string, message: string, fix?: string]>([
  ['ean13', '12A', 'EAN-13 只能是数字，请删去其他字符'],
  ['ean13', '690123456789', 'EAN-13 缺少校验位', '6901234567892'],
  ['ean13', '69012345678', 'EAN-13 应为 13 位数字，现在是 11 位'],
  ['ean13', '69012345678921', 'EAN-13 应为 13 位数字，现在是 14 位'],
  ['ean13', '12345678905', 'EAN-13 应为 13 位数字，现在是 11 位：开头可能少了 0', '0012345678905'],
  ['ean13', '06901234567892', 'EAN-13 应为 13 位数字，现在是 14 位：开头多了 0', '6901234567892'],
  ['ean13', '6901234567893', 'EAN-13 校验位错误：末位应为 2', '6901234567892'],
  ['ean8', '9638507', 'EAN-8 缺少校验位', '96385074'],
  ['upca', '01234567890', 'UPC-A 缺少校验位', '012345678905'],
  ['itf14', '0950110153000', 'ITF-14 缺少校验位', '09501101530003'],
  ['upce', '1234', 'UPC-E 应为 8 位数字，现在是 4 位'],
  ['upce', '0123456x', 'UPC-E 只能是数字，请删去其他字符'],
  ['upce', '21234565', 'UPC-E 首位只能是 0 或 1'],
  ['upce', '0123456', 'UPC-E 缺少校验位', '01234565'],
  ['upce', '1234565', 'UPC-E 应为 8 位数字，现在是 7 位：开头可能少了 0', '01234565'],
  ['upce', '01234566', 'UPC-E 校验位错误：末位应为 5', '01234565'],
  ['ean5', '5249', '附加码应为 5 位数字'],
  ['ean2', '533', '附加码应为 2 位数字'],
  ['ean2', '5a', '附加码应为 2 位数字'],
  ['code128c', '123', 'Code 128 C 的位数必须是偶数', '0123'],
  ['code128c', '12A', '“A”不能编入此条码，只能用数字'],
  ['code128a', 'a', '“a”不能编入此条码，只能用大写字母、数字和半角符号', 'A'],
  ['code128b', '\n', '“\n”不能编入此条码，只能用英文字母、数字和半角符号'],
  ['code128', '海', '“海”不能编入此条码，只能用英文字母、数字和半角符号；中文请改用二维码'],
  ['code39', '_', '“_”不能编入此条码，只能用大写字母、数字和 - . $ / + % 空格'],
  ['code93', '_', '“_”不能编入此条码，只能用大写字母、数字和 - . $ / + % 空格'],
  ['codabar', 'AB', '起始符和终止符之间没有内容'],
  ['codabar', 'A1E', '“A”不能编入此条码，只能用数字和 - $ : / . +，首尾可各写一个 A 到 D'],
  ['code128', 'x'.repeat(81), '内容有 81 个字符，超过 80 个会无法扫描'],
  ['qr', 'a\ud83d', '内容含有损坏的字符，请重新输入'],
  ['qr', 'x'.repeat(4_000), '内容太长，这种码容纳不下，请缩短内容或换一种码'],
])('%s of %j: %s', (format, value, message, fix) => {
  expect(valueFault(value, format)).toEqual({ message, ...(fix === undefined ? {} : { fix }) })
})

test.each<[BarcodeFormat, string]>([
  ['code128', 'x'.repeat(80)],
  ['code128', '\u0000\u007f'],
  ['code128a', '\u0000_'],
  ['code128b', ' \u007f'],
  ['code39', '0Z-. $/+%'],
  ['codabar', '0-$:/.+9'],
  ['codabar', 'C1D'],
  ['upce', '11234562'],
])('%s holds %j', (format, value) => expect(valueFault(value, format)).toBeNull())

test.each<[BarcodeFormat, string]>([
  ['code128', '\u0080'],
  ['code128a', '`'],
  ['code128b', '\u001f'],
])('%s does not hold %j', (format, value) => expect(valueFault(value, format)).not.toBeNull())

test('a GS1-128 holds 48 characters beside the first that is not counted', () => {
  const of = (length: number) => `(01)09501101530003(10)${'A'.repeat(20)}(21)${'B'.repeat(length)}`
  // 16, 22 with a separator behind, and 2 for the last identifier.
  expect(valueFault(of(7), 'gs1128')).toBeNull()
  expect(valueFault(of(8), 'gs1128')).toEqual({
    message: 'GS1-128 最多 48 个字符，现在是 49 个，请拆成两个条码',
  })
})

test('characters between two codes are those and both ends; of some characters, those', () => {
  const has = codesBetween(0x61, 0x63)
  expect(['`', 'a', 'c', 'd', ''].map(has)).toEqual([false, true, true, false, false])
  expect(['x', 'y', 'z'].map(anyOf('xz'))).toEqual([true, false, true])
  const check = alphabetCheck({ has: anyOf('x'), hint: 'x' }, (value) => value.slice(1))
  expect([check('Ax'), check('A')?.message, check('xA')?.message]).toEqual([
    null,
    '起始符和终止符之间没有内容',
    '“A”不能编入此条码，只能用x',
  ])
})

test('what was probably meant is offered only where it passes, and the first of it', () => {
  const check = withLikelyValue((value) => (/^[A-Z]{2}$/.test(value) ? null : { message: 'no' }))
  expect(check('AB')).toBeNull()
  expect(check(' ＡＢ ')).toEqual({ message: 'no', fix: 'AB' })
  expect(check('ab')).toEqual({ message: 'no', fix: 'AB' })
  expect(check('A-B')).toEqual({ message: 'no', fix: 'AB' })
  expect(check('a1')).toEqual({ message: 'no' })
  expect(check(' ')).toEqual({ message: 'no' })
  // A fix of the check itself is kept, and one that would not pass is not offered.
  expect(withLikelyValue(() => ({ message: 'no', fix: 'own' }))('x')).toEqual({ message: 'no', fix: 'own' })
  const wrong = withLikelyValue((value) =>
    value === 'x ' ? { message: 'no' } : { message: 'no', fix: 'never' },
  )
  expect(wrong('x ')).toEqual({ message: 'no' })
})

test('a text of any characters passes, one with half a character does not', () => {
  expect([textCheck('海 😀\n'), textCheck('\udc00')?.message]).toEqual([
    null,
    '内容含有损坏的字符，请重新输入',
  ])
})
