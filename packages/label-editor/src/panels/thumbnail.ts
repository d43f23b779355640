import { paintItems } from '../canvas/paint-items.ts'
import type { LabelDocument } from '../document/label-document.ts'
import { elementsOf } from '../document/label-document.ts'
import { layoutOf } from '../elements/element-registry.ts'
import { pageContext } from '../layout/page-context.ts'

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
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const contextOf = pageContext(label, page.id, Date.now(), record)
  for (const element of elementsOf(label, page)) {
    if (element.isHidden) continue
    const { x, y, width, height, rotation } = element
    context.setTransform(scale, 0, 0, scale, (x + width / 2) * scale, (y + height / 2) * scale)
    context.rotate((rotation * Math.PI) / 180)
    context.translate(-width / 2, -height / 2)
    paintItems(context, layoutOf(element, contextOf(element)).items, () => null)
  }
  return canvas.toDataURL('image/png')
}
