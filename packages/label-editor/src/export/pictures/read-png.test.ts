import fc from 'fast-check'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { PictureError } from './picture-error.ts'
import { readPicture } from './read-picture.ts'
import { readPng } from './read-png.ts'

const size = fc.integer({ min: 1, max: 19 })

/** Kinds of PNG that another program writes: grey, colour, with opacity. */
const KINDS = [
  { colorType: 0, inputHasAlpha: false },
  { colorType: 2, inputHasAlpha: false },
  { colorType: 4, inputHasAlpha: true },
  { colorType: 6, inputHasAlpha: true },
] as const

test.each(KINDS)('a picture that another program wrote is read dot by dot: %o', ({ colorType }) => {
  fc.assert(
    fc.property(size, size, fc.integer(), (width, height, seed) => {
      const png = new PNG({ width, height })
      let value = Math.abs(seed) + 1
      for (let at = 0; at < png.data.length; at++) {
        value = (value * 48_271) % 2_147_483_647
        png.data[at] = value % 256
      }
      const isGrey = colorType === 0 || colorType === 4
      const hasOpacity = colorType === 4 || colorType === 6
      for (let at = 0; at < png.data.length; at += 4) {
        if (isGrey) png.data[at + 1] = png.data[at + 2] = png.data[at] ?? 0
        if (!hasOpacity) png.data[at + 3] = 255
      }
      const bytes = PNG.sync.write(png, { colorType, inputColorType: 6 })
      const read = readPng(new Uint8Array(bytes))
      const theirs = PNG.sync.read(bytes)
      expect([read.width, read.height]).toEqual([width, height])
      expect([...read.data]).toEqual([...theirs.data])
    }),
    { numRuns: 20 },
  )
})

test('interlaced pictures are put together', () => {
  // Eight by eight dots of grey in the seven passes of Adam7: each dot is as bright as its place.
  const interlaced =
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAAGWY9HBAAAAWklEQVR4nAFPALD/AAAADABgbAAGEgBmcgAwNjxCAJCWnKIAAwkPFQAzOT9FAGNpb3UAk5mfpQAYGx4hJCcqLQBIS05RVFdaXQB4e36BhIeKjQCoq66xtLe6vcqpF6EkFWNBAAAAAElFTkSuQmCC'
  const { data } = readPng(Uint8Array.from(atob(interlaced), (character) => character.charCodeAt(0)))
  const bright = Array.from({ length: 64 }, (_, dot) => data[dot * 4])
  expect(bright).toEqual(Array.from({ length: 64 }, (_, dot) => dot * 3))
})

test('what is no picture is refused in words, and so is WebP where no browser is', async () => {
  const broken = { source: `data:image/png;base64,${btoa('no picture')}` }
  await expect(readPicture(broken)).rejects.toThrow(/已损坏/)
  await expect(readPicture({ source: 'https://example.com/a.png' })).rejects.toBeInstanceOf(PictureError)
  await expect(readPicture({ source: `data:image/webp;base64,${btoa('RIFF')}` })).rejects.toThrow(/WebP/)
})

test('cut off and altered pictures end in an error, never in a hang', () => {
  const png = new PNG({ width: 20, height: 20 })
  png.data.fill(90)
  const bytes = new Uint8Array(PNG.sync.write(png))
  fc.assert(
    fc.property(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 255 }), fc.boolean(), (at, value, isCut) => {
      const broken = isCut
        ? bytes.slice(0, at)
        : Uint8Array.from(bytes, (byte, index) => (index === at ? value : byte))
      try {
        expect(readPng(broken).data.length).toBeGreaterThan(0)
      } catch (error) {
        expect(error).toBeInstanceOf(Error)
      }
    }),
    { numRuns: Number(process.env['MUTANTS'] ?? 200) },
  )
})
