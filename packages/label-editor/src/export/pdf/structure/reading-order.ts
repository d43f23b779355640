/** Where a piece of a label begins. */
export interface Begins {
  x: number
  y: number
}

/** Pieces whose tops differ by less than this are read from left to right, 1 mm. */
const SAME_LINE = 100

/** Pieces in the order in which people read a label: line by line from the top, each from the left. */
export function inReadingOrder<T extends Begins>(pieces: readonly T[]): T[] {
  const byTop = [...pieces].sort((a, b) => a.y - b.y)
  const lines: T[][] = []
  for (const piece of byTop) {
    const line = lines.at(-1)
    if (line && piece.y - (line[0]?.y ?? 0) < SAME_LINE) line.push(piece)
    else lines.push([piece])
  }
  return lines.flatMap((line) => line.sort((a, b) => a.x - b.x))
}
