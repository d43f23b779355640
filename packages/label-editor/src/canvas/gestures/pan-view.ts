import type { Point } from '../../geometry/viewport.ts'
import type { CanvasRoom, Gesture } from '../canvas-view.ts'

/** Moves the label under the window. */
export function panView(room: CanvasRoom, from: Point): Gesture {
  const start = room.view().viewport
  return {
    move: (at) =>
      room.show({ viewport: { ...start, x: start.x + at.x - from.x, y: start.y + at.y - from.y } }),
    end: () => {},
    cancel: () => room.show({ viewport: start }),
  }
}
