import { type Cubic, piecesOf } from '../elements/shape/path-curve.ts'
import { ontoPage } from '../elements/shape/path-draft.ts'
import { type Point, toView } from '../geometry/viewport.ts'
import type { Pen } from './canvas-view.ts'
import type { OverlayState } from './overlay-state.ts'

type Context = CanvasRenderingContext2D

/** The path's own line, its nodes, the handles of the chosen one, and where the next node would be. */
export function paintPath(
  context: Context,
  { view, colours }: OverlayState,
  { id, draft, chosen, aim }: Pen,
): void {
  const onView = (place: Point) => toView(view.viewport, ontoPage(draft, place))
  const trace = ([from, towards, away, to]: Cubic) => {
    const [a, b, c, d] = [onView(from), onView(towards), onView(away), onView(to)]
    context.moveTo(a.x, a.y)
    context.bezierCurveTo(b.x, b.y, c.x, c.y, d.x, d.y)
  }
  context.strokeStyle = colours.accent
  context.lineWidth = 1.5
  context.beginPath()
  for (const piece of piecesOf(draft.nodes, draft.isClosed)) trace(piece)
  context.stroke()

  const last = draft.nodes.at(-1)
  if (aim && id === null) {
    const { x, y } = onView(aim)
    context.setLineDash([4, 3])
    context.beginPath()
    if (last) for (const piece of piecesOf([last, { ...aim, before: null, after: null }], false)) trace(piece)
    context.stroke()
    context.setLineDash([])
    // A cross: keys move it, and a pointer may be hidden by a finger.
    context.beginPath()
    context.moveTo(x - 6, y)
    context.lineTo(x + 6, y)
    context.moveTo(x, y - 6)
    context.lineTo(x, y + 6)
    context.stroke()
  }

  for (const [at, node] of draft.nodes.entries()) {
    const { x, y } = onView(node)
    const isSmooth = node.before !== null || node.after !== null
    if (at === chosen) {
      for (const handle of [node.before, node.after]) {
        if (!handle) continue
        const end = onView({ x: node.x + handle.x, y: node.y + handle.y })
        context.lineWidth = 1
        context.beginPath()
        context.moveTo(x, y)
        context.lineTo(end.x, end.y)
        context.stroke()
        context.beginPath()
        context.arc(end.x, end.y, 3.5, 0, Math.PI * 2)
        context.fillStyle = colours.accent
        context.fill()
      }
    }
    context.lineWidth = 1.5
    context.fillStyle = at === chosen ? colours.accent : '#ffffff'
    context.beginPath()
    if (isSmooth) context.arc(x, y, 4.5, 0, Math.PI * 2)
    else context.rect(x - 4, y - 4, 8, 8)
    context.fill()
    context.stroke()
  }
}
