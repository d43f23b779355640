import { nearestOn } from '../elements/shape/path-curve.ts'
import { intoDraft, ontoPage, type PathDraft } from '../elements/shape/path-draft.ts'
import { type Point, toLabel, toView } from '../geometry/viewport.ts'
import type { CanvasView, Pen } from './canvas-view.ts'

/** What can be pulled: a node, or one of the handles of the chosen one. */
export interface Grip {
  /** Number of the node. */
  at: number
  part: 'node' | 'before' | 'after'
}

/** How far beside a node a press still takes it, pixels. */
export const REACH = 9
export const TOUCH_REACH = 18
/** A press that moves less is a click. */
export const CLICK_PX = 3

type Looking = Pick<CanvasView, 'viewport'>

/** Pixels from a place of the draft to a point of the view. */
export function pixelsBetween({ viewport }: Looking, draft: PathDraft, place: Point, at: Point): number {
  const { x, y } = toView(viewport, ontoPage(draft, place))
  return Math.hypot(x - at.x, y - at.y)
}

/** What a press takes, the front thing first: handles before nodes, later nodes before earlier ones. */
export function gripAt(view: Looking, { draft, chosen }: Pen, at: Point, reach: number): Grip | null {
  const node = chosen === null ? undefined : draft.nodes[chosen]
  for (const part of ['before', 'after'] as const) {
    const handle = node?.[part]
    if (!node || !handle || chosen === null) continue
    const end = { x: node.x + handle.x, y: node.y + handle.y }
    if (pixelsBetween(view, draft, end, at) <= reach) return { at: chosen, part }
  }
  const index = draft.nodes.findLastIndex((one) => pixelsBetween(view, draft, one, at) <= reach)
  return index < 0 ? null : { at: index, part: 'node' }
}

/** Where on the line a press is; null beside it. */
export function lineAt({ viewport }: Looking, { draft }: Pen, at: Point, reach: number) {
  const found = nearestOn(draft.nodes, draft.isClosed, intoDraft(draft, toLabel(viewport, at)))
  return found && found.distance * viewport.scale <= reach ? found : null
}

/** The nearest place to `to` that is in one of eight directions from `from`. */
export function straightened(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const angle = Math.round(Math.atan2(dy, dx) / (Math.PI / 4)) * (Math.PI / 4)
  const length = dx * Math.cos(angle) + dy * Math.sin(angle)
  return { x: from.x + Math.cos(angle) * length, y: from.y + Math.sin(angle) * length }
}
