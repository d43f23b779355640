import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinBytes } from '../join-bytes.ts'
import { createBlobSink } from './blob-sink.ts'

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

test('what goes in piece by piece comes out as one, in order', async () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 40 }))
  await fc.assert(
    fc.asyncProperty(pieces, async (parts) => {
      const { sink, blob } = createBlobSink()
      for (const part of parts) sink(part)
      const whole = joinBytes(parts)
      expect([...whole]).toEqual(parts.flatMap((part) => [...part]))
      const file = blob('application/zip')
      expect(file.type).toBe('application/zip')
      expect(await bytesOf(file)).toEqual(whole)
    }),
  )
})

test('a file of several megabytes keeps its order where pieces leave the heap', async () => {
  const { sink, blob } = createBlobSink()
  const parts = [700_000, 700_000, 3, 1_500_000, 20].map((length, at) => new Uint8Array(length).fill(at + 1))
  for (const part of parts) sink(part)
  expect(Buffer.compare(await bytesOf(blob('')), joinBytes(parts))).toBe(0)
})
