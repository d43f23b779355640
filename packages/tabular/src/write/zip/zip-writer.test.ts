import { unzipSync, type ZipInputFile } from 'fflate'
import { expect, test } from 'vitest'
import { WRITE_LIMITS, WriteLimitError } from '../write-limits.ts'
import { deflatedEntry } from './deflated-entry.ts'
import { nativeEntry } from './native-entry.ts'
import { type ZipEntry, ZipWriter } from './zip-writer.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const collected = (time?: number) => {
  const pieces: Uint8Array[] = []
  const zip = new ZipWriter({
    onPiece: (piece) => pieces.push(piece),
    ...(time === undefined ? {} : { time }),
  })
  return { zip, pieces, bytes: () => new Uint8Array(Buffer.concat(pieces)) }
}

test('files that are stored piece by piece are read by another program', () => {
  const { zip, pieces, bytes } = collected(NOW)
  zip.store('甲-1.pdf', Uint8Array.of(1, 2, 3))
  expect(pieces.length).toBeGreaterThan(0)
  zip.store('b.pdf', new Uint8Array(70_000).fill(7))
  zip.store('empty.pdf', new Uint8Array())
  zip.end()
  const files = unzipSync(bytes())
  expect(Object.keys(files)).toEqual(['甲-1.pdf', 'b.pdf', 'empty.pdf'])
  expect([...(files['甲-1.pdf'] ?? [])]).toEqual([1, 2, 3])
  expect(Buffer.from(files['b.pdf'] ?? []).equals(Buffer.alloc(70_000, 7))).toBe(true)
  expect(files['empty.pdf']).toHaveLength(0)
})

test.each([
  ['the library', deflatedEntry],
  ['zlib of Node', nativeEntry],
])('files packed by %s come back whole', async (_, openEntry) => {
  const { zip, bytes } = collected()
  const content = new Uint8Array(300_000).map((__, at) => (at * at) % 251)
  zip.begin(openEntry('a/big.bin'))
  for (let at = 0; at < content.length; at += 7_000) await zip.write(content.subarray(at, at + 7_000))
  await zip.write(new Uint8Array(), true)
  zip.begin(openEntry('empty.bin'))
  await zip.write(new Uint8Array(), true)
  zip.store('stored.bin', content.subarray(0, 10))
  zip.end()
  const files = unzipSync(bytes())
  expect(Buffer.from(files['a/big.bin'] ?? []).equals(content)).toBe(true)
  expect(files['empty.bin']).toHaveLength(0)
  expect(files['stored.bin']).toEqual(content.subarray(0, 10))
})

test.each([0, Number.MAX_SAFE_INTEGER, -1e15, NOW])('a time of %i makes a zip', (time) => {
  const { zip, bytes } = collected(time)
  zip.store('a', Uint8Array.of(1))
  zip.end()
  expect(unzipSync(bytes())).toHaveProperty('a')
})

test('65,535 files fit, one more is refused: the format would forget it', () => {
  const { zip } = collected(NOW)
  const nothing = new Uint8Array()
  for (let at = 0; at < WRITE_LIMITS.zipFiles; at++) zip.store(`${at}`, nothing)
  const last = () => zip.store('last', nothing)
  expect(last).toThrow(WriteLimitError)
  expect(last).toThrow(/65535 个文件/)
})

/** A file that says it is so large: no test writes 4 GiB. */
function entryOf(size: number): ZipEntry {
  const entry: ZipEntry = {
    filename: 'huge',
    size: 0,
    crc: 0,
    compression: 0,
    push(bytes, isLast) {
      entry.size = size + bytes.length
      entry.ondata?.(null, bytes as Uint8Array<ArrayBuffer>, isLast)
    },
  }
  return entry
}

test('a file of 4 GiB less one byte fits, a longer one is refused before it is written', async () => {
  const { zip } = collected()
  zip.begin(entryOf(WRITE_LIMITS.zipBytes - 1))
  await zip.write(Uint8Array.of(1))
  await expect(zip.write(Uint8Array.of(2))).rejects.toThrow(/超过 4 GiB/)
})

test('a zip of 4 GiB is refused where it passes the limit', () => {
  let sizes = 0
  const zip = new ZipWriter({
    onPiece: ({ length }) => {
      sizes += length
    },
  })
  // Pieces that only say how long they are.
  const piece = Object.assign(new Uint8Array(), {})
  Object.defineProperty(piece, 'length', { value: 0x40_00_00_00 })
  const file: ZipInputFile = { filename: 'x', size: 0, crc: 0, compression: 0 }
  zip.begin(file as ZipEntry)
  const add = () => file.ondata?.(null, piece, false)
  for (let at = 0; at < 3; at++) add()
  expect(sizes).toBeGreaterThanOrEqual(3 * 0x40_00_00_00)
  expect(add).toThrow(/超过 4 GiB/)
})

test('files come one after the other', async () => {
  const { zip } = collected()
  zip.begin(deflatedEntry('a'))
  expect(() => zip.begin(deflatedEntry('b'))).toThrow('open')
  await zip.write(Uint8Array.of(1), true)
  await expect(zip.write(Uint8Array.of(1))).rejects.toThrow('open')
})
