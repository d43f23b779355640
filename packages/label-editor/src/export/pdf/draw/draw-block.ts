import type { OutlineSource } from '../../fonts/glyph-outlines.ts'
import type { ExportBlock, ExportItem } from '../../page/export-page.ts'
import type { PdfFonts } from '../fonts/pdf-fonts.ts'
import type { PdfPictures } from '../pictures/pdf-pictures.ts'
import type { Content } from './content.ts'
import { drawGlyphs } from './draw-glyphs.ts'
import { drawPath } from './draw-path.ts'
import { drawPicture } from './draw-picture.ts'
import { drawRects } from './draw-rects.ts'

/** What drawing needs beside the content stream. */
export interface Inks {
  fonts: PdfFonts
  outlines: OutlineSource
  pictures: PdfPictures
}

export function drawItem(content: Content, item: ExportItem, inks: Inks): void {
  if (item.kind === 'glyphs') drawGlyphs(content, item, inks.fonts, inks.outlines)
  else if (item.kind === 'rects') drawRects(content, item)
  else if (item.kind === 'path') drawPath(content, item)
  else drawPicture(content, item, inks.pictures)
}

const isPlain = (matrix: readonly number[]) =>
  matrix[0] === 1 && matrix[1] === 0 && matrix[2] === 0 && matrix[3] === 1 && !matrix[4] && !matrix[5]

/** An element in its place. */
export function drawBlock(content: Content, { matrix, items }: ExportBlock, inks: Inks): void {
  if (items.length === 0) return
  const isMoved = !isPlain(matrix)
  if (isMoved) {
    content.save()
    content.transform(matrix)
  }
  for (const item of items) drawItem(content, item, inks)
  if (isMoved) content.restore()
}
