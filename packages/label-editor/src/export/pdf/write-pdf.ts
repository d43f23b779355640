import type { LabelDocument } from '../../document/label-document.ts'
import type { LabelFonts } from '../fonts/label-fonts.ts'
import type { ReadOther } from '../pictures/read-picture.ts'
import type { Paper } from '../sheet/paper.ts'
import type { Inks } from './draw/draw-block.ts'
import { drawPaper, type Forms, POINTS, resources } from './draw/draw-paper.ts'
import { type ByteSink, PdfFile, type Ref, ref } from './file/pdf-file.ts'
import { dateString, nums, textString } from './file/pdf-text.ts'
import { PdfFonts } from './fonts/pdf-fonts.ts'
import { PdfPictures } from './pictures/pdf-pictures.ts'
import { fileId, type PdfMetadata, PRODUCER, xmpPacket } from './structure/metadata.ts'
import { PageTree } from './structure/page-tree.ts'
import { PageTags, PdfTags } from './structure/pdf-tags.ts'

export interface PdfOptions extends PdfMetadata {
  /** The document whose pictures the pages show. */
  document: Pick<LabelDocument, 'images' | 'pdfs'>
  /** Whether several pages show the same fixed part, so that it is stored once. */
  isBatch: boolean
}

export interface PdfResources {
  fonts: LabelFonts
  sink: ByteSink
  /** For pictures of kinds that only a browser can read. */
  readOther?: ReadOther
  /** Called after each paper; waits while others have their turn, and throws when the run is cancelled. */
  onPaper?: (done: number) => Promise<void> | void
}

const box = (name: string, x: number, top: number, width: number, height: number, paperHeight: number) => {
  const [left, bottom] = [x * POINTS, (paperHeight - top - height) * POINTS]
  return `/${name}[${nums([left, bottom, left + width * POINTS, bottom + height * POINTS], 4)}]`
}

/** The boxes of a paper: the paper, and on a larger one what is cut out of it. */
function boxesOf({ width, height, trim, bleed }: Paper): string {
  const media = box('MediaBox', 0, 0, width, height, height)
  if (!trim) return media
  const bled = box(
    'BleedBox',
    trim.x - bleed,
    trim.y - bleed,
    trim.width + bleed * 2,
    trim.height + bleed * 2,
    height,
  )
  return media + bled + box('TrimBox', trim.x, trim.y, trim.width, trim.height, height)
}

/** Writes the parts of the file that are at its end. */
function finish(file: PdfFile, pages: PageTree, tags: PdfTags, options: PdfOptions, count: number): void {
  pages.finish()
  tags.finish()
  const { title, language, created } = options
  const metadata = file.rawStream('/Type/Metadata/Subtype/XML', new TextEncoder().encode(xmpPacket(options)))
  const root = file.object(
    `<</Type/Catalog/Pages ${ref(pages.root)}/StructTreeRoot ${ref(tags.root)}/MarkInfo<</Marked true>>/Lang${textString(language)}/Metadata ${ref(metadata)}/ViewerPreferences<</PrintScaling/None/DisplayDocTitle true/PickTrayByPDFSize true>>>>`,
  )
  const date = dateString(created)
  const info = file.object(
    `<</Title${textString(title)}/Producer${textString(PRODUCER)}/CreationDate${date}/ModDate${date}>>`,
  )
  file.finish(root, info, fileId(options, count))
}

/**
 * Writes papers as a PDF, one after the other: what is written leaves the memory. The same papers, fonts and options
 * make the same bytes on every machine.
 * @returns How many pages were written.
 * @throws {FontFileError | PictureError} in Chinese when a font or a picture cannot be read.
 */
export async function writePdf(
  papers: Iterable<Paper>,
  options: PdfOptions,
  { fonts, sink, readOther, onPaper }: PdfResources,
): Promise<number> {
  const file = new PdfFile(sink)
  const pages = new PageTree(file)
  const tags = new PdfTags(file, options.language)
  const pictures = new PdfPictures(file, options.document, readOther)
  const inks: Inks = { fonts: new PdfFonts(file), outlines: fonts, pictures }
  const forms: Forms | null = options.isBatch ? new Map() : null
  let done = 0
  for (const paper of papers) {
    for (const { page } of paper.labels) {
      await fonts.prepare(page.parts)
      await pictures.prepare(page.parts)
    }
    await fonts.prepare([{ isFixed: false, blocks: [marksBlock(paper)] }])
    writePaper(paper, file, pages, tags, forms, inks)
    done++
    await onPaper?.(done)
  }
  inks.fonts.write()
  finish(file, pages, tags, options, done)
  return done
}

const marksBlock = ({ marks }: Paper) => ({
  elementId: '',
  kind: 'frame' as const,
  name: '',
  matrix: [1, 0, 0, 1, 0, 0] as const,
  items: marks,
  reading: null,
})

function writePaper(
  paper: Paper,
  file: PdfFile,
  pages: PageTree,
  tags: PdfTags,
  forms: Forms | null,
  inks: Inks,
): void {
  const page: Ref = file.reserve()
  const pageTags = new PageTags()
  const content = drawPaper(paper, file, forms, pageTags, inks)
  const stream = file.stream('', content.text())
  const key = pageTags.count > 0 ? `/StructParents ${tags.nextPage}/Tabs/S` : ''
  file.object(
    `<</Type/Page/Parent ${ref(pages.parentOf(page))}${boxesOf(paper)}${resources(content, inks)}/Contents ${ref(stream)}${key}>>`,
    page,
  )
  if (pageTags.count > 0) tags.write(page, pageTags)
}
