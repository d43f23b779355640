import type { MatrixModules } from '../modules.ts'
import { binaryField } from '../reed-solomon/binary-field.ts'
import { dataCodewords } from './data-codewords.ts'
import { placeCodewords } from './place-codewords.ts'
import type { SymbolSize } from './symbol-sizes.ts'

const FIELD = binaryField(0x12d)

/** Says that bytes above 127 are UTF-8: extended channel 26. */
export const UTF_8_CHANNEL: readonly number[] = [241, 27]

/** Error correction codewords of all blocks, interleaved; the largest symbol starts with its two short blocks. */
export function correctionCodewords(
  data: readonly number[],
  { blocks, correction, side }: SymbolSize,
): number[] {
  const each = correction / blocks
  const remainders = Array.from({ length: blocks }, (_, block) =>
    FIELD.remainder(
      data.filter((_, at) => at % blocks === block),
      each,
      1,
    ),
  )
  const ordered = side === 144 ? [...remainders.slice(8), ...remainders.slice(0, 8)] : remainders
  return Array.from({ length: each }, (_, at) => ordered.map((block) => block[at] ?? 0)).flat()
}

function withFinders(mapping: Uint8Array, { side, regions, regionSide }: SymbolSize): Uint8Array {
  const cells = new Uint8Array(side * side)
  const inner = regions * regionSide
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [inY, inX] = [y % (regionSide + 2), x % (regionSide + 2)]
      const isSolid = inX === 0 || inY === regionSide + 1
      const isDashed = (inY === 0 && inX % 2 === 0) || (inX === regionSide + 1 && inY % 2 === 1)
      const isFinder = isSolid || inY === 0 || inX === regionSide + 1
      const [row, column] = [
        y - 1 - 2 * Math.floor(y / (regionSide + 2)),
        x - 1 - 2 * Math.floor(x / (regionSide + 2)),
      ]
      const dark = isFinder ? isSolid || isDashed : mapping[row * inner + column] === 1
      cells[y * side + x] = dark ? 1 : 0
    }
  }
  return cells
}

/**
 * A square Data Matrix symbol ECC 200 of the smallest size, ISO/IEC 16022; null when the codes are too many.
 *
 * @param codes Bytes, or FNC1.
 */
export function encodeDataMatrix(
  codes: readonly number[],
  prefix: readonly number[] = [],
): MatrixModules | null {
  const coded = dataCodewords({ codes, prefix })
  if (!coded) return null
  const { size, data } = coded
  const mapping = placeCodewords(
    [...data, ...correctionCodewords(data, size)],
    size.regions * size.regionSide,
  )
  return {
    kind: 'matrix',
    columns: size.side,
    rows: size.side,
    cells: withFinders(mapping, size),
    rowHeight: 1,
    quiet: { left: 1, right: 1, top: 1, bottom: 1 },
  }
}
