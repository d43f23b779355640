import { createCanvas } from '@napi-rs/canvas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureSize } from './picture-size.ts'

const canvas = createCanvas(123, 45)

test('the size of a picture is known from its first bytes', async () => {
  expect(pictureSize(await canvas.encode('png'))).toMatchObject({ width: 123, height: 45 })
  expect(pictureSize(await canvas.encode('jpeg'))).toMatchObject({ width: 123, height: 45 })
  expect(pictureSize(await canvas.encode('webp'))).toMatchObject({ width: 123, height: 45 })
})

test('any bytes answer a size or null', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 64 }),
      fc.constantFrom('', '\x89PNG', '\xff\xd8\xff', 'RIFF0000WEBPVP8L'),
      (rest, head) => {
        const bytes = Uint8Array.from([...[...head].map((character) => character.charCodeAt(0)), ...rest])
        const size = pictureSize(bytes)
        if (size) expect(size.width).toBeGreaterThanOrEqual(0)
      },
    ),
    { numRuns: 2_000, examples: [[Uint8Array.from([0xc0, 0, 0]), '\xff\xd8\xff']] },
  )
})
