import type { MatrixModules } from '../modules.ts'
import { binaryField } from '../reed-solomon/binary-field.ts'
import { dataCodewords, type Message } from './data-codewords.ts'
import { placeCodewords } from './place-codewords.ts'
import type { SymbolSize } from './symbol-sizes.ts'

const FIELD = binaryField(0x12d)

/** Says that bytes above 127 are UTF-8: extended channel 26. */
export const UTF_8_CHANNEL: readonly number[] = [241, 27]

const MACRO_HEAD = [...'[)>\u001e0'].map((character) => character.charCodeAt(0))
const MACRO_TAIL = [0x1e, 0x04]
const GROUP_SEPARATOR = 0x1d

/**
 * A message in the envelope of ISO/IEC 15434 formats 05 and 06: one codeword says head and tail, and a reader writes
 * them out again, ISO/IEC 16022 5.2.4.7. Any other message stays as it is.
 */
export function withMacro(codes: readonly number[]): Message {
  const [format, separator] = codes.slice(MACRO_HEAD.length)
  const isHead = MACRO_HEAD.every((code, at) => codes[at] === code) && separator === GROUP_SEPARATOR
  const isTail = MACRO_TAIL.every((code, at) => codes[codes.length - MACRO_TAIL.length + at] === code)
  const macro = format === 0x35 ? 236 : format === 0x36 ? 237 : null
  if (!isHead || !isTail || macro === null || codes.length < MACRO_HEAD.length + 4)
    return { codes, prefix: [] }
  return { codes: codes.slice(MACRO_HEAD.length + 2, -MACRO_TAIL.length), prefix: [macro] }
}

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
  const coded = dataCodewords(prefix.length > 0 ? { codes, prefix } : withMacro(codes))
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
