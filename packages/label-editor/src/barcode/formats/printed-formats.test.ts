import { expect, test } from 'vitest'
import { BARCODE_FORMATS, type BarcodeFormat, formatRecord } from '../barcode-format.ts'
import { encodeBarcode } from '../encode-barcode.ts'
import type { PrintedSymbol, Turn } from './format-record.ts'

const bars = (format: BarcodeFormat, value: string) => {
  const record = formatRecord(format)
  if (record.shape !== 'linear') throw new Error(`${format} is made of cells`)
  return record.zpl?.(value) ?? null
}

test.each<[BarcodeFormat, string, string, number, string]>([
  ['ean13', '6901234567892', '^BE{o},{h},N,N', 3, '^FD690123456789^FS'],
  ['ean8', '96385074', '^B8{o},{h},N,N', 3, '^FD9638507^FS'],
  ['upca', '012345678905', '^BU{o},{h},N,N,Y', 3, '^FD01234567890^FS'],
  ['ean5', '52495', '^BS{o},{h},N,N', 3, '^FD52495^FS'],
  ['ean2', '53', '^BS{o},{h},N,N', 3, '^FD53^FS'],
  ['itf14', '09501101530003', '^B2{o},{h},N,N,N', 3, '^FD09501101530003^FS'],
  ['code39', 'HX-2026', '^B3{o},N,{h},N,N', 3, '^FDHX-2026^FS'],
  ['code93', 'HX-2026', '^BA{o},{h},N,N,N', 3, '^FDHX-2026^FS'],
  ['codabar', '40156', '^BK{o},N,{h},N,N,A,A', 2, '^FD40156^FS'],
  ['codabar', 'C40156D', '^BK{o},N,{h},N,N,C,D', 2, '^FD40156^FS'],
  ['code128', 'ABC', '^BC{o},{h},N,N,N,N', 3, '^FD>:ABC^FS'],
  ['code128c', '1234', '^BC{o},{h},N,N,N,N', 3, '^FD>;1234^FS'],
  ['gs1128', '(10)ABC', '^BC{o},{h},N,N,N,N', 3, '^FD>;>810>6ABC^FS'],
])('%s of %s is printed by %s', (format, value, command, ratio, data) => {
  expect(bars(format, value)).toEqual({ command, ratio, data })
})

test.each<[BarcodeFormat, string]>([
  ['upce', '01234565'],
  ['code39', 'A+$'],
  ['code39', '/-'],
])('%s of %s is printed as a picture: printers do not agree on it', (format, value) => {
  expect(bars(format, value)).toBeNull()
})

function cells(format: BarcodeFormat, value: string, { dots = 2, turn = 'N' as Turn } = {}) {
  const [record, encoding] = [formatRecord(format), encodeBarcode(value, format)]
  if (record.shape !== 'matrix' || !encoding.ok) throw new Error(`${format} does not draw ${value}`)
  const symbol: PrintedSymbol = { value, modules: encoding.modules, dots }
  return record.zpl?.(symbol, turn) ?? null
}

test('a QR symbol is printed by its value while the printer makes it as large, not turned and not too coarse', () => {
  expect(cells('qr', 'HX')).toEqual({ field: '^BY1,3,1^BQN,2,2^FDMA,HX^FS', sinks: 1 })
  expect(cells('qr', 'HX', { dots: 10 })).toMatchObject({ field: expect.stringContaining('^BQN,2,10^FD') })
  expect(cells('qr', 'HX', { dots: 11 })).toBeNull()
  for (const turn of ['R', 'I', 'B'] as const) expect(cells('qr', 'HX', { turn })).toBeNull()
  expect(cells('qr', '海')).toBeNull()
})

test.each([
  ['HX-2026/001', 'N', '^BXN,2,200,,,,_,1^FDHX-2026/001^FS'],
  ['123456', 'R', '^BXR,2,200,,,,_,1^FD123456^FS'],
] as const)('a Data Matrix of %s, turned %s, is printed by %s', (value, turn, field) => {
  expect(cells('datamatrix', value, { turn })).toEqual({ field, sinks: 0 })
})

test.each(['A_B', 'A^B', 'A~B', 'A\\B', 'é', '\n'])(
  'a Data Matrix of %j is printed as a picture',
  (value) => {
    expect(cells('datamatrix', value)).toBeNull()
  },
)

test('a Data Matrix whose text our encoder makes shorter than a printer would is printed as a picture', () => {
  // 30 capitals are 20 codewords in our writing, and 30 in the plain one of the printer.
  expect(cells('datamatrix', 'ABCDEFGHIJKLMNOPQRSTUVWXYZABCD')).toBeNull()
  expect(cells('gs1datamatrix', '(01)09501101530003(21)HX2026')).toMatchObject({
    field: '^BXN,2,200,,,,_,1^FD_1010950110153000321HX2026^FS',
  })
})

test('every format is named, says how it is read, and what it cannot draw', () => {
  for (const format of BARCODE_FORMATS) {
    const { name, undrawable, reading, example, text } = formatRecord(format)
    expect([name, undrawable]).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/请/)])
    const isGs1 = format.startsWith('gs1')
    expect([format, reading.textMode]).toEqual([format, isGs1 ? 'HRI' : 'Plain'])
    expect(reading.needsMainSymbol).toBe(format === 'ean5' || format === 'ean2')
    expect(text(example)).toBe(example)
  }
})

test.each<[BarcodeFormat, string, readonly string[]]>([
  ['upca', '012345678905', ['012345678905', '0012345678905']],
  ['upce', '01234565', ['01234565', '012345000065', '0012345000065']],
  ['codabar', '40156', ['40156', '40156', 'A40156A']],
  ['codabar', 'C1D', ['C1D', '1', 'C1D']],
  ['ean2', '53', ['9780201379624 53', '978020137962453']],
  ['gs1128', '(10)A\\(B', ['(10)A(B']],
  ['gs1128', 'wrong', ['wrong']],
])('readers give %s of %s as %j', (format, value, texts) => {
  expect(formatRecord(format).reading.texts(value)).toEqual(texts)
})

test.each<[BarcodeFormat, number]>([
  ...(
    ['ean13', 'ean8', 'upca', 'upce', 'itf14', 'gs1128', 'codabar', 'qr', 'datamatrix', 'pdf417'] as const
  ).map((format): [BarcodeFormat, number] => [format, 24.9]),
  ...(['code39', 'code93', 'code128', 'code128c'] as const).map((format): [BarcodeFormat, number] => [
    format,
    19,
  ]),
])('modules of %s are held to %d hundredths of a millimetre', (format, least) => {
  expect(formatRecord(format).narrowestModule).toBe(least)
})
