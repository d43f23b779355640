import type { FontFace } from '../../fonts/font-metrics.ts'
import { PACKED_SLICES } from './font-slices.gen.ts'
import { moreSlices, type PackedSlices, slicesRuns } from './more-slices.ts'

const tables = new Map<FontFace, PackedSlices>([
  ['latin', PACKED_SLICES.latin],
  ['chinese', PACKED_SLICES.chinese],
])
const files = new Map<FontFace, Map<number, string>>()

/**
 * Has the table of a face there; must be done before `sliceOf` is asked about it.
 * @throws {Error} when it cannot be fetched.
 */
export async function openFace(face: FontFace): Promise<void> {
  if (!tables.has(face)) tables.set(face, await moreSlices(face))
}

/** Whether the table of a face is there. */
export const isOpen = (face: FontFace): boolean => tables.has(face)

function unpack(face: FontFace): Map<number, string> {
  const table = tables.get(face)
  if (!table) throw new Error(`the table of ${face} was not opened`)
  const fileOf = new Map<number, string>()
  for (const [file, packed] of table) {
    for (const [from, to] of slicesRuns(packed)) {
      for (let code = from; code <= to; code++) fileOf.set(code, file)
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
