import type { GlyphRun } from '../../layout/display-list.ts'

const MARK = /^\p{M}$/u
/** Says how its neighbour looks; has no look of its own. */
const SELECTOR = /\u200d|\ufe0e|\ufe0f/gu

/** Accents that are on the character before them: they advance nothing. */
export const isMark = (character: string): boolean => MARK.test(character)

/**
 * The characters of a run as they are drawn: letters with their accents as one where there is such a character, as
 * browsers compose them too.
 */
export function runCharacters({ text }: Pick<GlyphRun, 'text'>): { character: string; isMark: boolean }[] {
  const composed = text.normalize('NFC').replace(SELECTOR, '')
  return [...composed].map((character) => ({ character, isMark: isMark(character) }))
}
