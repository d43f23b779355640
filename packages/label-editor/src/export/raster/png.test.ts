import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodePng, type Raster } from './png.ts'

/** The parts of a PNG file, their check sums left to the programs that read it in the journeys. */
function partsOf(png: Uint8Array): Map<string, Buffer> {
  const file = Buffer.from(png)
  expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  const parts = new Map<string, Buffer>()
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at)
    parts.set(file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return parts
}

/** The dots of a PNG file, by the rules of ISO/IEC 15948 9. */
function dotsOf(png: Uint8Array): number[] {
  const parts = partsOf(png)
  const head = parts.get('IHDR') as Buffer
  const [width, height, bits] = [head.readUInt32BE(0), head.readUInt32BE(4), head.readUInt8(8)]
  const rows = inflateSync(parts.get('IDAT') as Buffer)
  const bytesPerRow = Math.ceil((width * bits) / 8)
  const dots: number[] = []
  let above = new Uint8Array(bytesPerRow)
  for (let y = 0; y < height; y++) {
    const at = y * (bytesPerRow + 1)
    const filter = rows[at]
    const row = Uint8Array.from(rows.subarray(at + 1, at + 1 + bytesPerRow), (byte, x) =>
      filter === 2 ? byte + (above[x] ?? 0) : byte,
    )
    for (let x = 0; x < width; x++) {
      dots.push(bits === 8 ? (row[x] ?? 0) : ((row[x >> 3] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0)
    }
    above = row
  }
  return dots
}

const rasters = (levels: fc.Arbitrary<number>) =>
  fc
    .record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 20 }) })
    .chain(({ width, height }) =>
      fc
        .array(levels, { minLength: width * height, maxLength: width * height })
        .map((dots): Raster => ({ width, height, dots: Uint8Array.from(dots) })),
    )

test('what is written is read back dot by dot, in greys and in one bit', async () => {
  await fc.assert(
    fc.asyncProperty(rasters(fc.integer({ min: 0, max: 255 })), async (raster) => {
      expect(dotsOf(await encodePng(raster, { bits: 8, dpi: 203 }))).toEqual([...raster.dots])
    }),
    { numRuns: 30 },
  )
  await fc.assert(
    fc.asyncProperty(rasters(fc.constantFrom(0, 255)), async (raster) => {
      expect(dotsOf(await encodePng(raster, { bits: 1, dpi: 203 }))).toEqual([...raster.dots])
    }),
    { numRuns: 30 },
  )
})

test.each([
  [203, 7_992],
  [300, 11_811],
  [600, 23_622],
])('at %i dpi the file says %i dots a metre', async (dpi, perMetre) => {
  const png = await encodePng({ width: 1, height: 1, dots: new Uint8Array([0]) }, { bits: 1, dpi })
  const size = partsOf(png).get('pHYs') as Buffer
  expect([size.readUInt32BE(0), size.readUInt32BE(4), size.readUInt8(8)]).toEqual([perMetre, perMetre, 1])
})

test('paper is clear only where it is asked for', async () => {
  const raster = { width: 2, height: 1, dots: new Uint8Array([0, 255]) }
  expect(partsOf(await encodePng(raster, { bits: 1, dpi: 203 })).has('tRNS')).toBe(false)
  const clear = partsOf(await encodePng(raster, { bits: 1, dpi: 203, isPaperClear: true })).get('tRNS')
  expect([...(clear ?? [])]).toEqual([0, 1])
})
