import { expect, test } from 'vitest'
import { BARCODE_FORMATS, BARCODE_NAMES, formatRecord } from './barcode-format.ts'
import { encodeBarcode } from './encode-barcode.ts'

test('each format has a name of its own, and its example passes its own check and is drawn in its shape', () => {
  expect(new Set(Object.values(BARCODE_NAMES)).size).toBe(BARCODE_FORMATS.length)
  for (const format of BARCODE_FORMATS) {
    const record = formatRecord(format)
    expect(record.check(record.example), format).toBeNull()
    const encoding = encodeBarcode(record.example, format)
    expect(encoding.ok && encoding.modules.kind, format).toBe(record.shape)
  }
})

test.each(BARCODE_FORMATS)('%s is read back as its value, alone or among what readers add', (format) => {
  const { example, reading } = formatRecord(format)
  expect(reading.formats).not.toEqual([])
  expect(reading.texts(example).some((text) => text.includes(example))).toBe(true)
})

test.each(BARCODE_FORMATS)('the digits of %s stand under bars in order, each once', (format) => {
  const record = formatRecord(format)
  if (record.shape === 'matrix' || !record.layout.digits) return
  const { digits, guards } = record.layout
  expect(digits.map(({ characters }) => record.example.slice(...characters)).join('')).toBe(record.example)
  const ends = digits.flatMap(({ under }) => under)
  expect(ends).toEqual([...ends].sort((a, b) => a - b))
  expect(guards.every(([from, to]) => from < to)).toBe(true)
})

test('no format draws an empty value', () => {
  for (const format of BARCODE_FORMATS)
    expect(encodeBarcode('', format), format).toEqual({ ok: false, fault: { message: '请输入条码内容' } })
})
