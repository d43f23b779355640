import type { LabelDocument } from '../../document/label-document.ts'

/** Pictures that a label shows whatever the row. */
const shownAlways = ({ elements }: LabelDocument): Set<string> =>
  new Set(Object.values(elements).flatMap((element) => (element.kind === 'image' ? element.imageId : [])))

/**
 * A document without what a worker does not need of it: hundreds of pictures of codes and the PDF they come from would
 * be copied for nothing.
 * @param needs Of pictures nothing but their sizes, what is `shown` on every label, or what is `printed`: codes print from
 * their PDF, not from their preview.
 */
export function lightDocument(
  document: LabelDocument,
  needs: 'sizes' | 'shown' | 'printed' = 'sizes',
): LabelDocument {
  const shown = shownAlways(document)
  const isKept = (id: string, isClip: boolean) =>
    needs === 'printed' ? !isClip : needs === 'shown' && shown.has(id)
  return {
    ...document,
    images: Object.fromEntries(
      Object.entries(document.images).map(([id, image]) => [
        id,
        isKept(id, image.clip !== undefined) ? image : { ...image, source: '' },
      ]),
    ),
    pdfs: needs === 'printed' ? document.pdfs : {},
  }
}
