import type { ImageElement } from '../document/element.ts'
import { moveCrop, pullCrop } from '../elements/image/crop-picture.ts'
import { turned } from '../geometry/handles.ts'
import type { Point } from '../geometry/viewport.ts'
import type { Cropping } from './canvas-view.ts'

/** An arrow key moves what is cut, or a side of it, by half a millimetre. */
const KEY_STEP = 50
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
}

/** The crop after a key; null for a key that means nothing here. */
export function cropKey(cropping: Cropping, event: KeyboardEvent): ImageElement['crop'] | null {
  const arrow = ARROWS[event.key]
  if (!arrow) return null
  const by = turned(arrow, cropping.picture.rotation)
  if (event.shiftKey) return pullCrop(cropping, 'se', by, false)
  if (event.ctrlKey || event.metaKey) return pullCrop(cropping, 'nw', by, false)
  return moveCrop(cropping, by)
}
