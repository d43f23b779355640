import type { LabelStore } from '../editor/label-store.ts'
import { createListeners } from '../editor/listeners.ts'
import { FULL_SCALE } from '../geometry/viewport.ts'
import { AT_REST, type CanvasModel, type CanvasView } from './canvas-view.ts'

/** What a gesture does is drawn; the panels hear only of what they show. */
const isHeard = (before: CanvasView, after: CanvasView): boolean =>
  before.viewport !== after.viewport ||
  before.isGridShown !== after.isGridShown ||
  before.isSnapping !== after.isSnapping ||
  before.editing?.id !== after.editing?.id ||
  before.cropping?.id !== after.cropping?.id ||
  before.pen?.id !== after.pen?.id ||
  before.pen?.draft !== after.pen?.draft

/** Keeps what is on the screen beside the document. @param onChange Called after every change of it. */
export function createViewModel(
  store: LabelStore,
  onChange: (before: CanvasView, after: CanvasView) => void,
) {
  const { subscribe, tell } = createListeners()
  let view: CanvasView = {
    ...AT_REST,
    viewport: { scale: FULL_SCALE, x: 0, y: 0 },
    editing: null,
    cropping: null,
    pen: null,
    isGridShown: false,
    isSnapping: true,
  }
  const model: CanvasModel = {
    store,
    view: () => view,
    show(change) {
      const before = view
      view = { ...view, ...change }
      onChange(before, view)
      if (isHeard(before, view)) tell()
    },
  }
  return { model, subscribe }
}
