import { turnSelection as turnCommand } from '../../commands/transform-elements.ts'
import { middleOf } from '../../geometry/handles.ts'
import { angleTo, snapAngle } from '../../geometry/turn.ts'
import { type Point, toLabel } from '../../geometry/viewport.ts'
import { AT_REST, type CanvasModel, type Gesture, unlockedIds } from '../canvas-view.ts'
import { selectedFrame } from './move-selection.ts'

/** Turns the selection around its middle; multiples of 15 degrees pull, with Shift there is nothing between them. */
export function turnSelection(model: CanvasModel, from: Point): Gesture {
  const ids = unlockedIds(model)
  const frame = selectedFrame(model)
  const moving = new Set(ids)
  const seenFrom = (at: Point) => (frame ? angleTo(middleOf(frame), toLabel(model.view().viewport, at)) : 0)
  const start = seenFrom(from)
  let degrees = 0

  return {
    move(at, keys) {
      if (!frame) return
      const angle = frame.rotation + seenFrom(at) - start
      const to = keys.control ? Math.round(angle * 10) / 10 : snapAngle(angle, keys.shift)
      degrees = to - frame.rotation
      const shown = Math.round((((to % 360) + 360) % 360) * 10) / 10
      model.show({
        preview: turnCommand(ids, frame, degrees),
        moving,
        rigid: { dx: 0, dy: 0, degrees, around: middleOf(frame) },
        badge: { text: `${shown}°`, at },
      })
    },
    end() {
      model.show(AT_REST)
      if (frame && degrees !== 0) model.store.run('旋转', turnCommand(ids, frame, degrees))
    },
    cancel: () => model.show(AT_REST),
  }
}
