import type { LabelDocument, LabelImage, LabelPdf } from '../document/label-document.ts'
import { DOCUMENT_LIMITS } from '../document/parse-document.ts'
import type { Command } from './command.ts'

/** Takes a picture into the document. */
export const addImage =
  (image: LabelImage): Command =>
  (document) =>
    document.images[image.id] ? document : { ...document, images: { ...document.images, [image.id]: image } }

/** Takes a PDF into the document. */
export const addPdf =
  (pdf: LabelPdf): Command =>
  (document) =>
    document.pdfs[pdf.id] ? document : { ...document, pdfs: { ...document.pdfs, [pdf.id]: pdf } }

/** Records that are still named; the same object when all are. */
function keep<T>(
  records: Readonly<Record<string, T>>,
  isUsed: (id: string) => boolean,
): Readonly<Record<string, T>> {
  const kept = Object.entries(records).filter(([id]) => isUsed(id))
  return kept.length === Object.keys(records).length ? records : Object.fromEntries(kept)
}

/** Leaves out pictures that no element shows and PDFs that no picture is of; done when saving, so that undo can still bring one back. */
export const dropUnusedImages: Command = (document) => {
  const used = new Set(
    Object.values(document.elements).flatMap((element) => (element.kind === 'image' ? element.imageId : [])),
  )
  const images = keep(document.images, (id) => used.has(id))
  const pages = new Set(Object.values(images).flatMap(({ clip }) => clip?.pdfId ?? []))
  const pdfs = keep(document.pdfs, (id) => pages.has(id))
  return images === document.images && pdfs === document.pdfs ? document : { ...document, images, pdfs }
}

/** Whether so many more characters of pictures and PDFs still fit a document that can be opened again. */
export function hasSpaceFor(
  { images, pdfs }: Pick<LabelDocument, 'images' | 'pdfs'>,
  characters: number,
): boolean {
  const taken = [...Object.values(images), ...Object.values(pdfs)].reduce(
    (sum, { source }) => sum + source.length,
    0,
  )
  return taken + characters < DOCUMENT_LIMITS.characters * 0.9
}
