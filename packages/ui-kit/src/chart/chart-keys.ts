/** What a key asks of a chart: read a point (null stops reading), or show a range (null shows all). */
type ChartAct =
  | { readonly kind: 'read'; readonly index: number | null }
  | { readonly kind: 'zoom'; readonly range: readonly [number, number] | null }

type ChartKeyState = {
  /** Index of the point being read, or null. */
  readonly reading: number | null
  /** Index of the last point; below 0 there is nothing to read. */
  readonly last: number
  /** How many points the plot shows now. */
  readonly shown: number
}

/** Points a zoom leaves on the screen at least: a line has two ends, and one between them. */
const FEWEST = 3

/** The keyboard of a chart: arrows, Home and End read; `+` halves what is shown, `-` doubles it, `0` shows all. */
export function chartAct(key: string, { reading, last, shown }: ChartKeyState): ChartAct | null {
  if (last < 0) return null
  const read = (index: number | null): ChartAct => ({ kind: 'read', index })
  const around = (points: number): ChartAct => {
    if (points > last) return { kind: 'zoom', range: null }
    const middle = (reading ?? last) - Math.floor(points / 2)
    const from = Math.max(0, Math.min(last + 1 - points, middle))
    return { kind: 'zoom', range: [from, from + points - 1] }
  }
  switch (key) {
    case 'ArrowLeft':
      return read(reading === null ? last : Math.max(0, reading - 1))
    case 'ArrowRight':
      return read(reading === null ? 0 : Math.min(last, reading + 1))
    case 'Home':
      return read(0)
    case 'End':
      return read(last)
    case 'Escape':
      return read(null)
    case '+':
    case '=':
      return around(Math.max(FEWEST, Math.ceil(shown / 2)))
    case '-':
      return around(Math.max(FEWEST, shown * 2))
    case '0':
      return { kind: 'zoom', range: null }
    default:
      return null
  }
}
