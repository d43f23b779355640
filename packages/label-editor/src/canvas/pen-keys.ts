import { addNode, moveNode, removeNode, toggleSmooth } from '../elements/shape/path-draft.ts'
import { turned } from '../geometry/handles.ts'
import type { Point } from '../geometry/viewport.ts'
import type { Pen } from './canvas-view.ts'

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** As elements move: 0.1 mm, with Shift 1 mm, with Ctrl 5 mm. */
const stepOf = ({ shiftKey, ctrlKey, metaKey }: Keys) => (ctrlKey || metaKey ? 500 : shiftKey ? 100 : 10)

/**
 * What a key does to the path that is drawn or changed; null for a key of others. Arrows move where the next node will
 * are, space sets it; on a path that is already arrows move the chosen node, Alt and an arrow choose another,
 * space makes it smooth or a corner. Delete takes the chosen or the last node away, C ends the path where it begins.
 * @param middle of the page: where keys begin to draw.
 */
export function penKey(pen: Pen, event: Keys, middle: Point): Pen | null {
  const { draft, chosen, id } = pen
  const count = draft.nodes.length
  const arrow = ARROWS[event.key]
  if (event.key.toLowerCase() === 'c' && !event.ctrlKey && !event.metaKey && !event.altKey)
    return count > 1 ? { ...pen, draft: { ...draft, isClosed: !draft.isClosed } } : pen
  if (id === null) {
    const aim = pen.aim ?? draft.nodes.at(-1) ?? middle
    if (arrow) {
      const step = stepOf(event)
      return { ...pen, aim: { x: aim.x + arrow.x * step, y: aim.y + arrow.y * step } }
    }
    if (event.key === ' ') return { ...pen, draft: addNode(draft, aim), chosen: count, aim }
    if (event.key === 'Backspace' || event.key === 'Delete')
      return { ...pen, draft: { ...draft, nodes: draft.nodes.slice(0, -1) }, chosen: null }
    return null
  }
  const at = chosen ?? 0
  if (arrow && event.altKey) {
    const step = arrow.x + arrow.y
    return { ...pen, chosen: (at + step + count) % count }
  }
  if (arrow) {
    const step = stepOf(event)
    const by = turned({ x: arrow.x * step, y: arrow.y * step }, -draft.rotation)
    return { ...pen, draft: moveNode(draft, at, by), chosen: at }
  }
  if (event.key === ' ') return { ...pen, draft: toggleSmooth(draft, at), chosen: at }
  if (event.key === 'Backspace' || event.key === 'Delete')
    return { ...pen, draft: removeNode(draft, at), chosen: Math.max(0, at - 1) }
  return null
}
