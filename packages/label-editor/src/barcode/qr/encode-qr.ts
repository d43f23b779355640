import type { MatrixModules } from '../modules.ts'
import type { QrLevel } from './qr-capacity.ts'
import { qrCodewords, qrData } from './qr-codewords.ts'
import { emptyGrid, putCodewords, putFormat } from './qr-grid.ts'
import { MASK_COUNT, masked, penaltyOf } from './qr-mask.ts'

const LEVEL_BITS: Record<QrLevel, number> = { L: 1, M: 0, Q: 3, H: 2 }

/**
 * A QR symbol of the smallest version, ISO/IEC 18004; null when the bytes are too many.
 *
 * @param only The mask to take instead of the one that reads best.
 */
export function encodeQr(bytes: readonly number[], level: QrLevel, only?: number): MatrixModules | null {
  const coded = qrData(bytes, level)
  if (!coded) return null
  const grid = emptyGrid(coded.version)
  putCodewords(grid, qrCodewords(coded.data, coded.version, level))
  const masks = only === undefined ? Array.from({ length: MASK_COUNT }, (_, mask) => mask) : [only]
  const drawn = masks.map((mask) => {
    const symbol = masked(grid, mask)
    return { symbol, mask, penalty: masks.length === 1 ? 0 : penaltyOf(symbol) }
  })
  const { symbol, mask } = drawn.reduce((best, next) => (next.penalty < best.penalty ? next : best))
  putFormat(symbol, coded.version, LEVEL_BITS[level], mask)
  return {
    kind: 'matrix',
    columns: symbol.size,
    rows: symbol.size,
    cells: symbol.cells,
    rowHeight: 1,
    quiet: { left: 4, right: 4, top: 4, bottom: 4 },
  }
}
