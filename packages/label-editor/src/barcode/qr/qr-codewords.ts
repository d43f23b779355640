import { binaryField } from '../reed-solomon/binary-field.ts'
import { LAST_VERSION, type QrLevel, qrBlocks } from './qr-capacity.ts'
import { qrBits } from './qr-segments.ts'

const FIELD = binaryField(0x11d)

/** Data codewords with terminator and padding in the smallest version; null when no version holds them. */
export function qrData(bytes: readonly number[], level: QrLevel): { version: number; data: number[] } | null {
  let bits = ''
  for (let version = 1; version <= LAST_VERSION; version++) {
    if (version === 1 || version === 10 || version === 27) bits = qrBits(bytes, version)
    const space = qrBlocks(version, level).data * 8
    if (bits.length > space) continue
    const ended = bits + '0'.repeat(Math.min(4, space - bits.length))
    const data = (ended.match(/.{1,8}/g) ?? []).map((part) => Number.parseInt(part.padEnd(8, '0'), 2))
    for (let pad = 0xec; data.length < space / 8; pad ^= 0xec ^ 0x11) data.push(pad)
    return { version, data }
  }
  return null
}

/** Data and error correction of all blocks, interleaved as ISO/IEC 18004 7.6 says. */
export function qrCodewords(data: readonly number[], version: number, level: QrLevel): number[] {
  const { count, correction, total } = qrBlocks(version, level)
  const short = Math.floor(total / count) - correction
  const shortBlocks = count - (total % count)
  const blocks = Array.from({ length: count }, (_, at) => {
    const from = at * short + Math.max(0, at - shortBlocks)
    return data.slice(from, from + short + (at < shortBlocks ? 0 : 1))
  })
  const corrections = blocks.map((block) => FIELD.remainder(block, correction, 0))
  const columns = (rows: readonly (readonly number[])[], length: number) =>
    Array.from({ length }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat()
  return [...columns(blocks, short + 1), ...columns(corrections, correction)]
}
