const SUBMODES = ['alpha', 'lower', 'mixed', 'punctuation'] as const
type Submode = (typeof SUBMODES)[number]

/** Characters by their values, ISO/IEC 15438 table 5; a gap is a place that a latch or shift takes. */
const CHARACTERS: Record<Submode, string> = {
  alpha: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ ',
  lower: 'abcdefghijklmnopqrstuvwxyz ',
  mixed: '0123456789&\r\t,:#-.$/+%*=^\u0000 ',
  punctuation: ';<>@[\\]_`~!\r\t,:\n-.$/"|*()?{}\'',
}
/** Values that lead from a submode to another permanently. */
const LATCHES: Record<Submode, Record<Submode, readonly number[]>> = {
  alpha: { alpha: [], lower: [27], mixed: [28], punctuation: [28, 25] },
  lower: { alpha: [28, 28], lower: [], mixed: [28], punctuation: [28, 25] },
  mixed: { alpha: [28], lower: [27], mixed: [], punctuation: [25] },
  punctuation: { alpha: [29], lower: [29, 27], mixed: [29, 28], punctuation: [] },
}
const TO_PUNCTUATION = 29
const TO_ALPHA = 27

function valueIn(byte: number, submode: Submode): number | null {
  const at = byte === 0 ? -1 : CHARACTERS[submode].indexOf(String.fromCharCode(byte))
  return at < 0 ? null : at
}

/** Whether text compaction holds a byte. */
export const isText = (byte: number) => SUBMODES.some((submode) => valueIn(byte, submode) !== null)

/** Values and the end that a shift from one submode to another for one character costs; null when there is none. */
function shiftValue(from: Submode, to: Submode): number | null {
  if (to === 'punctuation' && from !== 'punctuation') return TO_PUNCTUATION
  return to === 'alpha' && from === 'lower' ? TO_ALPHA : null
}

interface Way {
  length: number
  last: { values: readonly number[]; before: Way['last'] } | null
}
type Ways = Partial<Record<Submode, Way>>

const longer = (way: Way, values: readonly number[]): Way =>
  values.length === 0 ? way : { length: way.length + values.length, last: { values, before: way.last } }

function offer(ways: Ways, submode: Submode, way: Way): boolean {
  if (way.length >= (ways[submode]?.length ?? Number.POSITIVE_INFINITY)) return false
  ways[submode] = way
  return true
}

function latched(ways: Ways): void {
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (const from of SUBMODES) {
      for (const to of SUBMODES) {
        const way = ways[from]
        if (way && from !== to) isBetter = offer(ways, to, longer(way, LATCHES[from][to])) || isBetter
      }
    }
  }
}

function withByte(ways: Ways, byte: number): Ways {
  const next: Ways = {}
  for (const submode of SUBMODES) {
    const value = valueIn(byte, submode)
    const way = ways[submode]
    if (value === null) continue
    if (way) offer(next, submode, longer(way, [value]))
    for (const stays of SUBMODES) {
      const shift = shiftValue(stays, submode)
      const from = ways[stays]
      if (shift !== null && from) offer(next, stays, longer(from, [shift, value]))
    }
  }
  return next
}

/** Codewords of text that starts in the alpha submode, the shortest. Every byte must be text. */
export function textCodewords(bytes: readonly number[]): number[] {
  let ways: Ways = { alpha: { length: 0, last: null } }
  for (const byte of bytes) {
    latched(ways)
    ways = withByte(ways, byte)
  }
  const ends = SUBMODES.flatMap((submode) => ways[submode] ?? [])
  const best = ends.reduce((found, way) => (way.length < found.length ? way : found))
  const values: number[] = []
  for (let step = best.last; step; step = step.before) values.unshift(...step.values)
  if (values.length % 2 === 1) values.push(TO_PUNCTUATION)
  return Array.from(
    { length: values.length / 2 },
    (_, at) => (values[at * 2] ?? 0) * 30 + (values[at * 2 + 1] ?? 0),
  )
}
