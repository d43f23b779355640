import { cropWindow } from '../elements/image/crop-picture.ts'
import { cornersOf, handlePositions } from '../geometry/handles.ts'
import { type Point, toView } from '../geometry/viewport.ts'
import type { Cropping } from './canvas-view.ts'
import type { OverlayState } from './overlay-state.ts'

type Context = CanvasRenderingContext2D

function trace(context: Context, points: readonly Point[]) {
  for (const [at, { x, y }] of points.entries()) {
    if (at === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
  context.closePath()
}

/** What is cut off is under a veil; what is left has a frame with handles. */
export function paintCrop(context: Context, { view, colours }: OverlayState, cropping: Cropping): void {
  const onView = (point: Point) => toView(view.viewport, point)
  const window = cropWindow(cropping)
  const corners = cornersOf(window).map(onView)
  context.beginPath()
  trace(context, cornersOf(cropping.picture).map(onView))
  trace(context, corners)
  context.fillStyle = colours.veil
  context.globalAlpha = 0.68
  context.fill('evenodd')
  context.globalAlpha = 1
  context.beginPath()
  trace(context, corners)
  context.strokeStyle = colours.accent
  context.lineWidth = 1.5
  context.stroke()
  context.fillStyle = '#ffffff'
  for (const { handle, at } of handlePositions(window, 0)) {
    if (handle === 'turn') continue
    const { x, y } = onView(at)
    context.beginPath()
    context.roundRect(x - 4.5, y - 4.5, 9, 9, 2)
    context.fill()
    context.stroke()
  }
}
