import { elementsOf } from '../../document/label-document.ts'
import { insideMarquee } from '../../geometry/hit.ts'
import { type Point, toLabel } from '../../geometry/viewport.ts'
import { AT_REST, type CanvasModel, type Gesture, pageIn } from '../canvas-view.ts'

/** Marks with a rectangle: to the right what is inside, to the left also what it touches; Shift adds. */
export function drawMarquee(model: CanvasModel, from: Point, isAdding: boolean): Gesture {
  const before = isAdding ? model.store.get().selection.ids : []
  const start = toLabel(model.view().viewport, from)
  if (!isAdding && model.store.get().selection.ids.length > 0) model.store.select([])
  let marked = before

  return {
    move(at) {
      const end = toLabel(model.view().viewport, at)
      const marquee = {
        x: Math.min(start.x, end.x),
        y: Math.min(start.y, end.y),
        width: Math.abs(end.x - start.x),
        height: Math.abs(end.y - start.y),
      }
      const { document, selection } = model.store.get()
      const page = pageIn(document, selection.pageId)
      const free = page
        ? elementsOf(document, page).filter(({ isHidden, isLocked }) => !isHidden && !isLocked)
        : []
      const inside = insideMarquee(free, marquee, end.x < start.x).map(({ id }) => id)
      const next = [...new Set([...before, ...inside])]
      if (next.join() !== marked.join()) {
        marked = next
        model.store.select(next)
      }
      model.show({ marquee })
    },
    end: () => model.show(AT_REST),
    cancel() {
      model.show(AT_REST)
      model.store.select(before)
    },
  }
}
