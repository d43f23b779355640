import { type Point, zoomAt } from '../geometry/viewport.ts'
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
import { cursorOf, pressTarget } from './press-target.ts'
import type { TextEditor } from './text-editor.ts'

export interface PointerOptions {
  model: CanvasModel
  host: HTMLElement
  text: TextEditor
  crop: PictureCrop
  pen: PathPen
  /** Whether presses move the view: the hand tool, or the space bar held down. */
  isHand(): boolean
  /** A double press on something that is not a text. */
  onOpen(id: string): void
  /** The right button, or a long press; pixels of the window. */
  onMenu(at: Point): void
}

const keysOf = (event: MouseEvent): PressKeys => ({
  shift: event.shiftKey,
  alt: event.altKey,
  control: event.ctrlKey || event.metaKey,
})

/** Turns presses, wheels and fingers into gestures. Answers how to cancel the one in progress, and how to stop. */
export function listenToPointer(options: PointerOptions) {
  const { model, host, text, crop, pen, isHand, onOpen, onMenu } = options
  let gesture: Gesture | null = null
  const fingers = new Map<number, Point>()
  const stop = new AbortController()
  const until = { signal: stop.signal }

  const place = (event: MouseEvent): Point => {
    const { left, top } = host.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  function pressElement(event: PointerEvent, at: Point, id: string): Gesture {
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

  function begin(event: PointerEvent, at: Point): Gesture | null {
    if (event.button === 1 || (event.button === 0 && isHand())) return panView(model, at)
    if (event.button !== 0) return null
    if (model.view().cropping) return crop.press(at, event.pointerType === 'touch')
    if (model.view().pen) return pen.press(at, keysOf(event), event.pointerType === 'touch')
    const target = pressTarget(model, at, event.pointerType === 'touch')
    if (target.kind === 'ruler') return moveGuide(model, target.axis, null, RULER_PX)
    if (target.kind === 'guide') return moveGuide(model, target.axis, target.index, RULER_PX)
    if (target.kind === 'element') return pressElement(event, at, target.element.id)
    if (target.kind === 'nothing') return drawMarquee(model, at, event.shiftKey)
    return target.handle === 'turn' ? turnSelection(model, at) : resizeSelection(model, at, target.handle)
  }

  function pressInText(at: Point): Gesture | null {
    if (!model.view().editing) return null
    if (!text.point(at, false)) {
      text.end()
      return null
    }
    return { move: (to) => void text.point(to, true), end: () => {}, cancel: () => {} }
  }

  /** Two fingers move and zoom the view. */
  function pinch(event: PointerEvent) {
    const before = [...fingers.values()]
    fingers.set(event.pointerId, place(event))
    const after = [...fingers.values()]
    const middle = ([a, b]: Point[]) => ({
      x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2,
      y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2,
    })
    const spread = ([a, b]: Point[]) => Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0)) || 1
    const [from, to] = [middle(before), middle(after)]
    const { viewport } = model.view()
    const moved = { ...viewport, x: viewport.x + to.x - from.x, y: viewport.y + to.y - from.y }
    model.show({ viewport: zoomAt(moved, to, spread(after) / spread(before)) })
  }

  function cursorAt(at: Point): string {
    if (isHand()) return 'grab'
    const { editing, cropping, pen: isDrawn } = model.view()
    if (editing) return 'text'
    if (cropping) return crop.cursor(at)
    return isDrawn ? pen.cursor(at) : cursorOf(pressTarget(model, at, false))
  }

  const cancel = () => {
    gesture?.cancel()
    gesture = null
  }

  host.addEventListener(
    'pointerdown',
    (event) => {
      const at = place(event)
      if (event.pointerType === 'touch') fingers.set(event.pointerId, at)
      if (fingers.size === 2) {
        cancel()
        return
      }
      if (fingers.size > 2) return
      const inText = pressInText(at)
      if (inText) event.preventDefault()
      else host.focus({ preventScroll: true })
      gesture = inText ?? begin(event, at)
      if (gesture) host.setPointerCapture(event.pointerId)
    },
    until,
  )
  host.addEventListener(
    'pointermove',
    (event) => {
      if (fingers.size === 2 && fingers.has(event.pointerId)) {
        pinch(event)
        return
      }
      const at = place(event)
      if (gesture) gesture.move(at, keysOf(event))
      else if (event.pointerType !== 'touch') {
        pen.hover(at, keysOf(event))
        host.style.cursor = cursorAt(at)
      }
    },
    until,
  )
  const release = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    if (event.type === 'pointercancel') cancel()
    gesture?.end()
    gesture = null
  }
  host.addEventListener('pointerup', release, until)
  host.addEventListener('pointercancel', release, until)
  host.addEventListener(
    'dblclick',
    (event) => {
      if (model.view().editing) {
        text.markWord()
        return
      }
      if (model.view().cropping) {
        crop.apply()
        return
      }
      if (model.view().pen) {
        pen.pressTwice(place(event))
        return
      }
      const target = pressTarget(model, place(event), false)
      if (target.kind !== 'element' || target.element.isLocked) return
      const { element } = target
      model.store.select([element.id], { wholeGroups: false })
      if (element.kind === 'text') text.begin(element.id, place(event))
      else if (!crop.begin(element.id) && !pen.edit(element.id)) onOpen(element.id)
    },
    until,
  )
  host.addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault()
      cancel()
      const target = pressTarget(model, place(event), false)
      const { selection } = model.store.get()
      if (target.kind === 'element' && !selection.ids.includes(target.element.id))
        model.store.select([target.element.id])
      onMenu({ x: event.clientX, y: event.clientY })
    },
    until,
  )
  host.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      const { viewport } = model.view()
      // Trackpads send a pinch as a wheel with Ctrl; a plain wheel scrolls.
      if (event.ctrlKey || event.metaKey) {
        model.show({ viewport: zoomAt(viewport, place(event), Math.exp(-event.deltaY * 0.0025)) })
        return
      }
      const [dx, dy] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY]
      model.show({ viewport: { ...viewport, x: viewport.x - dx, y: viewport.y - dy } })
    },
    { ...until, passive: false },
  )
  return { cancel, isBusy: () => gesture !== null, stop: () => stop.abort() }
}
