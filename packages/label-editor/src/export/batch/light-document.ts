import type { LabelDocument, LabelImage } from '../../document/label-document.ts'
import type { LabelRecord } from '../page/export-page.ts'
import { shownPictures } from './shown-pictures.ts'

const withImages = (document: LabelDocument, change: (image: LabelImage) => LabelImage[]): LabelDocument => ({
  ...document,
  images: Object.fromEntries(
    Object.entries(document.images).flatMap(([id, image]) => change(image).map((kept) => [id, kept])),
  ),
})

const sizeOnly = (image: LabelImage): LabelImage => ({ ...image, source: '' })

/**
 * A document without what a worker does not need of it: hundreds of pictures of codes and the PDF they come from would
 * be copied for nothing.
 * @param needs Of pictures nothing but their sizes, or what is `printed`: codes print from their PDF, not from their preview.
 */
export function lightDocument(document: LabelDocument, needs: 'sizes' | 'printed' = 'sizes'): LabelDocument {
  if (needs === 'sizes') return { ...withImages(document, (image) => [sizeOnly(image)]), pdfs: {} }
  return withImages(document, (image) => [image.clip ? sizeOnly(image) : image])
}

/** A document with the pictures that some rows show, and no others. */
export function documentOfRows(document: LabelDocument, records: readonly LabelRecord[]): LabelDocument {
  const shown = shownPictures(document, records)
  return { ...withImages(document, (image) => (shown.has(image.id) ? [image] : [])), pdfs: {} }
}
