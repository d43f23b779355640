import { PACKED_METRICS } from './font-metrics.gen.ts'

/**
 * `latin` is Noto Sans: Latin, Greek and Cyrillic with all accents; `chinese` is Noto Sans SC; `korean` (Noto Sans KR) and
 * `japanese` (Noto Sans JP) have what these two lack.
 */
export type FontFace = 'latin' | 'chinese' | 'korean' | 'japanese'

/** Faces whose files are fetched when a label needs them: no first load and no store for work offline holds them. */
export const ON_DEMAND: readonly FontFace[] = ['korean', 'japanese']

interface Runs {
  starts: number[]
  ends: number[]
  normal: number[]
  bold: number[]
}

/** What the generator packed: `gap.length.advance`, base 36; an empty length is 1, an empty advance 1000. */
function unpack(packed: string): Runs {
  const runs: Runs = { starts: [], ends: [], normal: [], bold: [] }
  let end = 0
  for (const run of packed.split(' ')) {
    const [gap = '', length = '', advance = ''] = run.split('.')
    const [normal = '', bold = normal] = advance.split(',')
    const start = end + Number.parseInt(gap || '0', 36)
    end = start + (length === '' ? 1 : Number.parseInt(length, 36))
    runs.starts.push(start)
    runs.ends.push(end)
    runs.normal.push(normal === '' ? 1000 : Number.parseInt(normal, 36))
    runs.bold.push(bold === '' ? 1000 : Number.parseInt(bold, 36))
  }
  return runs
}

const unpacked: Partial<Record<FontFace, Runs>> = {}

function runsOf(face: FontFace): Runs {
  const runs = unpacked[face] ?? unpack(PACKED_METRICS[face])
  unpacked[face] = runs
  return runs
}

/** Place of the run that holds a code point; -1 when the face has no such character. */
function find({ starts, ends }: Runs, code: number): number {
  let low = 0
  let high = starts.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    if (code < (starts[middle] ?? 0)) high = middle - 1
    else if (code >= (ends[middle] ?? 0)) low = middle + 1
    else return middle
  }
  return -1
}

/** How far a character advances, in thousandths of the em; null when the face does not have it. */
export function advanceOf(code: number, face: FontFace, isBold: boolean): number | null {
  const runs = runsOf(face)
  const at = find(runs, code)
  return at < 0 ? null : ((isBold ? runs.bold : runs.normal)[at] ?? null)
}

/** Quotation marks, dashes and dots that both faces have: wide beside Chinese, narrow beside Latin letters. */
const SHARED = new Set([...'‘’“”…—·‰′″※→←↑↓°×÷±'].map((character) => character.codePointAt(0)))

/**
 * The face a character is drawn in: Noto Sans for what it has, Noto Sans SC for the rest, the faces on demand for what
 * both lack; null when none has it.
 * @param before Face of the character before, which decides over marks that both scripts use.
 */
export function faceOf(code: number, before: FontFace | null): FontFace | null {
  const isChineseFirst = code >= 0x2e80 || (SHARED.has(code) && before === 'chinese')
  const always: FontFace[] = isChineseFirst ? ['chinese', 'latin'] : ['latin', 'chinese']
  return [...always, ...ON_DEMAND].find((face) => find(runsOf(face), code) >= 0) ?? null
}
