import { withNodeOn } from '../elements/shape/path-curve.ts'
import {
  addNode,
  intoDraft,
  moveNode,
  type PathDraft,
  pullHandle,
  toggleSmooth,
} from '../elements/shape/path-draft.ts'
import { type Point, toLabel } from '../geometry/viewport.ts'
import type { CanvasModel, Gesture, Pen, PressKeys } from './canvas-view.ts'
import type { PenDraft } from './pen-draft.ts'
import {
  CLICK_PX,
  type Grip,
  gripAt,
  lineAt,
  pixelsBetween,
  REACH,
  straightened,
  TOUCH_REACH,
} from './pen-grips.ts'

export const placeOf = (model: CanvasModel, draft: PathDraft, at: Point): Point =>
  intoDraft(draft, toLabel(model.view().viewport, at))

/** What presses do to the path that is drawn or changed. */
export function createPenPress(model: CanvasModel, { show, apply }: Pick<PenDraft, 'show' | 'apply'>) {
  /** The node that a press has set: pulling makes it smooth. */
  const pullNew = (pen: Pen, at: number, start: Point, ended: () => void): Gesture => ({
    move(to, keys) {
      const node = pen.draft.nodes[at]
      if (!node || Math.hypot(to.x - start.x, to.y - start.y) < CLICK_PX) return
      const place = placeOf(model, pen.draft, to)
      const pulled = keys.shift ? straightened(node, place) : place
      const vector = { x: pulled.x - node.x, y: pulled.y - node.y }
      show({ ...pen, draft: pullHandle(pen.draft, at, 'after', vector, true), chosen: at, aim: null })
    },
    end: ended,
    cancel: () => show(pen),
  })

  function pressDrawing(pen: Pen, at: Point, keys: PressKeys, reach: number): Gesture {
    const { nodes } = pen.draft
    const [first, last] = [nodes[0], nodes.at(-1)]
    if (first && nodes.length > 1 && pixelsBetween(model.view(), pen.draft, first, at) <= reach) {
      const closed = { ...pen, draft: { ...pen.draft, isClosed: true }, chosen: 0, aim: null }
      show(closed)
      return pullNew(closed, 0, at, apply)
    }
    // The second press of two is where the first did.
    const isAgain = last !== undefined && pixelsBetween(model.view(), pen.draft, last, at) <= CLICK_PX
    const place = placeOf(model, pen.draft, at)
    const draft = isAgain
      ? pen.draft
      : addNode(pen.draft, keys.shift && last ? straightened(last, place) : place)
    const next = { ...pen, draft, chosen: draft.nodes.length - 1, aim: null }
    show(next)
    return pullNew(next, draft.nodes.length - 1, at, () => {})
  }

  return {
    press(at: Point, keys: PressKeys, isTouch: boolean): Gesture | null {
      const { pen } = model.view()
      if (!pen) return null
      const reach = isTouch ? TOUCH_REACH : REACH
      if (pen.id === null) return pressDrawing(pen, at, keys, reach)
      const grip = gripAt(model.view(), pen, at, reach)
      if (grip) return pullGrip(model, show, pen, grip, at)
      if (!lineAt(model.view(), pen, at, REACH)) apply()
      return null
    },
    pressTwice(at: Point) {
      const { pen } = model.view()
      if (!pen) return
      if (pen.id === null) {
        apply()
        return
      }
      const grip = gripAt(model.view(), pen, at, REACH)
      if (grip?.part === 'node') show({ ...pen, draft: toggleSmooth(pen.draft, grip.at), chosen: grip.at })
      const line = grip ? null : lineAt(model.view(), pen, at, REACH)
      if (!line) return
      const nodes = withNodeOn(pen.draft.nodes, pen.draft.isClosed, line.piece, line.t)
      show({ ...pen, draft: { ...pen.draft, nodes }, chosen: line.piece + 1 })
    },
  }
}

/** Moves a node, or pulls one of its handles. */
function pullGrip(model: CanvasModel, show: PenDraft['show'], pen: Pen, grip: Grip, from: Point): Gesture {
  const start = placeOf(model, pen.draft, from)
  const chosen = { ...pen, chosen: grip.at }
  show(chosen)
  return {
    move(to, { alt, shift }) {
      const node = pen.draft.nodes[grip.at]
      if (!node) return
      const place = placeOf(model, pen.draft, to)
      const moved = { x: place.x - start.x, y: place.y - start.y }
      const draft =
        grip.part === 'node'
          ? moveNode(pen.draft, grip.at, shift ? straightened({ x: 0, y: 0 }, moved) : moved)
          : pullHandle(pen.draft, grip.at, grip.part, { x: place.x - node.x, y: place.y - node.y }, !alt)
      show({ ...chosen, draft })
    },
    end: () => {},
    cancel: () => show(chosen),
  }
}
