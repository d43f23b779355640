import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Raster } from '../raster/png.ts'
import { graphicField } from './graphic-field.ts'
import { dotsOfField } from './unpack-graphic-field.ts'

/** Rasters with long runs, as labels have, and without. */
const rasters = fc
  .record({
    width: fc.integer({ min: 1, max: 900 }),
    height: fc.integer({ min: 1, max: 6 }),
    isNoise: fc.boolean(),
  })
  .chain(({ width, height, isNoise }) =>
    fc
      .array(fc.record({ length: fc.integer({ min: 1, max: isNoise ? 3 : 700 }), isInk: fc.boolean() }), {
        minLength: isNoise ? 300 : 1,
        maxLength: isNoise ? 600 : 12,
      })
      .map((runs): Raster => {
        const line = runs.flatMap(({ length, isInk }) => Array.from({ length }, () => (isInk ? 0 : 255)))
        const dots = Uint8Array.from({ length: width * height }, (_, at) => line[at % line.length] ?? 255)
        return { width, height, dots }
      }),
  )

test.each(['run-length', 'z64'] as const)(
  'a graphic field in %s holds the dots it was made of',
  async (packing) => {
    await fc.assert(
      fc.asyncProperty(rasters, async (raster) => {
        expect(dotsOfField(await graphicField(raster, packing), raster.width)).toEqual([...raster.dots])
      }),
      { numRuns: 60 },
    )
  },
)

test('rows that repeat or are empty cost one letter, full ones two', async () => {
  const dots = new Uint8Array(16 * 4).fill(255)
  dots.fill(0, 32, 64)
  expect(await graphicField({ width: 16, height: 4, dots }, 'run-length')).toBe('^GFA,8,8,2,,:JF:')
})

test('the check sum is the one of the programming guide', async () => {
  // CRC-16/XMODEM, whose check value over "123456789" is 31c3: here over what the field itself holds.
  const field = await graphicField({ width: 8, height: 1, dots: new Uint8Array(8) }, 'z64')
  const [, data = '', sum = ''] = /:Z64:([^:]*):(.{4})$/.exec(field) ?? []
  let crc = 0
  for (const byte of Buffer.from(data)) {
    for (let bit = 7; bit >= 0; bit--) {
      const isSet = ((crc >> 15) & 1) ^ ((byte >> bit) & 1)
      crc = ((crc << 1) & 0xffff) ^ (isSet ? 0x1021 : 0)
    }
  }
  expect(sum).toBe(crc.toString(16).padStart(4, '0'))
})
