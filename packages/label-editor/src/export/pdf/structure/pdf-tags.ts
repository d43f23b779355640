import type { ExportBlock } from '../../page/export-page.ts'
import { type PdfFile, type Ref, ref } from '../file/pdf-file.ts'
import { textString } from '../file/pdf-text.ts'
import { languageOf } from './language-of.ts'
import { type Begins, inReadingOrder } from './reading-order.ts'

type Reading = NonNullable<ExportBlock['reading']>

interface Piece extends Begins {
  mark: number
  /** Which label of the paper it belongs to. */
  label: number
  readings: readonly Reading[]
}

/** What of a page is read, in which order and how: the tags of its marked content. */
export class PageTags {
  private readonly pieces: Piece[] = []
  private label = 0

  /** What follows belongs to the next label: on a sheet each is read to its end. */
  nextLabel(): void {
    this.label++
  }

  /** Number of the marked content that follows; what a form draws is one piece with all its readings. */
  mark(readings: readonly Reading[], { x, y }: Begins): number {
    const mark = this.pieces.length
    this.pieces.push({ mark, readings, x, y, label: this.label })
    return mark
  }

  get order(): readonly Piece[] {
    return Array.from({ length: this.label + 1 }, (_, label) =>
      inReadingOrder(this.pieces.filter((piece) => piece.label === label)),
    ).flat()
  }

  get count(): number {
    return this.pieces.length
  }
}

/** The tree of tags of a PDF, written page by page: ISO 32000-1, 14.7. */
export class PdfTags {
  readonly root: Ref
  private readonly file: PdfFile
  private readonly document: Ref
  private readonly language: string
  private readonly pages: Ref[] = []
  private readonly parents: Ref[] = []

  constructor(file: PdfFile, language: string) {
    this.file = file
    this.language = language
    this.root = file.reserve()
    this.document = file.reserve()
  }

  /** Key of the page that is about to be written among the parents of marked content. */
  get nextPage(): number {
    return this.pages.length
  }

  /** Writes the tags of a page. */
  write(page: Ref, tags: PageTags): void {
    const section = this.file.reserve()
    const parents: Ref[] = []
    const kids = tags.order.map(({ mark, readings }) => {
      const made = this.element(page, section, mark, readings)
      parents[mark] = made
      return ref(made)
    })
    this.file.object(
      `<</Type/StructElem/S/Sect/P ${ref(this.document)}/Pg ${ref(page)}/K[${kids.join(' ')}]>>`,
      section,
    )
    this.pages.push(section)
    this.parents.push(this.file.object(`[${parents.map(ref).join(' ')}]`))
  }

  finish(): void {
    const parents = this.parents.map((parent, key) => `${key} ${ref(parent)}`).join(' ')
    const tree = this.file.object(`<</Nums[${parents}]>>`)
    this.file.object(
      `<</Type/StructElem/S/Document/P ${ref(this.root)}/K[${this.pages.map(ref).join(' ')}]>>`,
      this.document,
    )
    this.file.object(
      `<</Type/StructTreeRoot/K ${ref(this.document)}/ParentTree ${ref(tree)}/ParentTreeNextKey ${this.parents.length}>>`,
      this.root,
    )
  }

  private element(page: Ref, section: Ref, mark: number, readings: readonly Reading[]): Ref {
    const [first] = readings
    const isFigure = readings.length > 0 && readings.every(({ role }) => role === 'figure')
    const language = first && readings.length === 1 ? languageOf(first.text) : null
    const alternative = isFigure ? `/Alt${textString(readings.map(({ text }) => text).join('，'))}` : ''
    const spoken = language && language !== this.language && !isFigure ? `/Lang(${language})` : ''
    return this.file.object(
      `<</Type/StructElem/S/${isFigure ? 'Figure' : 'P'}/P ${ref(section)}/Pg ${ref(page)}/K ${mark}${alternative}${spoken}>>`,
    )
  }
}
