import { expect, test } from 'vitest'
import type { BarcodeFormat } from './barcode-format.ts'
import { encodeBarcode } from './encode-barcode.ts'
import { type BarcodeBox, placeBarcode } from './place-barcode.ts'

/** Two dots of 203 dpi. */
const UNIT = 5_080 / 203
const BOX: BarcodeBox = { width: 4_000, height: 1_400, moduleWidth: 25, showsText: true, dpi: 203 }

function placed(format: BarcodeFormat, value: string, about: Partial<BarcodeBox> = {}) {
  const encoding = encodeBarcode(value, format)
  if (!encoding.ok) throw new Error(encoding.fault.message)
  return { ...placeBarcode(encoding.modules, encoding.text, { ...BOX, ...about }), modules: encoding.modules }
}
const near = (value: number) => expect.closeTo(value, 6)

test('an EAN-13 is in the middle with its quiet zones, its line below, its guards half into the line', () => {
  const { symbol, quiet, bars, text, needed } = placed('ean13', '6901234567892')
  const line = 9 * UNIT * 1.1
  const left = (4_000 - 113 * UNIT) / 2
  expect(symbol).toEqual({
    x: near(left + 11 * UNIT),
    y: 0,
    width: near(95 * UNIT),
    height: near(1_400 - line),
  })
  expect(quiet).toEqual({ x: near(left), y: 0, width: near(113 * UNIT), height: near(1_400 - line) })
  expect(needed).toEqual({ width: near(113 * UNIT), height: near(500 + line) })
  const tall = bars.filter(({ height }) => height > symbol.height + 1)
  // Two bars of each guard: at the ends and in the middle.
  expect(tall.map(({ x }) => Math.round((x - symbol.x) / UNIT))).toEqual([0, 2, 46, 48, 92, 94])
  expect(tall.every(({ height }) => Math.abs(height - symbol.height - line / 2) < 1e-6)).toBe(true)
  expect(bars).toHaveLength(30)
  expect(bars[1]).toMatchObject({ x: near(symbol.x + 2 * UNIT), y: 0, width: near(UNIT) })
  expect(text).toEqual([
    { text: '6', ...area(-11, -2), fontSize: near(9 * UNIT) },
    { text: '901234', ...area(3, 45), fontSize: near(9 * UNIT) },
    { text: '567892', ...area(50, 92), fontSize: near(9 * UNIT) },
  ])
  function area(from: number, to: number) {
    return {
      ...{ x: near(symbol.x + from * UNIT), y: near(symbol.height), width: near((to - from) * UNIT) },
      height: near(line),
    }
  }
})

test('without its line the bars are as high as the box, and none is longer', () => {
  const { symbol, bars, text, needed } = placed('ean13', '6901234567892', { showsText: false })
  expect([symbol.height, text, needed.height]).toEqual([1_400, [], 500])
  expect(bars.every(({ height }) => height === 1_400)).toBe(true)
})

test('an add-on has its line above', () => {
  const { symbol, text, quiet } = placed('ean5', '52495')
  const line = 9 * UNIT * 1.1
  expect([symbol.y, symbol.height, text[0]?.y]).toEqual([near(line), near(1_400 - line), 0])
  expect(quiet.width).toEqual(near((7 + 47 + 5) * UNIT))
})

test('bars along the top and bottom of an ITF-14 reach over its quiet zones', () => {
  const { symbol, quiet, bars } = placed('itf14', '09501101530003')
  const [top, bottom] = bars.slice(-2)
  const across = { x: near(quiet.x), width: near(quiet.width), height: near(4 * UNIT) }
  expect(top).toEqual({ ...across, y: near(symbol.y) })
  expect(bottom).toEqual({ ...across, y: near(symbol.y + symbol.height - 4 * UNIT) })
  expect(
    placed('code128', 'A').bars.every(({ height }) => height === placed('code128', 'A').symbol.height),
  ).toBe(true)
})

test.each([
  [12, 150],
  [100, 400],
])('of modules of %d the line is %d high and no more or less', (moduleWidth, fontSize) => {
  const { text } = placed('ean8', '96385074', { moduleWidth, width: 9_000 })
  const fitted = ((31 - 3) * placed('ean8', '96385074', { moduleWidth }).module.width) / (4 * 0.6)
  expect(text[0]?.fontSize).toEqual(near(Math.min(fontSize, fitted)))
})

test('a line that is longer than its bars is set smaller, by its characters', () => {
  const { text, symbol } = placed('code128c', '20261121', { moduleWidth: 12, width: 9_000 })
  expect(text[0]?.fontSize).toEqual(near(Math.min(150, symbol.width / (8 * 0.6))))
  const [long] = placed('qr', '😀'.repeat(40)).text
  expect(long?.fontSize).toEqual(near(placed('qr', '😀'.repeat(40)).symbol.width / (40 * 0.6)))
})

test('cells are in the middle of their box above their line, with the clear space of their symbology', () => {
  const { symbol, quiet, bars, needed, modules } = placed('qr', 'HX', { width: 3_000, height: 3_000 })
  const side = 21 * UNIT
  const line = 9 * UNIT * 1.1
  expect(symbol).toEqual({
    ...{ x: near((3_000 - side) / 2), y: near((3_000 - line - side) / 2) },
    ...{ width: near(side), height: near(side) },
  })
  expect(quiet).toEqual({
    ...{ x: near(symbol.x - 4 * UNIT), y: near(symbol.y - 4 * UNIT) },
    ...{ width: near(29 * UNIT), height: near(29 * UNIT) },
  })
  expect(needed).toEqual({ width: near(29 * UNIT), height: near(29 * UNIT + line) })
  // Of the first row: the finders on both sides are seven cells in one piece.
  const first = bars.filter(({ y }) => Math.abs(y - symbol.y) < 1e-6)
  expect(first[0]).toMatchObject({ x: near(symbol.x), width: near(7 * UNIT), height: near(UNIT) })
  expect(first.at(-1)).toMatchObject({ x: near(symbol.x + 14 * UNIT), width: near(7 * UNIT) })
  const dark = modules.kind === 'matrix' ? modules.cells.reduce((sum, cell) => sum + cell, 0) : 0
  expect(Math.round(bars.reduce((sum, { width }) => sum + width / UNIT, 0))).toBe(dark)
})

test('a symbol that is too large for its box begins after its clear space and hangs over', () => {
  const { symbol, text } = placed('qr', 'HX', { width: 300, height: 300 })
  expect(symbol.y).toEqual(near(4 * UNIT))
  expect(symbol.x).toEqual(near((300 - 21 * UNIT) / 2))
  expect(text[0]?.y).toEqual(near(29 * UNIT))
  expect(placed('ean13', '6901234567892', { height: 100 }).symbol.height).toBe(0)
})

test('rows of a PDF417 are three modules high', () => {
  const { symbol, bars, modules } = placed('pdf417', 'HX', { showsText: false })
  if (modules.kind !== 'matrix') throw new Error('PDF417 is made of cells')
  expect(symbol.height).toEqual(near(modules.rows * 3 * UNIT))
  expect(bars[0]?.height).toEqual(near(3 * UNIT))
})
