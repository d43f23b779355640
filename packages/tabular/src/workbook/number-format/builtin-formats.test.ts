import { expect, test } from 'vitest'
import { formatCode } from './builtin-formats.ts'
import { numberText } from './number-text.ts'

const shown = (id: number, value: number) => numberText(String(value), formatCode(id, new Map()), false).text

// As Excel in Chinese shows them (ECMA-376 18.8.30, its lists for all languages and for zh-cn).
test.each<[id: number, text: string, negative?: string]>([
  [0, '1234.5'],
  [1, '1235'],
  [2, '1234.50'],
  [3, '1,235'],
  [4, '1,234.50'],
  [5, '¥1,235', '¥-1,235'],
  [6, '¥1,235', '¥-1,235'],
  [7, '¥1,234.50', '¥-1,234.50'],
  [8, '¥1,234.50', '¥-1,234.50'],
  [9, '123450%'],
  [10, '123450.00%'],
  [11, '1.23E+03'],
  [12, '1234 1/2'],
  [13, '1234  1/2'],
  [23, '1234.5'],
  [37, '1,235', '-1,235'],
  [38, '1,235', '-1,235'],
  [39, '1,234.50', '-1,234.50'],
  [40, '1,234.50', '-1,234.50'],
  [41, '1,235', '-1,235'],
  [42, '¥1,235', '¥-1,235'],
  [43, '1,234.50', '-1,234.50'],
  [44, '¥1,234.50', '¥-1,234.50'],
  [48, '1.2E+3'],
  [49, '1234.5'],
  [59, '1234.5'],
])('the format %d shows 1234.5 as %s', (id, text, negative) => {
  expect(shown(id, 1_234.5)).toBe(text)
  if (negative) expect(shown(id, -1_234.5)).toBe(negative)
})

test.each([
  [41, '-'],
  [42, '¥-'],
  [43, '-'],
  [44, '¥-'],
])('the format %d of accounts shows nothing as %s', (id, text) => {
  expect(shown(id, 0)).toBe(text)
})

test.each([
  [14, '2026/11/21'],
  [15, '21-Nov-26'],
  [16, '21-Nov'],
  [17, 'Nov-26'],
  [18, '2:24 PM'],
  [19, '2:24:00 PM'],
  [20, '14:24'],
  [21, '14:24:00'],
  [22, '2026/11/21 14:24'],
  [27, '2026年11月'],
  [28, '11月21日'],
  [29, '11月21日'],
  [30, '11-21-26'],
  [31, '2026年11月21日'],
  [32, '14时24分'],
  [33, '14时24分00秒'],
  [34, '下午2时24分'],
  [35, '下午2时24分00秒'],
  [36, '2026年11月'],
  [45, '24:00'],
  [46, '1112342:24:00'],
  [47, '24:00.0'],
  [50, '2026年11月'],
  [51, '11月21日'],
  [52, '2026年11月'],
  [53, '11月21日'],
  [54, '11月21日'],
  [55, '下午2时24分'],
  [56, '下午2时24分00秒'],
  [57, '2026年11月'],
  [58, '11月21日'],
])('the format %d shows the afternoon of 21 November 2026 as %s', (id, text) => {
  expect(shown(id, 46_347.6)).toBe(text)
})

test('what a workbook declares goes before what every workbook knows', () => {
  expect(formatCode(14, new Map([[14, '0.000']]))).toBe('0.000')
  expect([formatCode(14, new Map()), formatCode(163, new Map())]).toEqual(['yyyy/m/d', 'General'])
})
