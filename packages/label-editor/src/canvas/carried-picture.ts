import { unionOf } from '../geometry/box.ts'
import { toView, type Viewport } from '../geometry/viewport.ts'
import type { Rigid } from './canvas-view.ts'
import { type ElementNode, inkOf, paintNodes } from './element-node.ts'
import type { PictureStore } from './picture-store.ts'

/** A picture of elements that keep their form while they move: an element of the page, which the browser only carries. */
export interface CarriedPicture {
  readonly canvas: HTMLCanvasElement
  /** Puts the picture where the elements would be. */
  carry(rigid: Rigid): void
}

/** What is larger is drawn coarser: beyond this a picture costs more than it saves. */
const MOST_PIXELS = 24_000_000

/**
 * How CSS carries something that is at a point of the page.
 * @param ratio Pixels of the screen of a pixel of the page: a plain move goes by whole ones, so that nothing blurs.
 */
export function carriedTo(
  { scale, x, y }: Viewport,
  { dx, dy, degrees, around }: Rigid,
  from: { x: number; y: number },
  ratio: number,
): string {
  if (degrees === 0) {
    const whole = (length: number) => Math.round(length * scale * ratio) / ratio
    return `translate(${from.x * scale + x + whole(dx)}px,${from.y * scale + y + whole(dy)}px)`
  }
  const middle = toView({ scale, x, y }, { x: around.x + dx, y: around.y + dy })
  const away = { x: (from.x - around.x) * scale, y: (from.y - around.y) * scale }
  return `translate(${middle.x}px,${middle.y}px) rotate(${degrees}deg) translate(${away.x}px,${away.y}px)`
}

/**
 * Draws the elements once, where they are.
 * @returns null when there are none, or no canvas for them.
 */
export function createCarriedPicture(
  nodes: readonly ElementNode[],
  viewport: Viewport,
  pictures: PictureStore,
): CarriedPicture | null {
  const ink = unionOf(nodes.map(inkOf))
  if (!ink) return null
  const ratio = devicePixelRatio
  // Begins on a pixel of the screen: the same pixels show whether it moves or not.
  const onPixel = (place: number) => Math.floor(place * ratio - 1) / ratio
  const [left, top] = [
    onPixel(ink.x * viewport.scale + viewport.x),
    onPixel(ink.y * viewport.scale + viewport.y),
  ]
  const [width, height] = [ink.width * viewport.scale + 3 / ratio, ink.height * viewport.scale + 3 / ratio]
  const fineness = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height * ratio * ratio))) * ratio
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * fineness)
  canvas.height = Math.ceil(height * fineness)
  const context = canvas.getContext('2d')
  if (!context) return null
  const base = {
    scale: viewport.scale * fineness,
    x: (viewport.x - left) * fineness,
    y: (viewport.y - top) * fineness,
  }
  paintNodes(context, nodes, base, pictures)
  const size = `width:${canvas.width / fineness}px;height:${canvas.height / fineness}px`
  canvas.style.cssText = `position:absolute;left:0;top:0;${size};transform-origin:0 0;will-change:transform;pointer-events:none`
  const from = { x: (left - viewport.x) / viewport.scale, y: (top - viewport.y) / viewport.scale }
  return {
    canvas,
    carry(rigid) {
      // While it turns, speed counts more than smooth edges.
      const rendering = rigid.degrees === 0 ? 'auto' : 'pixelated'
      if (canvas.style.imageRendering !== rendering) canvas.style.imageRendering = rendering
      canvas.style.transform = carriedTo(viewport, rigid, from, ratio)
    },
  }
}
