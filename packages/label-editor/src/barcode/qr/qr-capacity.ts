/** Share of the symbol that may be destroyed: about 7, 15, 25 and 30 %. */
const QR_LEVELS = ['L', 'M', 'Q', 'H'] as const
export type QrLevel = (typeof QR_LEVELS)[number]

export const LAST_VERSION = 40

const numbers = (line: string) => line.split(' ').map(Number)

/** Error correction codewords of each block by version from 1, ISO/IEC 18004 table 9. */
const CORRECTION: Record<QrLevel, number[]> = {
  L: numbers(
    '7 10 15 20 26 18 20 24 30 18 20 24 26 30 22 24 28 30 28 28 28 28 30 30 26 28 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
  ),
  M: numbers(
    '10 16 26 18 24 16 18 22 22 26 30 22 22 24 24 28 28 26 26 26 26 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28 28',
  ),
  Q: numbers(
    '13 22 18 26 18 24 18 22 20 24 28 26 24 20 30 24 28 28 26 30 28 30 30 30 30 28 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
  ),
  H: numbers(
    '17 28 22 16 22 28 26 26 24 28 24 28 22 24 24 30 28 28 26 28 30 24 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30 30',
  ),
}

/** Blocks by version from 1, ISO/IEC 18004 table 9. */
const BLOCKS: Record<QrLevel, number[]> = {
  L: numbers(
    '1 1 1 1 1 2 2 2 2 4 4 4 4 4 6 6 6 6 7 8 8 9 9 10 12 12 12 13 14 15 16 17 18 19 19 20 21 22 24 25',
  ),
  M: numbers(
    '1 1 1 2 2 4 4 4 5 5 5 8 9 9 10 10 11 13 14 16 17 17 18 20 21 23 25 26 28 29 31 33 35 37 38 40 43 45 47 49',
  ),
  Q: numbers(
    '1 1 2 2 4 4 6 6 8 8 8 10 12 16 12 17 16 18 21 20 23 23 25 27 29 34 34 35 38 40 43 45 48 51 53 56 59 62 65 68',
  ),
  H: numbers(
    '1 1 2 4 4 4 5 6 8 8 11 11 16 16 18 16 19 21 25 25 25 34 30 32 35 37 40 42 45 48 51 54 57 60 63 66 70 74 77 81',
  ),
}

export const qrSize = (version: number) => 17 + version * 4

/** Centres of the alignment patterns along each side. */
export function alignmentCentres(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  const last = qrSize(version) - 7
  return [6, ...Array.from({ length: count - 1 }, (_, at) => last - (count - 2 - at) * step)]
}

/** Cells that are free for codewords. */
function dataCells(version: number): number {
  const centres = alignmentCentres(version).length
  const alignment = centres === 0 ? 0 : (25 * centres - 10) * centres - 55
  return (16 * version + 128) * version + 64 - alignment - (version >= 7 ? 36 : 0)
}

interface QrBlocks {
  count: number
  correction: number
  /** Codewords of the symbol that carry data. */
  data: number
  /** All codewords of the symbol. */
  total: number
}

export function qrBlocks(version: number, level: QrLevel): QrBlocks {
  const count = BLOCKS[level][version - 1] ?? 0
  const correction = CORRECTION[level][version - 1] ?? 0
  const total = Math.floor(dataCells(version) / 8)
  return { count, correction, total, data: total - count * correction }
}
