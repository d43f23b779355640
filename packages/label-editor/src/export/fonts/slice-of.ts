import type { FontFace } from '../../fonts/font-metrics.ts'
import { PACKED_SLICES } from './font-slices.gen.ts'

const files = new Map<FontFace, Map<number, string>>()

/** What the generator packed: `gap.length` of runs of code points, base 36, an empty length is 1. */
function unpack(face: FontFace): Map<number, string> {
  const fileOf = new Map<number, string>()
  for (const [file, packed] of PACKED_SLICES[face]) {
    let end = 0
    for (const run of packed.split(' ')) {
      const [gap = '', length = '1'] = run.split('.')
      const start = end + Number.parseInt(gap, 36)
      end = start + Number.parseInt(length, 36)
      for (let code = start; code < end; code++) fileOf.set(code, file)
    }
  }
  return fileOf
}

/** Name of the slice file that holds a character of a face; null when none does. */
export function sliceOf(code: number, face: FontFace): string | null {
  const known = files.get(face) ?? unpack(face)
  files.set(face, known)
  return known.get(code) ?? null
}
