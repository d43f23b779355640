import type { Point } from '../../geometry/viewport.ts'
import type { CanvasModel, Gesture } from '../canvas-view.ts'

/** Moves the label under the window. */
export function panView(model: CanvasModel, from: Point): Gesture {
  const start = model.view().viewport
  return {
    move: (at) =>
      model.show({ viewport: { ...start, x: start.x + at.x - from.x, y: start.y + at.y - from.y } }),
    end: () => {},
    cancel: () => model.show({ viewport: start }),
  }
}
