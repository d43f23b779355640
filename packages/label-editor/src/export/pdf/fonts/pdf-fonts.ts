import type { FontFace } from '../../../fonts/font-metrics.ts'
import { type PdfFile, type Ref, ref } from '../file/pdf-file.ts'
import { EmbeddedFont } from './embedded-font.ts'

const LETTERS: Readonly<Record<FontFace, string>> = { latin: 'L', chinese: 'C', korean: 'K', japanese: 'J' }

/** The fonts of one PDF: a face at a weight is embedded once, with the glyphs of all its pages. */
export class PdfFonts {
  /** The dictionary that pages and forms name as their fonts. */
  readonly ref: Ref
  private readonly file: PdfFile
  private readonly fonts = new Map<string, EmbeddedFont>()

  constructor(file: PdfFile) {
    this.file = file
    this.ref = file.reserve()
  }

  /** Name of a font in content streams. */
  name(face: FontFace, isBold: boolean): string {
    return `${LETTERS[face]}${isBold ? 'b' : 'r'}`
  }

  use(face: FontFace, isBold: boolean): EmbeddedFont {
    const name = this.name(face, isBold)
    const known = this.fonts.get(name)
    if (known) return known
    const font = new EmbeddedFont(this.file, face, isBold)
    this.fonts.set(name, font)
    return font
  }

  /** Writes all fonts; no glyph may be used afterwards. */
  write(): void {
    for (const font of this.fonts.values()) font.write(this.file)
    const entries = [...this.fonts].map(([name, font]) => `/${name} ${ref(font.ref)}`).join('')
    this.file.object(`<<${entries}>>`, this.ref)
  }
}
