import { elementsOf } from '../../document/label-document.ts'
import { insideMarquee } from '../../geometry/hit.ts'
import { type Point, toLabel } from '../../geometry/viewport.ts'
import { AT_REST, type CanvasRoom, type Gesture, pageIn } from '../canvas-view.ts'

/** Marks with a rectangle: to the right what lies inside, to the left also what it touches; Shift adds. */
export function drawMarquee(room: CanvasRoom, from: Point, isAdding: boolean): Gesture {
  const before = isAdding ? room.store.get().selection.ids : []
  const start = toLabel(room.view().viewport, from)
  if (!isAdding && room.store.get().selection.ids.length > 0) room.store.select([])
  let marked = before

  return {
    move(at) {
      const end = toLabel(room.view().viewport, at)
      const marquee = {
        x: Math.min(start.x, end.x),
        y: Math.min(start.y, end.y),
        width: Math.abs(end.x - start.x),
        height: Math.abs(end.y - start.y),
      }
      const { document, selection } = room.store.get()
      const page = pageIn(document, selection.pageId)
      const free = page
        ? elementsOf(document, page).filter(({ isHidden, isLocked }) => !isHidden && !isLocked)
        : []
      const inside = insideMarquee(free, marquee, end.x < start.x).map(({ id }) => id)
      const next = [...new Set([...before, ...inside])]
      if (next.join() !== marked.join()) {
        marked = next
        room.store.select(next)
      }
      room.show({ marquee })
    },
    end: () => room.show(AT_REST),
    cancel() {
      room.show(AT_REST)
      room.store.select(before)
    },
  }
}
