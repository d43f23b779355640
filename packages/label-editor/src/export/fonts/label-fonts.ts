import { advanceOf, type FontFace } from '../../fonts/font-metrics.ts'
import type { ExportPart } from '../page/export-page.ts'
import { FontSlice } from './font-slice.ts'
import { FontFileError, type FontSource } from './font-source.ts'
import type { GlyphOutline } from './glyph-outline.ts'
import { isMark, runCharacters } from './run-characters.ts'
import { sliceOf } from './slice-of.ts'

/** Weights that `isBold` chooses between. */
const WEIGHTS = { normal: 400, bold: 700 } as const

/** The fonts that labels are drawn with, slice by slice as their characters are needed. */
export interface LabelFonts {
  /**
   * Fetches and opens the slices of all glyph runs in some parts of a page; quick when they are there.
   * @throws {FontFileError} when a slice cannot be had.
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

  async function open(file: string): Promise<void> {
    const bytes = await source.load(file)
    try {
      slices.set(file, new FontSlice(bytes))
    } catch (cause) {
      throw new FontFileError(`字体文件 ${file} 已损坏，请刷新页面后重试`, { cause })
    }
  }

  function opened(file: string): Promise<void> {
    const known = opening.get(file)
    if (known) return known
    // A file that could not be had is asked for again next time.
    const started = open(file).catch((error: unknown) => {
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
    const code = character.codePointAt(0) ?? 0
    const file = sliceOf(code, face)
    const slice = file === null ? undefined : slices.get(file)
    if (file !== null && !slice) throw new Error(`slice ${file} of ${character} was not prepared`)
    const contours = slice?.contours(code, isBold ? WEIGHTS.bold : WEIGHTS.normal)
    const advance = isMark(character) ? 0 : advanceOf(code, face, isBold)
    const made = contours && advance !== null ? { contours, advance } : null
    outlines.set(key, made)
    return made
  }

  async function prepareAll(wanted: ReadonlySet<string>): Promise<void> {
    const missing = [...wanted].filter((file) => !slices.has(file))
    if (missing.length > 0) await Promise.all(missing.map(opened))
  }

  return {
    async prepare(parts) {
      const wanted = new Set<string>()
      for (const part of parts) {
        if (prepared.has(part)) continue
        for (const { items } of part.blocks) {
          for (const item of items) {
            if (item.kind !== 'glyphs') continue
            for (const { character } of runCharacters(item)) {
              const file = sliceOf(character.codePointAt(0) ?? 0, item.face)
              if (file !== null) wanted.add(file)
            }
          }
        }
      }
      await prepareAll(wanted)
      for (const part of parts) if (part.isFixed) prepared.add(part)
    },
    async prepareText(text, face) {
      const files = [...text].map((character) => sliceOf(character.codePointAt(0) ?? 0, face))
      await prepareAll(new Set(files.filter((file) => file !== null)))
    },
    outline,
  }
}
