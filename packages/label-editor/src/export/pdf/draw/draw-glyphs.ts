import type { GlyphRun } from '../../../layout/display-list.ts'
import type { OutlineSource } from '../../fonts/glyph-outlines.ts'
import { runCharacters } from '../../fonts/run-characters.ts'
import { num, nums } from '../file/pdf-text.ts'
import type { PdfFonts } from '../fonts/pdf-fonts.ts'
import type { Content } from './content.ts'
import { inkOperator } from './ink.ts'

/** A row of characters as text that can be selected. */
export function drawGlyphs(content: Content, run: GlyphRun, fonts: PdfFonts, outlines: OutlineSource): void {
  const { x, y, size, face, isBold, spacing } = run
  const font = fonts.use(face, isBold)
  let codes = ''
  for (const { character, isMark } of runCharacters(run)) {
    const outline = outlines.outline(character, face, isBold)
    if (!outline) continue
    // An accent is on the character before it: the space that was added between them is taken back.
    if (isMark && spacing !== 0) codes += `>${num((spacing / size) * 1000)}<`
    codes += font.code(character, outline)
  }
  if (codes === '') return
  const matrix = run.isTurned ? [0, size, size, 0, x, y] : [size, 0, 0, -size, x, y]
  content.add(
    [
      'BT',
      inkOperator(run.ink),
      `/${fonts.name(face, isBold)} 1 Tf`,
      `${num(spacing / size, 5)} Tc`,
      `${nums(matrix)} Tm`,
      codes.includes('>') ? `[<${codes}>] TJ` : `<${codes}> Tj`,
      'ET',
    ].join('\n'),
  )
}
