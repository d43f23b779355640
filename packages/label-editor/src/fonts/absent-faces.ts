import type { FontFace } from './font-metrics.ts'

const absent = new Set<FontFace>()

/**
 * Whether the files of a face could not be loaded when they were last asked for. Layout continues with its widths; what is
 * written in it is told as not printable. Each worker knows for itself.
 */
export const isAbsent = (face: FontFace): boolean => absent.has(face)

export function setAbsent(face: FontFace, isGone: boolean): void {
  if (isGone) absent.add(face)
  else absent.delete(face)
}
