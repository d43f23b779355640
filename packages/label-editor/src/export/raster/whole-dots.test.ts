import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BARCODE_FORMATS, formatRecord } from '../../barcode/barcode-format.ts'
import { encodeBarcode } from '../../barcode/encode-barcode.ts'
import type { LabelElement } from '../../document/element.ts'
import { newBarcode, newShape } from '../../document/new-document.ts'
import { PRINTER_DPI, type PrinterDpi } from '../../units/length.ts'
import { pageOf } from '../page/page-of.fixture.ts'
import type { Raster } from './png.ts'
import { rasterPage } from './raster-page.ts'

/** No font is needed: these labels have no letters. */
const sources = { fonts: { outline: () => null }, pictures: new Map() }

function printed(elements: readonly LabelElement[], dpi: PrinterDpi, isOneBit = true): Raster {
  const page = pageOf([elements, { width: 7_000, height: 7_000 }], { dpi })
  return rasterPage(page, { dpi, isOneBit }, sources)
}

/** Lengths of the stretches of ink and paper along a line of dots, paper at the ends left out. */
function stretches({ dots, width, height }: Raster, isDown: boolean, at: number): number[] {
  const line = Array.from({ length: isDown ? height : width }, (_, step) =>
    isDown ? (dots[step * width + at] ?? 255) : (dots[at * width + step] ?? 255),
  )
  expect(line.every((dot) => dot === 0 || dot === 255)).toBe(true)
  const marks = line.map((dot) => (dot === 0 ? '1' : '0')).join('')
  return [...marks.replace(/^0+|0+$/g, '').matchAll(/1+|0+/g)].map(([run]) => run.length)
}

const bars = BARCODE_FORMATS.filter((format) => {
  const made = encodeBarcode(formatRecord(format).example, format)
  return made.ok && made.modules.kind === 'linear'
})

test('a bar of n dots is n dots: every symbology, resolution, place and quarter turn, in one bit and in greys', () => {
  fc.assert(
    fc.property(
      fc.record({
        format: fc.constantFrom(...bars),
        dpi: fc.constantFrom(...PRINTER_DPI),
        rotation: fc.constantFrom(0, 90, 180, 270),
        x: fc.integer({ min: 300, max: 900 }),
        y: fc.integer({ min: 2_900, max: 3_400 }),
        moduleWidth: fc.integer({ min: 19, max: 24 }),
        isOneBit: fc.boolean(),
      }),
      ({ format, dpi, rotation, x, y, moduleWidth, isOneBit }) => {
        const value = formatRecord(format).example
        const element = {
          ...newBarcode('b', value),
          format,
          x,
          y,
          moduleWidth,
          rotation,
          width: 6_000,
          height: 1_000,
        }
        const encoding = encodeBarcode(value, format)
        if (!encoding.ok || encoding.modules.kind !== 'linear') throw new Error(`${format} is made of bars`)
        const dots = Math.max(1, Math.round((moduleWidth * dpi) / 2_540))
        const raster = printed([{ ...element, showsText: false }], dpi, isOneBit)
        const isDown = rotation === 90 || rotation === 270
        const middle = Math.round(((isDown ? x + 3_000 : y + 500) * dpi) / 2_540)
        const widths = encoding.modules.widths.map((width) => width * dots)
        const isBackwards = rotation === 180 || rotation === 270
        expect(stretches(raster, isDown, middle)).toEqual(isBackwards ? widths.reverse() : widths)
      },
    ),
    { numRuns: 60 },
  )
})

test.each([203, 300, 600] as const)(
  'thin lines neither vanish nor change their thickness at %i dpi',
  (dpi) => {
    const lines = Array.from({ length: 12 }, (_, at) => ({
      ...newShape(`l${at}`, 'line'),
      x: 500,
      y: 300 + at * 507,
      width: 5_000,
      strokeWidth: 10,
    }))
    const thick = Math.max(1, Math.round((10 * dpi) / 2_540))
    const runs = stretches(printed(lines, dpi), true, Math.round((3_000 * dpi) / 2_540))
    expect(runs.filter((_, at) => at % 2 === 0)).toEqual(lines.map(() => thick))
  },
)

test('a frame along the edge of the label is whole', () => {
  const frame = { ...newShape('f', 'rectangle'), x: 0, y: 0, width: 7_000, height: 7_000, strokeWidth: 10 }
  const { dots, width, height } = printed([frame], 203)
  for (let x = 0; x < width; x++) expect([dots[x], dots[(height - 1) * width + x]]).toEqual([0, 0])
  for (let y = 0; y < height; y++) expect([dots[y * width], dots[y * width + width - 1]]).toEqual([0, 0])
})

test('an unprintable size is refused with a way out', () => {
  expect(() =>
    rasterPage(
      { width: 100_000, height: 100_000, parts: [] } as never,
      { dpi: 600, isOneBit: true },
      { ...sources },
    ),
  ).toThrow(/降低分辨率/)
})
