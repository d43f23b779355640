import { addElements } from '../../commands/change-elements.ts'
import { addImage, addPdf } from '../../commands/change-images.ts'
import type { Command } from '../../commands/command.ts'
import type { ImageElement } from '../../document/element.ts'
import type { LabelDocument, LabelImage } from '../../document/label-document.ts'
import { newImage } from '../../document/new-document.ts'
import type { FoundCode } from '../read/page-report.ts'
import { CODE_PICTURE } from './join-codes.ts'

/** Key of the imported file in a document that is only exported. */
const FILE = 'imported-codes'

/** A code as a picture of a document. */
const pictureOf = ({ clip, preview, value }: FoundCode, id: string, pdfId: string): LabelImage => ({
  id,
  ...preview,
  clip: { ...clip, pdfId, code: value },
})

/** The largest size of the codes of a file, so that every one of them fits its place at the scale of the file. */
export function placeSize(codes: readonly FoundCode[]): { width: number; height: number } {
  const most = (size: (code: FoundCode) => number) => Math.round(Math.max(...codes.map(size)) * 100)
  return { width: most(({ width }) => width), height: most(({ height }) => height) }
}

/** The place for codes on a label: it shows the first, and each row brings its own. */
export function codeSlot(id: string, imageId: string, size: { width: number; height: number }): ImageElement {
  return { ...newImage(id, imageId, size.width, size.height), name: '平台条码', field: CODE_PICTURE }
}

/**
 * Puts the place for codes onto a page.
 * @param source The page of the sample alone, as `data:application/pdf;base64,…`: labels are kept, whole files are not.
 */
export const addCodeSlot =
  (pageId: string, place: ImageElement, sample: FoundCode, source: string): Command =>
  (document) => {
    const pdfId = `${place.imageId}-pdf`
    const picture = pictureOf({ ...sample, clip: { ...sample.clip, page: 0 } }, place.imageId, pdfId)
    return addElements(pageId, [place])(addImage(picture)(addPdf({ id: pdfId, source })(document)))
  }

/** The document as it is exported: with every code of the file, by the names that the rows carry. */
export function withCodes(
  document: LabelDocument,
  codes: readonly FoundCode[],
  source: string,
): LabelDocument {
  return {
    ...document,
    images: {
      ...document.images,
      ...Object.fromEntries(codes.map((code) => [code.id, pictureOf(code, code.id, FILE)])),
    },
    pdfs: { ...document.pdfs, [FILE]: { id: FILE, source } },
  }
}

/** How large a code prints in its place, as a share of its size in the file. */
export const codeScale = (
  place: Pick<ImageElement, 'width' | 'height'>,
  { width, height }: FoundCode,
): number => Math.min(place.width / (width * 100), place.height / (height * 100))
