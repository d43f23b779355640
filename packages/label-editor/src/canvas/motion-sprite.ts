import { boundsOf, unionOf } from '../geometry/box.ts'
import { type ElementNode, paintNode } from './element-node.ts'
import type { PictureStore } from './picture-store.ts'

/** A picture of many elements that move together, where they stood when the gesture began. */
export interface MotionSprite {
  picture: HTMLCanvasElement
  x: number
  y: number
  width: number
  height: number
}

/** From this many on, elements are moved as one picture. */
export const SPRITE_FROM = 40
/** Larger pictures cost more than they save. */
const MOST_PIXELS = 24_000_000
/** What hangs over the box of an element, as text that is too long, is in the picture this far. */
const OVERHANG = 300

/**
 * Draws the elements once.
 * @param scale Pixels of the screen of a hundredth of a millimetre.
 * @returns null when the picture would be too large.
 */
export function createMotionSprite(
  nodes: readonly ElementNode[],
  scale: number,
  pictures: PictureStore,
): MotionSprite | null {
  const union = unionOf(nodes.map(({ element }) => boundsOf(element)))
  if (!union) return null
  const [x, y] = [union.x - OVERHANG, union.y - OVERHANG]
  const [width, height] = [union.width + OVERHANG * 2, union.height + OVERHANG * 2]
  if (width * scale * height * scale > MOST_PIXELS) return null
  const picture = document.createElement('canvas')
  picture.width = Math.ceil(width * scale)
  picture.height = Math.ceil(height * scale)
  const context = picture.getContext('2d')
  if (!context) return null
  for (const node of nodes) {
    const { element } = node
    if (element.isHidden) continue
    const middle = { x: element.x + element.width / 2 - x, y: element.y + element.height / 2 - y }
    context.setTransform(scale, 0, 0, scale, middle.x * scale, middle.y * scale)
    context.rotate((element.rotation * Math.PI) / 180)
    context.translate(-element.width / 2, -element.height / 2)
    paintNode(context, node, pictures)
  }
  return { picture, x, y, width, height }
}
