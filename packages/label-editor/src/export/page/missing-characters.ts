import { faceOf } from '../../fonts/font-metrics.ts'
import type { ExportPart } from './export-page.ts'

/** What is never drawn: line breaks, blanks, and marks that only change their neighbour. */
const UNDRAWN = /^(?:\s|\p{M}|\u200d|\ufe0e|\ufe0f)/u

/** Characters of the texts of a page that no font has, each once. */
export function missingCharacters(parts: readonly ExportPart[]): string[] {
  const missing = new Set<string>()
  for (const { blocks } of parts) {
    for (const { reading } of blocks) {
      if (reading?.role !== 'text') continue
      for (const character of reading.text) {
        if (UNDRAWN.test(character)) continue
        if (faceOf(character.codePointAt(0) ?? 0, null) === null) missing.add(character)
      }
    }
  }
  return [...missing]
}
