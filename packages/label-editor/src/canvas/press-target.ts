import type { LabelElement } from '../document/element.ts'
import { elementsOf } from '../document/label-document.ts'
import { isSolid } from '../elements/element-registry.ts'
import { type Handle, handlePositions } from '../geometry/handles.ts'
import { topmostAt } from '../geometry/hit.ts'
import { type Point, toLabel, toView } from '../geometry/viewport.ts'
import { type CanvasModel, pageIn } from './canvas-view.ts'
import { selectedFrame } from './gestures/move-selection.ts'
import { KNOB_PX, shownHandles } from './paint-overlay.ts'
import { RULER_PX } from './paint-ruler.ts'

/** What is under the pointer, the front thing first. */
type PressTarget =
  | { kind: 'ruler'; axis: 'x' | 'y' }
  | { kind: 'handle'; handle: Handle; rotation: number }
  | { kind: 'guide'; axis: 'x' | 'y'; index: number }
  | { kind: 'element'; element: LabelElement }
  | { kind: 'nothing' }

const GUIDE_PX = 4

function handleAt(model: CanvasModel, at: Point, reach: number): PressTarget | null {
  const { document, selection } = model.store.get()
  const { viewport } = model.view()
  const selected = selection.ids.flatMap((id) => document.elements[id] ?? [])
  const frame = selectedFrame(model)
  if (!frame) return null
  const shown = new Set(shownHandles(selected, frame, viewport))
  const hit = handlePositions(frame, KNOB_PX / viewport.scale)
    .filter(({ handle }) => shown.has(handle))
    .map((place) => ({ ...place, view: toView(viewport, place.at) }))
    .map(({ handle, view }) => ({ handle, distance: Math.hypot(view.x - at.x, view.y - at.y) }))
    .sort((a, b) => a.distance - b.distance)[0]
  return hit && hit.distance <= reach
    ? { kind: 'handle', handle: hit.handle, rotation: frame.rotation }
    : null
}

/** @param isTouch Fingers are wider than a pointer: everything reaches further. */
export function pressTarget(model: CanvasModel, at: Point, isTouch: boolean): PressTarget {
  if (at.y < RULER_PX) return { kind: 'ruler', axis: 'y' }
  if (at.x < RULER_PX) return { kind: 'ruler', axis: 'x' }
  const handle = handleAt(model, at, isTouch ? 18 : 8)
  if (handle) return handle
  const { document, selection } = model.store.get()
  const { viewport } = model.view()
  const page = pageIn(document, selection.pageId)
  if (!page) return { kind: 'nothing' }
  const point = toLabel(viewport, at)
  const shown = elementsOf(document, page).filter(({ isHidden }) => !isHidden)
  const element = topmostAt(shown, point, isSolid, (isTouch ? 10 : 4) / viewport.scale)
  if (element) return { kind: 'element', element }
  const index = page.guides.findIndex(
    (guide) => Math.abs(guide.at - point[guide.axis]) * viewport.scale <= GUIDE_PX,
  )
  const guide = page.guides[index]
  return guide ? { kind: 'guide', axis: guide.axis, index } : { kind: 'nothing' }
}

const CURSORS = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const
const ORDER: readonly Handle[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw']

/** The pointer's shape over a target; resize arrows turn with the frame. */
export function cursorOf(target: PressTarget): string {
  if (target.kind === 'ruler') return target.axis === 'y' ? 'row-resize' : 'col-resize'
  if (target.kind === 'guide') return target.axis === 'x' ? 'col-resize' : 'row-resize'
  if (target.kind === 'element') return target.element.isLocked ? 'default' : 'move'
  if (target.kind === 'nothing') return 'default'
  if (target.handle === 'turn') return 'grab'
  const eighth = ORDER.indexOf(target.handle) + Math.round(target.rotation / 45)
  return CURSORS[((eighth % 4) + 4) % 4] as string
}
