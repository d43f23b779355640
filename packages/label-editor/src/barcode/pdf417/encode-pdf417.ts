import type { MatrixModules } from '../modules.ts'
import { compact } from './compaction.ts'
import { correctionCodewords } from './correction.ts'
import { codewordModules } from './pdf417-patterns.ts'

const bits = (text: string) => [...text].map(Number)
const START = bits('11111111010101000')
const STOP = bits('111111101000101001')
const MOST_CODEWORDS = 928
const MOST_ROWS = 90
const PADDING = 900

/** Recommended levels, ISO/IEC 15438 annex E. */
const levelFor = (data: number) => (data <= 40 ? 2 : data <= 160 ? 3 : data <= 320 ? 4 : 5)
const highestLevel = (space: number) => Math.min(8, Math.floor(Math.log2(space)) - 1)

interface Layout {
  columns: number
  rows: number
  level: number
}

/** About as many columns as make a symbol of pleasant shape, and the correction that fills it best. */
function layoutOf(data: number): Layout | null {
  if (data > 926) return null
  const asked = Math.min(levelFor(data), highestLevel(MOST_CODEWORDS - 1 - data))
  const correction = 2 ** (asked + 1)
  const columns = Math.max(1, Math.round(Math.sqrt((data + correction) / 3)))
  const rows = Math.max(3, Math.ceil((data + correction + 1) / columns))
  if (columns > 30 || rows > MOST_ROWS) return null
  const level = Math.max(asked, highestLevel(columns * rows - 1 - data))
  return columns * rows - 2 ** (level + 1) > MOST_CODEWORDS ? null : { columns, rows, level }
}

/** Codewords left and right of a row that say the symbol's shape, ISO/IEC 15438 5.11.3. */
function indicators(row: number, { columns, rows, level }: Layout): [left: number, right: number] {
  const base = 30 * Math.floor(row / 3)
  const aboutRows = base + Math.floor((rows - 1) / 3)
  const aboutLevel = base + level * 3 + ((rows - 1) % 3)
  const aboutColumns = base + columns - 1
  const cluster = row % 3
  if (cluster === 0) return [aboutRows, aboutColumns]
  return cluster === 1 ? [aboutLevel, aboutRows] : [aboutColumns, aboutLevel]
}

/** Length, data, padding and correction. */
function allCodewords(data: readonly number[], { columns, rows, level }: Layout): number[] {
  const count = 2 ** (level + 1)
  const length = columns * rows - count
  const padded = [length, ...data, ...new Array<number>(length - 1 - data.length).fill(PADDING)]
  return [...padded, ...correctionCodewords(padded, count)]
}

/**
 * A PDF417 symbol, ISO/IEC 15438; null when the bytes are too many.
 *
 * @param channel Extended channel that says what the bytes mean; null for plain ASCII.
 */
export function encodePdf417(bytes: readonly number[], channel: number | null): MatrixModules | null {
  const data = compact(bytes, channel)
  const layout = layoutOf(data.length)
  if (!layout) return null
  const codewords = allCodewords(data, layout)
  const { columns, rows } = layout
  const cells = Array.from({ length: rows }, (_, row) => {
    const [left, right] = indicators(row, layout)
    const inner = codewords.slice(row * columns, row * columns + columns)
    return [...START, ...[left, ...inner, right].flatMap((word) => codewordModules(word, row % 3)), ...STOP]
  })
  return {
    kind: 'matrix',
    columns: cells[0]?.length ?? 0,
    rows,
    cells: Uint8Array.from(cells.flat()),
    rowHeight: 3,
    quiet: { left: 2, right: 2, top: 2, bottom: 2 },
  }
}
