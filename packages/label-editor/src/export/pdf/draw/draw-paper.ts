import type { ExportBlock, ExportPage, ExportPart } from '../../page/export-page.ts'
import { apply, type Matrix } from '../../page/matrix.ts'
import type { Paper, PlacedLabel } from '../../sheet/paper.ts'
import { type PdfFile, type Ref, ref } from '../file/pdf-file.ts'
import { nums } from '../file/pdf-text.ts'
import type { PageTags } from '../structure/pdf-tags.ts'
import { Content } from './content.ts'
import { drawBlock, drawItem, type Inks } from './draw-block.ts'

/** Points of a hundredth of a millimetre. */
export const POINTS = 72 / 2540
/** What hangs over the edge of a label is still drawn by the part that is stored once, 10 mm. */
const OVERHANG = 1000

/** Fixed parts that are in the file already. */
export type Forms = Map<ExportPart, Ref>

/** The dictionary of what a content stream names. */
export const resources = (content: Content, inks: Inks): string => {
  const drawn = [...content.drawn].map(([name, object]) => `/${name} ${ref(object)}`).join('')
  return `/Resources<</Font ${ref(inks.fonts.ref)}${drawn === '' ? '' : `/XObject<<${drawn}>>`}>>`
}

/** Writes a part that does not depend on the record as a form. */
function writeForm(file: PdfFile, { blocks }: ExportPart, page: ExportPage, inks: Inks): Ref {
  const content = new Content()
  for (const block of blocks) drawBlock(content, block, inks)
  const box = [-OVERHANG, -OVERHANG, page.width + OVERHANG, page.height + OVERHANG]
  return file.stream(
    `/Type/XObject/Subtype/Form/BBox[${nums(box)}]${resources(content, inks)}`,
    content.text(),
  )
}

const begins = (placed: Matrix, { matrix }: ExportBlock) => apply(placed, matrix[4], matrix[5])

function drawMarked(content: Content, block: ExportBlock, placed: Matrix, tags: PageTags, inks: Inks): void {
  const { reading } = block
  if (block.items.length === 0) return
  if (!reading) content.add('/Artifact BMC')
  else {
    const mark = tags.mark([reading], begins(placed, block))
    content.add(`/${reading.role === 'figure' ? 'Figure' : 'P'}<</MCID ${mark}>>BDC`)
  }
  drawBlock(content, block, inks)
  content.add('EMC')
}

function drawForm(content: Content, part: ExportPart, form: Ref, placed: Matrix, tags: PageTags): void {
  const readings = part.blocks.flatMap(({ reading }) => reading ?? [])
  const [first] = part.blocks.filter(({ reading }) => reading)
  if (!first) content.add('/Artifact BMC')
  else {
    const isFigure = readings.every(({ role }) => role === 'figure')
    content.add(`/${isFigure ? 'Figure' : 'P'}<</MCID ${tags.mark(readings, begins(placed, first))}>>BDC`)
  }
  content.draw(`F${form}`, form)
  content.add('EMC')
}

function drawLabel(
  content: Content,
  { page, matrix, clip }: PlacedLabel,
  file: PdfFile,
  forms: Forms | null,
  tags: PageTags,
  inks: Inks,
): void {
  tags.nextLabel()
  content.save()
  content.transform(matrix)
  if (clip) content.add(`${nums([clip.x, clip.y, clip.width, clip.height])} re W n`)
  for (const part of page.parts) {
    if (!part.isFixed || !forms) {
      for (const block of part.blocks) drawMarked(content, block, matrix, tags, inks)
      continue
    }
    const form = forms.get(part) ?? writeForm(file, part, page, inks)
    forms.set(part, form)
    drawForm(content, part, form, matrix, tags)
  }
  content.restore()
}

/**
 * The content of a paper.
 * @param forms Where fixed parts are kept that several papers share; null draws them in place.
 */
export function drawPaper(
  paper: Paper,
  file: PdfFile,
  forms: Forms | null,
  tags: PageTags,
  inks: Inks,
): Content {
  const content = new Content()
  content.save()
  content.add(`${nums([POINTS, 0, 0, -POINTS], 10)} 0 ${nums([paper.height * POINTS], 6)} cm`)
  for (const label of paper.labels) drawLabel(content, label, file, forms, tags, inks)
  if (paper.marks.length > 0) {
    content.add('/Artifact BMC')
    for (const mark of paper.marks) drawItem(content, mark, inks)
    content.add('EMC')
  }
  content.restore()
  return content
}
