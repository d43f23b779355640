import { expect, test } from 'vitest'
import { readPicture } from './licence-picture.ts'

const JPEG = [0xff, 0xd8, 0xff]
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const read = (bytes: number[], length = bytes.length) => {
  const buffer = Buffer.alloc(length)
  buffer.set(bytes)
  return readPicture(buffer.toString('base64'))
}

test('a picture is told by its first bytes, and comes back as it was', () => {
  expect(read([...JPEG, 7])).toEqual({ type: 'image/jpeg', bytes: Buffer.from([...JPEG, 7]) })
  expect(read([...PNG, 7])).toEqual({ type: 'image/png', bytes: Buffer.from([...PNG, 7]) })
  expect(read(JPEG)?.type).toBe('image/jpeg')
})

test('another file is none, and neither is a beginning alone', () => {
  expect(readPicture('')).toBeUndefined()
  expect(read([0xff, 0xd8])).toBeUndefined()
  expect(read([...Buffer.from('<svg/>')])).toBeUndefined()
  for (const [at] of PNG.entries()) expect(read(PNG.map((byte, i) => (i === at ? 0 : byte)))).toBeUndefined()
  for (const [at] of JPEG.entries())
    expect(read(JPEG.map((byte, i) => (i === at ? 0 : byte)))).toBeUndefined()
})

test('a picture has at most 600,000 bytes', () => {
  expect(read(JPEG, 600_000)?.bytes).toHaveLength(600_000)
  expect(read(JPEG, 600_001)).toBeUndefined()
})
