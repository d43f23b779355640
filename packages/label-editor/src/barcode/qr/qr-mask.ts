import type { QrGrid } from './qr-grid.ts'

/** Conditions of the eight masks, ISO/IEC 18004 table 10. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]
export const MASK_COUNT = MASKS.length

/** A copy with the free cells turned where the mask says so. */
export function masked(grid: QrGrid, mask: number): QrGrid {
  const turns = MASKS[mask]
  const cells = grid.cells.map((cell, at) =>
    !grid.isFixed[at] && turns?.(at % grid.size, Math.floor(at / grid.size)) ? 1 - cell : cell,
  )
  return { ...grid, cells }
}

/** Lengths of the runs of one line, reused: judging masks is the slow part of drawing a symbol. */
const runs = new Int16Array(180)

/** Penalty of one row or column: runs of five and more, and patterns that look like a finder. */
function linePenalty(cells: Uint8Array, start: number, step: number, size: number): number {
  let penalty = 0
  let count = 0
  for (let at = 0, run = 0; at < size; at++) {
    run++
    const place = start + at * step
    if (at + 1 < size && cells[place + step] === cells[place]) continue
    if (run >= 5) penalty += run - 2
    runs[count++] = run
    run = 0
  }
  const firstDark = cells[start] === 1 ? 0 : 1
  for (let at = firstDark; at + 4 < count; at += 2) {
    const one = runs[at] ?? 0
    const isFinder =
      runs[at + 1] === one && runs[at + 2] === one * 3 && runs[at + 3] === one && runs[at + 4] === one
    if (!isFinder) continue
    const isAtEdge = at === firstDark || at + 6 >= count
    if (isAtEdge || (runs[at - 1] ?? 0) >= 4 || (runs[at + 5] ?? 0) >= 4) penalty += 40
  }
  return penalty
}

/** How hard a symbol is to read, ISO/IEC 18004 7.8.3; lower is better. */
export function penaltyOf({ size, cells }: QrGrid): number {
  let penalty = 0
  let dark = 0
  for (let y = 0; y < size; y++) {
    penalty += linePenalty(cells, y * size, 1, size) + linePenalty(cells, y, size, size)
    for (let x = 0; x < size; x++) {
      const at = y * size + x
      const cell = cells[at] ?? 0
      dark += cell
      if (x === 0 || y === 0) continue
      if (cells[at - 1] === cell && cells[at - size] === cell && cells[at - size - 1] === cell) penalty += 3
    }
  }
  const percent = (dark * 100) / (size * size)
  return penalty + Math.floor(Math.abs(percent - 50) / 5) * 10
}
