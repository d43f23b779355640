import type { LabelDocument } from '../../document/label-document.ts'
import type { LabelFonts } from '../fonts/label-fonts.ts'
import type { ExportPage } from '../page/export-page.ts'
import { type ReadOther, readPicture } from '../pictures/read-picture.ts'
import { rasterPage } from '../raster/raster-page.ts'
import type { Pixels } from '../raster/scale-picture.ts'
import type { BarcodeCheck } from './check-barcodes.ts'
import { checkPage } from './check-page.ts'
import type { SymbolReader } from './symbol-reader.ts'
import { codeWindowOf, windowOf } from './symbol-window.ts'

export interface ReadBackResources {
  fonts: LabelFonts
  /** Has the reader there; first asked for when there is something to read. */
  reader(): Promise<SymbolReader>
  /** For pictures of kinds that only a browser can read. */
  readOther?: ReadOther
}

/** Pictures of a page: those that every label shows are kept, those of single rows are not. */
async function picturesOf(
  page: ExportPage,
  { images }: Pick<LabelDocument, 'images'>,
  kept: Map<string, Pixels>,
  readOther: ReadOther | undefined,
): Promise<ReadonlyMap<string, Pixels>> {
  const pictures = new Map(kept)
  for (const { isFixed, blocks } of page.parts) {
    for (const item of blocks.flatMap(({ items }) => items)) {
      if (item.kind !== 'picture' || pictures.has(item.imageId)) continue
      const image = images[item.imageId]
      if (!image) continue
      const pixels = await readPicture(image, readOther)
      pictures.set(item.imageId, pixels)
      if (isFixed) kept.set(item.imageId, pixels)
    }
  }
  return pictures
}

/**
 * Prints pages in the black and white dots of the label's printer and reads what a scanner may read on each; letters far
 * from all codes are left out. Answers page by page, in their order.
 * @throws {FontFileError | PictureError} in Chinese when a font or a picture cannot be read.
 */
export async function* readBack(
  document: Pick<LabelDocument, 'dpi' | 'images'>,
  pages: Iterable<ExportPage>,
  { fonts, reader, readOther }: ReadBackResources,
): AsyncGenerator<readonly BarcodeCheck[]> {
  const { dpi } = document
  const kept = new Map<string, Pixels>()
  const read: SymbolReader = async (picture, format) => (await reader())(picture, format)
  for (const page of pages) {
    const near = [
      ...page.barcodes.map((barcode) => windowOf(barcode, dpi)),
      ...page.codes.map((code) => codeWindowOf(code, dpi)),
    ]
    if (near.length === 0 && !page.problems.some(({ isLost }) => isLost)) {
      yield []
      continue
    }
    await fonts.prepare(page.parts)
    const sources = { fonts, pictures: await picturesOf(page, document, kept, readOther) }
    yield await checkPage(page, rasterPage(page, { dpi, isOneBit: true, near }, sources), dpi, read)
  }
}
