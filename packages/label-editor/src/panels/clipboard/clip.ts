import { addElements, copyElements } from '../../commands/change-elements.ts'
import { addImage, addPdf } from '../../commands/change-images.ts'
import type { Command } from '../../commands/command.ts'
import type { LabelElement } from '../../document/element.ts'
import type { LabelDocument } from '../../document/label-document.ts'
import type { MakeId } from '../../document/new-document.ts'
import { parseDocument, serializeDocument } from '../../document/parse-document.ts'

/** First characters of what we put on the clipboard, so that text of others is never taken for a label. */
const MARK = 'haixuan-label:'

/** Elements with their pictures as text for the clipboard, in the order of the pile. */
export function clipOf(document: LabelDocument, pageId: string, ids: readonly string[]): string {
  const page = document.pages.find(({ id }) => id === pageId)
  const order = page?.order.filter((id) => ids.includes(id)) ?? []
  const elements = Object.fromEntries(
    order.flatMap((id) => (document.elements[id] ? [[id, document.elements[id]]] : [])),
  )
  const images = Object.fromEntries(
    Object.values(elements).flatMap((element) => {
      const image = element.kind === 'image' ? document.images[element.imageId] : undefined
      return image ? [[image.id, image]] : []
    }),
  )
  const pdfs = Object.fromEntries(
    Object.values(images).flatMap(({ clip }) => {
      const pdf = clip && document.pdfs[clip.pdfId]
      return pdf ? [[pdf.id, pdf]] : []
    }),
  )
  const pages = page ? [{ ...page, order, guides: [] }] : []
  return MARK + serializeDocument({ ...document, pages, elements, images, pdfs })
}

interface Paste {
  command: Command
  ids: string[]
}

/**
 * What pasting a clip does: the elements with new ids, moved a little unless they keep their place.
 * @returns null for text that is no clip of this project, or one that cannot be read.
 */
export function pasteOf(clip: string, pageId: string, makeId: MakeId, isInPlace: boolean): Paste | null {
  if (!clip.startsWith(MARK)) return null
  let from: LabelDocument
  try {
    from = parseDocument(clip.slice(MARK.length))
  } catch {
    return null
  }
  const offset = isInPlace ? { dx: 0, dy: 0 } : { dx: 200, dy: 200 }
  const copies: LabelElement[] = copyElements(from, from.pages[0]?.order ?? [], makeId, offset)
  const taken = [...Object.values(from.images).map(addImage), ...Object.values(from.pdfs).map(addPdf)]
  return {
    command: (document) => addElements(pageId, copies)(taken.reduce((next, take) => take(next), document)),
    ids: copies.map(({ id }) => id),
  }
}

/** The words of the copied elements, for whatever else reads the clipboard. */
export const plainTextOf = (elements: readonly LabelElement[]): string =>
  elements
    .flatMap((element) =>
      element.kind === 'text' ? element.text : element.kind === 'barcode' ? element.value : [],
    )
    .join('\n')
