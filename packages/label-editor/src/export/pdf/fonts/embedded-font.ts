import type { FontFace } from '../../../fonts/font-metrics.ts'
import type { GlyphOutline } from '../../fonts/glyph-outline.ts'
import { type PdfFile, type Ref, ref } from '../file/pdf-file.ts'
import { truetypeFont } from './truetype-font.ts'

/** Figures of the faces as their own files give them. */
const FACES: Readonly<
  Record<FontFace, { name: string; ascent: number; descent: number; capHeight: number }>
> = {
  latin: { name: 'NotoSans', ascent: 1069, descent: -293, capHeight: 714 },
  chinese: { name: 'NotoSansSC', ascent: 1160, descent: -288, capHeight: 733 },
  korean: { name: 'NotoSansKR', ascent: 1160, descent: -288, capHeight: 733 },
  japanese: { name: 'NotoSansJP', ascent: 1160, descent: -288, capHeight: 733 },
}

/** What stands for a missing character; never drawn. */
const NOTHING: GlyphOutline = { contours: [], advance: 1000 }

const hex = (value: number) => value.toString(16).toUpperCase().padStart(4, '0')

function unitsOf(text: string): string {
  let units = ''
  for (let at = 0; at < text.length; at++) units += hex(text.charCodeAt(at))
  return units
}

/** One face at one weight in a PDF: it gathers the glyphs that are drawn and is written when all of them are known. */
export class EmbeddedFont {
  readonly ref: Ref
  private readonly face: FontFace
  private readonly isBold: boolean
  private readonly codes = new Map<string, string>()
  private readonly glyphs: GlyphOutline[] = [NOTHING]
  private readonly texts: string[] = ['']

  constructor(file: PdfFile, face: FontFace, isBold: boolean) {
    this.ref = file.reserve()
    this.face = face
    this.isBold = isBold
  }

  /** The code of a character in strings that are shown: four hexadecimal digits. */
  code(character: string, outline: GlyphOutline): string {
    const known = this.codes.get(character)
    if (known !== undefined) return known
    const code = hex(this.glyphs.length)
    this.glyphs.push(outline)
    this.texts.push(character)
    this.codes.set(character, code)
    return code
  }

  /** Writes the font program, its widths and what its codes mean. */
  write(file: PdfFile): void {
    const { name, ascent, descent, capHeight } = FACES[this.face]
    const full = `${this.tag()}+${name}-${this.isBold ? 'Bold' : 'Regular'}`
    const program = truetypeFont(this.glyphs, { ascent, descent })
    const data = file.stream(`/Length1 ${program.length}`, program)
    const descriptor = file.object(
      `<</Type/FontDescriptor/FontName/${full}/Flags 4/FontBBox[-500 ${descent} 2000 ${ascent}]/ItalicAngle 0/Ascent ${ascent}/Descent ${descent}/CapHeight ${capHeight}/StemV ${this.isBold ? 140 : 80}/FontFile2 ${ref(data)}>>`,
    )
    const widths = this.glyphs.map(({ advance }) => advance).join(' ')
    const descendant = file.object(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/${full}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${ref(descriptor)}/CIDToGIDMap/Identity/DW 1000/W[0[${widths}]]>>`,
    )
    const meaning = file.stream('', this.meaning())
    file.object(
      `<</Type/Font/Subtype/Type0/BaseFont/${full}/Encoding/Identity-H/DescendantFonts[${ref(descendant)}]/ToUnicode ${ref(meaning)}>>`,
      this.ref,
    )
  }

  /** Six letters that tell subsets of one font apart: from the characters, so that the same text has the same. */
  private tag(): string {
    let hash = 2_166_136_261
    for (const text of this.texts) {
      for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619) >>> 0
    }
    return Array.from({ length: 6 }, (_, place) =>
      String.fromCharCode(65 + (Math.floor(hash / 26 ** place) % 26)),
    ).join('')
  }

  /** Which text each code stands for, so that it can be searched and copied. */
  private meaning(): string {
    const lines = this.texts.flatMap((text, code) => (code === 0 ? [] : [`<${hex(code)}><${unitsOf(text)}>`]))
    const blocks: string[] = []
    for (let at = 0; at < lines.length; at += 100) {
      const some = lines.slice(at, at + 100)
      blocks.push(`${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`)
    }
    return `/CIDInit/ProcSet findresource begin\n12 dict begin\nbegincmap\n/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n/CMapName/Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n<0000><FFFF>\nendcodespacerange\n${blocks.join('\n')}\nendcmap\nCMapName currentdict/CMap defineresource pop\nend\nend`
  }
}
