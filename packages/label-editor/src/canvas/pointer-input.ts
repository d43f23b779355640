import { type Point, zoomAt } from '../geometry/viewport.ts'
import type { CanvasModel, Gesture } from './canvas-view.ts'
import { keysOf, type PressTools, pressGesture, pressInText } from './press-gesture.ts'
import { cursorOf, pressTarget } from './press-target.ts'

export interface PointerOptions extends PressTools {
  model: CanvasModel
  host: HTMLElement
  /** A double press on something that is not a text. */
  onOpen(id: string): void
  /** The right button, or a long press; pixels of the window. */
  onMenu(at: Point): void
}

/** Two fingers move and zoom the view, from where they were to where they are. */
function pinch(model: CanvasModel, before: readonly Point[], after: readonly Point[]): void {
  const middle = ([a, b]: readonly Point[]) => ({
    x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2,
    y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2,
  })
  const spread = ([a, b]: readonly Point[]) =>
    Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0)) || 1
  const [from, to] = [middle(before), middle(after)]
  const { viewport } = model.view()
  const moved = { ...viewport, x: viewport.x + to.x - from.x, y: viewport.y + to.y - from.y }
  model.show({ viewport: zoomAt(moved, to, spread(after) / spread(before)) })
}

function turnWheel(model: CanvasModel, event: WheelEvent, at: Point): void {
  const { viewport } = model.view()
  // Trackpads send a pinch as a wheel with Ctrl; a plain wheel scrolls.
  if (event.ctrlKey || event.metaKey) {
    model.show({ viewport: zoomAt(viewport, at, Math.exp(-event.deltaY * 0.0025)) })
    return
  }
  const [dx, dy] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY]
  model.show({ viewport: { ...viewport, x: viewport.x - dx, y: viewport.y - dy } })
}

function cursorAt({ model, crop, pen, isHand }: PointerOptions, at: Point): string {
  if (isHand()) return 'grab'
  const { editing, cropping, pen: isDrawn } = model.view()
  if (editing) return 'text'
  if (cropping) return crop.cursor(at)
  return isDrawn ? pen.cursor(at) : cursorOf(pressTarget(model, at, false))
}

/** A double press continues what is being edited, or begins with what is under it. */
function pressTwice(options: PointerOptions, at: Point): void {
  const { model, text, crop, pen } = options
  const { editing, cropping, pen: drawn } = model.view()
  if (editing) text.markWord()
  else if (cropping) crop.apply()
  else if (drawn) pen.pressTwice(at)
  else openTarget(options, at)
}

function openTarget({ model, text, crop, pen, onOpen }: PointerOptions, at: Point): void {
  const target = pressTarget(model, at, false)
  if (target.kind !== 'element' || target.element.isLocked) return
  const { element } = target
  model.store.select([element.id], { wholeGroups: false })
  if (element.kind === 'text') text.begin(element.id, at)
  else if (!crop.begin(element.id) && !pen.edit(element.id)) onOpen(element.id)
}

/** The menu is about what is under the pointer. */
function selectForMenu(model: CanvasModel, at: Point): void {
  const target = pressTarget(model, at, false)
  const { selection } = model.store.get()
  if (target.kind === 'element' && !selection.ids.includes(target.element.id))
    model.store.select([target.element.id])
}

/** Turns presses, wheels and fingers into gestures. Answers how to cancel the one in progress, and how to stop. */
export function listenToPointer(options: PointerOptions) {
  const { model, host, text, pen, onMenu } = options
  let gesture: Gesture | null = null
  const fingers = new Map<number, Point>()
  const stop = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    listen: (event: HTMLElementEventMap[K]) => void,
    more?: AddEventListenerOptions,
  ) => host.addEventListener(kind, listen, { signal: stop.signal, ...more })

  const place = (event: MouseEvent): Point => {
    const { left, top } = host.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const cancel = () => {
    gesture?.cancel()
    gesture = null
  }

  on('pointerdown', (event) => {
    const at = place(event)
    if (event.pointerType === 'touch') fingers.set(event.pointerId, at)
    if (fingers.size === 2) {
      cancel()
      return
    }
    if (fingers.size > 2) return
    const inText = pressInText(model, text, at)
    if (inText) event.preventDefault()
    else host.focus({ preventScroll: true })
    gesture = inText ?? pressGesture(model, options, event, at)
    if (gesture) host.setPointerCapture(event.pointerId)
  })
  on('pointermove', (event) => {
    if (fingers.size === 2 && fingers.has(event.pointerId)) {
      const before = [...fingers.values()]
      fingers.set(event.pointerId, place(event))
      pinch(model, before, [...fingers.values()])
      return
    }
    const at = place(event)
    if (gesture) gesture.move(at, keysOf(event))
    else if (event.pointerType !== 'touch') {
      pen.hover(at, keysOf(event))
      host.style.cursor = cursorAt(options, at)
    }
  })
  const release = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    if (event.type === 'pointercancel') cancel()
    gesture?.end()
    gesture = null
  }
  on('pointerup', release)
  on('pointercancel', release)
  on('dblclick', (event) => pressTwice(options, place(event)))
  on('contextmenu', (event) => {
    event.preventDefault()
    cancel()
    selectForMenu(model, place(event))
    onMenu({ x: event.clientX, y: event.clientY })
  })
  on(
    'wheel',
    (event) => {
      event.preventDefault()
      turnWheel(model, event, place(event))
    },
    { passive: false },
  )
  return { cancel, isBusy: () => gesture !== null, stop: () => stop.abort() }
}
