import { resizeSelection as resizeCommand } from '../../commands/transform-elements.ts'
import { handlesOf } from '../../elements/element-registry.ts'
import { type Frame, type Handle, handlePositions, PULLS } from '../../geometry/handles.ts'
import { resizeFrame } from '../../geometry/resize.ts'
import { snapMove } from '../../geometry/snap.ts'
import type { Point } from '../../geometry/viewport.ts'
import { AT_REST, type CanvasModel, type Gesture, type PressKeys, unlockedIds } from '../canvas-view.ts'
import { selectedFrame } from './move-selection.ts'
import { onGrid, type SnapTargets, snapTargets } from './snap-targets.ts'

/** No side becomes smaller than half a millimetre by pulling. */
const LEAST = 50

const mm = (length: number) => (length / 100).toFixed(1)

/** The pull, led to the nearest line; only upright frames snap. */
function snapped(
  model: CanvasModel,
  targets: SnapTargets,
  frame: Frame,
  handle: Exclude<Handle, 'turn'>,
  by: Point,
) {
  const pull = PULLS[handle]
  const at = handlePositions(frame, 0).find((place) => place.handle === handle)?.at
  if (!at || frame.rotation !== 0) return { by, guides: [] }
  const edge = { x: at.x + by.x, y: at.y + by.y, width: 0, height: 0 }
  const snap = snapMove(edge, targets.boxes, targets.guides, targets.reach)
  const guides = snap.guides.filter(({ axis, kind }) => pull[axis] !== 0 && kind !== 'gap')
  const has = (axis: 'x' | 'y') => guides.some((guide) => guide.axis === axis)
  return {
    by: {
      x: has('x') ? by.x + snap.dx : onGrid(edge.x, model) - at.x,
      y: has('y') ? by.y + snap.dy : onGrid(edge.y, model) - at.y,
    },
    guides,
  }
}

/** Resizes the selection by a handle: Shift keeps the ratio, Alt the middle, Ctrl lets nothing snap. */
export function resizeSelection(model: CanvasModel, from: Point, handle: Exclude<Handle, 'turn'>): Gesture {
  const ids = unlockedIds(model)
  const before = selectedFrame(model)
  const { document } = model.store.get()
  const targets = snapTargets(model, new Set(ids))
  const elements = ids.flatMap((id) => document.elements[id] ?? [])
  const isCorner = PULLS[handle].x !== 0 && PULLS[handle].y !== 0
  // Several keep their ratio at the corners; so does what would be distorted, as a mark or a picture.
  const byItself =
    isCorner && (elements.length > 1 || elements.some((element) => handlesOf(element).keepsRatio))
  const moving = new Set(ids)
  let after: Frame | null = null

  function pull(at: Point, keys: PressKeys) {
    if (!before) return
    const { viewport, isSnapping } = model.view()
    const raw = { x: (at.x - from.x) / viewport.scale, y: (at.y - from.y) / viewport.scale }
    const { by, guides } =
      isSnapping && !keys.control ? snapped(model, targets, before, handle, raw) : { by: raw, guides: [] }
    const keepsRatio = byItself ? !keys.shift : keys.shift
    after = resizeFrame(before, handle, by, { keepsRatio, fromCentre: keys.alt, least: LEAST })
    model.show({
      preview: resizeCommand(ids, before, after),
      moving,
      snapLines: guides,
      badge: { text: `${mm(after.width)} × ${mm(after.height)} mm`, at },
    })
  }

  return {
    move: pull,
    end() {
      model.show(AT_REST)
      if (before && after) model.store.run('调整大小', resizeCommand(ids, before, after))
    },
    cancel: () => model.show(AT_REST),
  }
}
