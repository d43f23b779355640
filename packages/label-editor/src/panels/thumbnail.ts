import { paintPage } from '../canvas/paint-page.ts'
import type { LabelDocument } from '../document/label-document.ts'

/** Largest side in pixels. */
const SIDE = 240
/** A label of very many elements is not drawn again after each edit. */
const MOST_ELEMENTS = 400

/**
 * A small picture of the first page, as a data address; empty where none can be drawn.
 * @param record Values for the variables; without a value a variable shows as it is written.
 */
export function thumbnailOf(label: LabelDocument, record: Readonly<Record<string, string>> = {}): string {
  const [page] = label.pages
  if (!page || page.order.length > MOST_ELEMENTS) return ''
  const scale = SIDE / Math.max(page.width, page.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(page.width * scale))
  canvas.height = Math.max(1, Math.round(page.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return ''
  paintPage(context, label, page, { scale, record, pictureOf: () => null })
  return canvas.toDataURL('image/png')
}
