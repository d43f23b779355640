import { elementsOf, type LabelDocument, type LabelPage } from '../document/label-document.ts'
import { layoutOf } from '../elements/element-registry.ts'
import type { PictureItem } from '../layout/display-list.ts'
import { pageContext } from '../layout/page-context.ts'
import { paintItems } from './paint-items.ts'

interface PagePainting {
  /** Pixels of a hundredth of a millimetre. */
  scale: number
  /** Values for the variables; without a value a variable shows as it is written. */
  record: Readonly<Record<string, string>>
  /** Null for a picture that is not drawn. */
  pictureOf(item: PictureItem): CanvasImageSource | null
  /** Told of every text before it is drawn. */
  onText?(text: string): void
}

/** Paints a page as it prints, in the place of all that the canvas of the context shows. */
export function paintPage(
  context: CanvasRenderingContext2D,
  label: LabelDocument,
  page: LabelPage,
  { scale, record, pictureOf, onText }: PagePainting,
): void {
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  const contextOf = pageContext(label, page.id, Date.now(), record)
  for (const element of elementsOf(label, page)) {
    if (element.isHidden) continue
    const { x, y, width, height, rotation } = element
    const { items } = layoutOf(element, contextOf(element))
    for (const item of items) if (item.kind === 'glyphs') onText?.(item.text)
    context.setTransform(scale, 0, 0, scale, (x + width / 2) * scale, (y + height / 2) * scale)
    context.rotate((rotation * Math.PI) / 180)
    context.translate(-width / 2, -height / 2)
    paintItems(context, items, pictureOf)
  }
}
