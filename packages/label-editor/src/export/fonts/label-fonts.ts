import { isAbsent } from '../../fonts/absent-faces.ts'
import { advanceOf, type FontFace, ON_DEMAND } from '../../fonts/font-metrics.ts'
import type { ExportPart } from '../page/export-page.ts'
import { FontSlice } from './font-slice.ts'
import { AbsentFaceError, FontFileError, type FontSource } from './font-source.ts'
import type { GlyphOutline } from './glyph-outline.ts'
import { isMark, runCharacters } from './run-characters.ts'
import { isOpen, openFace, sliceOf } from './slice-of.ts'

/** Weights that `isBold` chooses between. */
const WEIGHTS = { normal: 400, bold: 700 } as const

/** The fonts that labels are drawn with, slice by slice as their characters are needed. */
export interface LabelFonts {
  /**
   * Fetches and opens the slices of all glyph runs in some parts of a page; quick when they are there.
   * @throws {FontFileError} when a slice cannot be loaded; one of a face that is known to be absent is left out.
   */
  prepare(parts: readonly ExportPart[]): Promise<void>
  /** The same for single characters. */
  prepareText(text: string, face: FontFace): Promise<void>
  /** Outline of a character whose slice is there; null when no slice has it. */
  outline(character: string, face: FontFace, isBold: boolean): GlyphOutline | null
}

/** Opens fonts over a source of files. What was opened is kept: a worker keeps one of these for all its jobs. */
export function createLabelFonts(source: FontSource): LabelFonts {
  const slices = new Map<string, FontSlice>()
  const opening = new Map<string, Promise<void>>()
  const outlines = new Map<string, GlyphOutline | null>()
  const prepared = new WeakSet<ExportPart>()
  const ready = new Map<FontFace, Set<string>>()

  async function open(file: string, face: FontFace): Promise<void> {
    const bytes = await source.load(file, face)
    try {
      slices.set(file, new FontSlice(bytes))
    } catch (cause) {
      throw new FontFileError(`字体文件 ${file} 已损坏，请刷新页面后重试`, { cause })
    }
  }

  function opened(file: string, face: FontFace): Promise<void> {
    const known = opening.get(file)
    if (known) return known
    // A file that could not be loaded is asked for again next time.
    const started = open(file, face).catch((error: unknown) => {
      opening.delete(file)
      throw error
    })
    opening.set(file, started)
    return started
  }

  function outline(character: string, face: FontFace, isBold: boolean): GlyphOutline | null {
    const key = `${face}${isBold ? 'b' : 'n'}${character}`
    const known = outlines.get(key)
    if (known !== undefined) return known
    if (isAbsent(face) && !isOpen(face)) return null
    const code = character.codePointAt(0) ?? 0
    const file = sliceOf(code, face)
    const slice = file === null ? undefined : slices.get(file)
    if (file !== null && !slice && isAbsent(face)) return null
    if (file !== null && !slice) throw new Error(`slice ${file} of ${character} was not prepared`)
    const contours = slice?.contours(code, isBold ? WEIGHTS.bold : WEIGHTS.normal)
    const advance = isMark(character) ? 0 : advanceOf(code, face, isBold)
    const made = contours && advance !== null ? { contours, advance } : null
    outlines.set(key, made)
    return made
  }

  async function prepareFace(face: FontFace, characters: Iterable<string>): Promise<void> {
    await openFace(face)
    const wanted = new Set([...characters].map((character) => sliceOf(character.codePointAt(0) ?? 0, face)))
    const missing = [...wanted].filter((file) => file !== null && !slices.has(file)) as string[]
    if (missing.length > 0) await Promise.all(missing.map((file) => opened(file, face)))
    const known = ready.get(face) ?? new Set()
    ready.set(face, known)
    for (const character of characters) known.add(character)
  }

  async function prepareText(characters: Iterable<string>, face: FontFace): Promise<void> {
    try {
      await prepareFace(face, characters)
    } catch (error) {
      if (!ON_DEMAND.includes(face)) throw error
      if (!isAbsent(face)) throw new AbsentFaceError(face, characters, error)
    }
  }

  return {
    async prepare(parts) {
      const wanted = new Map<FontFace, Set<string>>()
      for (const part of parts) {
        if (prepared.has(part)) continue
        for (const { items } of part.blocks) {
          for (const item of items) {
            if (item.kind !== 'glyphs') continue
            const known = ready.get(item.face)
            const fresh = wanted.get(item.face) ?? new Set()
            for (const { character } of runCharacters(item)) if (!known?.has(character)) fresh.add(character)
            if (fresh.size > 0) wanted.set(item.face, fresh)
          }
        }
      }
      await Promise.all([...wanted].map(([face, characters]) => prepareText(characters, face)))
      const isWhole = [...wanted.keys()].every((face) => !isAbsent(face))
      for (const part of parts) if (part.isFixed && isWhole) prepared.add(part)
    },
    prepareText,
    outline,
  }
}
