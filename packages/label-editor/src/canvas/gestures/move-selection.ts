import { addElements, copyElements } from '../../commands/change-elements.ts'
import type { Command } from '../../commands/command.ts'
import { moveElements } from '../../commands/place-elements.ts'
import { frameOf } from '../../commands/transform-elements.ts'
import { boundsOf, unionOf } from '../../geometry/box.ts'
import { snapMove } from '../../geometry/snap.ts'
import type { Point } from '../../geometry/viewport.ts'
import { AT_REST, type CanvasModel, type Gesture, unlockedIds } from '../canvas-view.ts'
import { onGrid, type SnapTargets, snapTargets } from './snap-targets.ts'

/** Pixels that the pointer must travel before a press becomes a drag. */
const THRESHOLD = 3

const mm = (length: number) => (length / 100).toFixed(1)

/**
 * Moves the selection, or with Alt a copy of it. Shift keeps to the nearer axis, Ctrl lets nothing snap.
 * @param onClick Called when the pointer was let go without having moved.
 */
export function moveSelection(model: CanvasModel, from: Point, onClick: () => void): Gesture {
  const ids = unlockedIds(model)
  const { document } = model.store.get()
  const elements = ids.flatMap((id) => document.elements[id] ?? [])
  const box = unionOf(elements.map(boundsOf))
  let targets: SnapTargets | null = null
  let command: Command | null = null
  let isDragging = false
  let isCopying = false

  return {
    move(at, keys) {
      if (!box || (!isDragging && Math.hypot(at.x - from.x, at.y - from.y) < THRESHOLD)) return
      isDragging = true
      targets ??= snapTargets(model, new Set(ids))
      const { scale } = model.view().viewport
      let [dx, dy] = [(at.x - from.x) / scale, (at.y - from.y) / scale]
      if (keys.shift) [dx, dy] = Math.abs(dx) > Math.abs(dy) ? [dx, 0] : [0, dy]
      const moved = { ...box, x: box.x + dx, y: box.y + dy }
      const isSnapping = model.view().isSnapping && !keys.control
      const snap = isSnapping
        ? snapMove(moved, targets.boxes, targets.guides, targets.reach)
        : { dx: 0, dy: 0, guides: [] }
      const isFreeX = isSnapping && !snap.guides.some(({ axis }) => axis === 'x')
      const isFreeY = isSnapping && !snap.guides.some(({ axis }) => axis === 'y')
      const x = isFreeX ? onGrid(moved.x, model) : moved.x + snap.dx
      const y = isFreeY ? onGrid(moved.y, model) : moved.y + snap.dy
      const shift = { dx: Math.round(x - box.x), dy: Math.round(y - box.y) }
      command = moveElements(ids, shift.dx, shift.dy)
      isCopying = keys.alt
      model.show({
        preview: command,
        moving: model.view().moving.size > 0 ? model.view().moving : new Set(ids),
        rigid: { ...shift, degrees: 0, around: { x: 0, y: 0 } },
        snapLines: snap.guides,
        badge: { text: `X ${mm(x)}  Y ${mm(y)} mm`, at },
      })
    },
    end() {
      model.show(AT_REST)
      if (!isDragging) onClick()
      if (!command) return
      if (!isCopying) {
        model.store.run('移动', command)
        return
      }
      const moved = command(document)
      const copies = copyElements(moved, ids, () => crypto.randomUUID(), { dx: 0, dy: 0 })
      model.store.run(
        '复制',
        addElements(model.store.get().selection.pageId, copies),
        copies.map(({ id }) => id),
      )
    },
    cancel: () => model.show(AT_REST),
  }
}

/** The frame of what is selected and may be changed; null when nothing is. */
export function selectedFrame(model: CanvasModel) {
  const { document } = model.store.get()
  const preview = model.view().preview
  const shown = preview ? preview(document) : document
  return frameOf(model.store.get().selection.ids.flatMap((id) => shown.elements[id] ?? []))
}
