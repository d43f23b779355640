import type { LabelImage } from '../document/label-document.ts'
import { DOCUMENT_LIMITS } from '../document/parse-document.ts'
import type { Command } from './command.ts'

/** Takes a picture into the document. */
export const addImage =
  (image: LabelImage): Command =>
  (document) =>
    document.images[image.id] ? document : { ...document, images: { ...document.images, [image.id]: image } }

/** Leaves out pictures that no element shows; done when saving, so that undo can still bring one back. */
export const dropUnusedImages: Command = (document) => {
  const used = new Set(
    Object.values(document.elements).flatMap((element) => (element.kind === 'image' ? element.imageId : [])),
  )
  const kept = Object.entries(document.images).filter(([id]) => used.has(id))
  return kept.length === Object.keys(document.images).length
    ? document
    : { ...document, images: Object.fromEntries(kept) }
}

/** Whether pictures of so many more characters still fit a document that can be opened again. */
export function hasRoomFor(images: Readonly<Record<string, LabelImage>>, characters: number): boolean {
  const taken = Object.values(images).reduce((sum, { source }) => sum + source.length, 0)
  return taken + characters < DOCUMENT_LIMITS.characters * 0.9
}
