import type { Point } from '../geometry/viewport.ts'
import type { CanvasModel, Gesture, PressKeys } from './canvas-view.ts'
import { drawMarquee } from './gestures/draw-marquee.ts'
import { moveGuide } from './gestures/move-guide.ts'
import { moveSelection } from './gestures/move-selection.ts'
import { panView } from './gestures/pan-view.ts'
import { resizeSelection } from './gestures/resize-selection.ts'
import { turnSelection } from './gestures/turn-selection.ts'
import { RULER_PX } from './paint-ruler.ts'
import type { PathPen } from './path-pen.ts'
import type { PictureCrop } from './picture-crop.ts'
import { pressTarget } from './press-target.ts'
import type { TextEditor } from './text-editor.ts'

/** What presses are for, before they are for the elements. */
export interface PressTools {
  text: TextEditor
  crop: PictureCrop
  pen: PathPen
  /** Whether presses move the view: the hand tool, or the space bar held down. */
  isHand(): boolean
}

export const keysOf = (event: MouseEvent): PressKeys => ({
  shift: event.shiftKey,
  alt: event.altKey,
  control: event.ctrlKey || event.metaKey,
})

function pressElement(model: CanvasModel, event: PointerEvent, at: Point, id: string): Gesture {
  const { store } = model
  const { selection } = store.get()
  const isSelected = selection.ids.includes(id)
  if (event.shiftKey || event.ctrlKey || event.metaKey) {
    const others = selection.ids.filter((other) => other !== id)
    if (!isSelected) store.select([...selection.ids, id])
    else return moveSelection(model, at, () => store.select(others, { wholeGroups: false }))
  } else if (!isSelected) store.select([id])
  return moveSelection(model, at, () => {
    if (isSelected && selection.ids.length > 1 && !event.shiftKey && event.button === 0) store.select([id])
  })
}

/** What a press begins where no text is edited. */
export function pressGesture(
  model: CanvasModel,
  { crop, pen, isHand }: PressTools,
  event: PointerEvent,
  at: Point,
): Gesture | null {
  const isTouch = event.pointerType === 'touch'
  if (event.button === 1 || (event.button === 0 && isHand())) return panView(model, at)
  if (event.button !== 0) return null
  if (model.view().cropping) return crop.press(at, isTouch)
  if (model.view().pen) return pen.press(at, keysOf(event), isTouch)
  const target = pressTarget(model, at, isTouch)
  if (target.kind === 'ruler') return moveGuide(model, target.axis, null, RULER_PX)
  if (target.kind === 'guide') return moveGuide(model, target.axis, target.index, RULER_PX)
  if (target.kind === 'element') return pressElement(model, event, at, target.element.id)
  if (target.kind === 'nothing') return drawMarquee(model, at, event.shiftKey)
  return target.handle === 'turn' ? turnSelection(model, at) : resizeSelection(model, at, target.handle)
}

/** What a press in the text that is edited begins; a press beside it ends the editing. */
export function pressInText(model: CanvasModel, text: TextEditor, at: Point): Gesture | null {
  if (!model.view().editing) return null
  if (!text.point(at, false)) {
    text.end()
    return null
  }
  return { move: (to) => void text.point(to, true), end: () => {}, cancel: () => {} }
}
