import { beginPath, EMPTY_PATH } from '../elements/shape/path-draft.ts'
import type { Point } from '../geometry/viewport.ts'
import { type CanvasModel, type Gesture, type PressKeys, pageIn } from './canvas-view.ts'
import { createPenDraft } from './pen-draft.ts'
import { gripAt, REACH, straightened } from './pen-grips.ts'
import { penKey } from './pen-keys.ts'
import { createPenPress, placeOf } from './pen-press.ts'

/** Draws a path node by node, or changes the nodes of one: nothing of the document changes until it is applied. */
export interface PathPen {
  draw(): void
  /** False for what is no path, or is locked. */
  edit(id: string): boolean
  press(at: Point, keys: PressKeys, isTouch: boolean): Gesture | null
  pressTwice(at: Point): void
  hover(at: Point, keys: PressKeys): void
  cursor(at: Point): string
  close(isClosed: boolean): void
  apply(): void
  /** Leaves the label as it was. */
  bail(): void
  destroy(): void
}

export function createPathPen(model: CanvasModel, host: HTMLElement): PathPen {
  const { store } = model
  const { begin, show, apply, bail, destroy } = createPenDraft(model, host)

  function onKey(event: KeyboardEvent) {
    const { pen } = model.view()
    if (!pen) return
    const page = pageIn(store.get().document, store.get().selection.pageId)
    const middle = { x: (page?.width ?? 0) / 2, y: (page?.height ?? 0) / 2 }
    const next = event.key === 'Enter' ? 'apply' : penKey(pen, event, middle)
    if (!next) return
    if (next === 'apply') apply()
    else show(next)
    event.preventDefault()
    event.stopPropagation()
  }
  host.addEventListener('keydown', onKey)

  return {
    ...createPenPress(model, { show, apply }),
    draw: () => begin(null, { id: null, draft: EMPTY_PATH, chosen: null, aim: null }),
    edit(id) {
      const element = store.get().document.elements[id]
      if (element?.kind !== 'shape' || element.shape !== 'path' || element.isLocked || element.isHidden)
        return false
      begin(element, { id, draft: beginPath(element), chosen: 0, aim: null })
      return true
    },
    hover(at, { shift }) {
      const { pen } = model.view()
      if (pen?.id !== null) return
      const last = pen.draft.nodes.at(-1)
      const place = placeOf(model, pen.draft, at)
      model.show({ pen: { ...pen, aim: shift && last ? straightened(last, place) : place } })
    },
    cursor(at) {
      const { pen } = model.view()
      if (pen?.id === null) return 'crosshair'
      return pen && gripAt(model.view(), pen, at, REACH) ? 'move' : 'default'
    },
    close(isClosed) {
      const { pen } = model.view()
      if (pen && pen.draft.nodes.length > 1) show({ ...pen, draft: { ...pen.draft, isClosed } })
    },
    apply,
    bail,
    destroy() {
      destroy()
      host.removeEventListener('keydown', onKey)
    },
  }
}
