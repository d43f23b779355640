import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newBarcode } from '../document/new-document.ts'
import { PRINTER_DPI } from '../units/length.ts'
import { BARCODE_FORMATS, formatRecord } from './barcode-format.ts'
import { barcodeVerdict } from './barcode-verdict.ts'
import { encodeBarcode } from './encode-barcode.ts'
import { leastModuleWidth, narrowestModule, printedModule } from './module-width.ts'
import { placeBarcode } from './place-barcode.ts'

test('every edge of every bar is a whole number of printer dots from the first', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...BARCODE_FORMATS),
      fc.constantFrom(...PRINTER_DPI),
      fc.integer({ min: 5, max: 100 }),
      fc.boolean(),
      (format, dpi, moduleWidth, showsText) => {
        const encoding = encodeBarcode(formatRecord(format).example, format)
        if (!encoding.ok) throw new Error(encoding.fault.message)
        const box = { width: 9000, height: 4000, moduleWidth, showsText, dpi }
        const { bars, symbol } = placeBarcode(encoding.modules, encoding.text, box)
        const edges = bars.flatMap((bar) => [bar.x - symbol.x, bar.x + bar.width - symbol.x])
        const dots = edges.map((edge) => (edge * dpi) / 2540)
        expect(dots.filter((count) => Math.abs(count - Math.round(count)) > 1e-6)).toEqual([])
      },
    ),
    { numRuns: 300 },
  )
})

test('a module is the nearest whole number of dots, and never none', () => {
  expect(printedModule(25, 203)).toEqual({ dots: 2, width: 5080 / 203 })
  expect(printedModule(1, 300).dots).toBe(1)
  expect(printedModule(33, 300).dots).toBe(4)
})

test('the least module of every format and printer is wide enough, and one dot less is not', () => {
  for (const format of BARCODE_FORMATS) {
    for (const dpi of PRINTER_DPI) {
      const { dots, width } = printedModule(leastModuleWidth(format, dpi), dpi)
      expect(width).toBeGreaterThanOrEqual(narrowestModule(format))
      expect((width * (dots - 1)) / dots).toBeLessThan(narrowestModule(format))
    }
  }
})

test('a sound barcode has no finding', () => {
  expect(barcodeVerdict(newBarcode('a'), 203)).toEqual([])
})

test('following the advice leaves nothing to say', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...BARCODE_FORMATS),
      fc.constantFrom(...PRINTER_DPI),
      fc.record({
        width: fc.integer({ min: 300, max: 8000 }),
        height: fc.integer({ min: 100, max: 4000 }),
        moduleWidth: fc.integer({ min: 5, max: 60 }),
      }),
      (format, dpi, size) => {
        let element = { ...newBarcode('a'), format, value: formatRecord(format).example, ...size }
        for (let step = 0; step < 6; step++) {
          const [finding] = barcodeVerdict(element, dpi)
          element = { ...element, ...finding?.fix?.changes }
        }
        expect(barcodeVerdict(element, dpi)).toEqual([])
      },
    ),
    { numRuns: 200 },
  )
})

test('a wrong digit comes first and with its cure', () => {
  const [finding] = barcodeVerdict({ ...newBarcode('a'), value: '6901234567893' }, 203)
  expect(finding).toEqual({
    level: 'error',
    message: 'EAN-13 校验位错误：末位应为 2',
    fix: { label: '改为 6901234567892', changes: { value: '6901234567892' } },
  })
})

test('a quiet zone cut off is a warning, a symbol cut off an error', () => {
  expect(barcodeVerdict({ ...newBarcode('a'), width: 2600 }, 203)[0]?.level).toBe('warning')
  expect(barcodeVerdict({ ...newBarcode('a'), width: 2000 }, 203)[0]?.level).toBe('error')
})
