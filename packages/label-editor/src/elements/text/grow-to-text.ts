import type { TextElement } from '../../document/element.ts'
import { layOutText } from '../../layout/lay-out-text.ts'

/** The element as high as its lines need, or in vertical text as wide; never smaller than it is. */
export function grownToText(element: TextElement): TextElement {
  if (element.autoFit) return element
  const layout = layOutText(element)
  const needed = Math.ceil(layout.lines.length * element.fontSize * element.lineHeight)
  const side = element.isVertical ? 'width' : 'height'
  return needed > element[side] ? { ...element, [side]: needed } : element
}
