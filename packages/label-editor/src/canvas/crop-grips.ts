import { cropWindow } from '../elements/image/crop-picture.ts'
import { type Handle, handlePositions, intoFrame } from '../geometry/handles.ts'
import { type Point, toLabel, toView } from '../geometry/viewport.ts'
import type { CanvasView } from './canvas-view.ts'
import { cursorOf } from './press-target.ts'

/** How far beside a handle a press still takes it, pixels. */
export const REACH = 9
export const TOUCH_REACH = 18

/** A side or a corner of what is cut. */
export type Side = Exclude<Handle, 'turn'>

type Looking = Pick<CanvasView, 'cropping' | 'viewport'>

/** The side or corner of what is cut that a press takes; null beside them. */
export function sideAt({ cropping, viewport }: Looking, at: Point, reach: number): Side | null {
  if (!cropping) return null
  for (const { handle, at: place } of handlePositions(cropWindow(cropping), 0)) {
    const { x, y } = toView(viewport, place)
    if (handle !== 'turn' && Math.hypot(x - at.x, y - at.y) <= reach) return handle
  }
  return null
}

/** Whether a point of the view is on the whole picture, what is cut off included. */
export function isOnPicture({ cropping, viewport }: Looking, at: Point): boolean {
  if (!cropping) return false
  const { picture } = cropping
  const { x, y } = intoFrame(picture, toLabel(viewport, at))
  return x >= picture.x && y >= picture.y && x <= picture.x + picture.width && y <= picture.y + picture.height
}

export function cropCursor(view: Looking, at: Point): string {
  const handle = sideAt(view, at, REACH)
  if (handle && view.cropping)
    return cursorOf({ kind: 'handle', handle, rotation: view.cropping.picture.rotation })
  return isOnPicture(view, at) ? 'move' : 'default'
}
