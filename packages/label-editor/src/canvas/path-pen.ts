import { addElements } from '../commands/change-elements.ts'
import { editElements } from '../commands/command.ts'
import type { ShapeElement } from '../document/element.ts'
import { newShape } from '../document/new-document.ts'
import { withNodeOn } from '../elements/shape/path-curve.ts'
import {
  addNode,
  beginPath,
  EMPTY_PATH,
  intoDraft,
  moveNode,
  type PathDraft,
  pullHandle,
  toggleSmooth,
  withPath,
} from '../elements/shape/path-draft.ts'
import { type Point, toLabel } from '../geometry/viewport.ts'
import { AT_REST, type CanvasModel, type Gesture, type Pen, type PressKeys, pageIn } from './canvas-view.ts'
import { CLICK_PX, gripAt, lineAt, pixelsBetween, REACH, straightened, TOUCH_REACH } from './pen-grips.ts'
import { penKey } from './pen-keys.ts'

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
  let from: { element: ShapeElement | null; pageId: string; selected: string } | null = null

  const end = () => {
    from = null
    model.show({ ...AT_REST, pen: null })
  }
  const show = (pen: Pen) => {
    const { id } = pen
    const preview =
      id === null
        ? {}
        : {
            moving: new Set([id]),
            preview: (now: ReturnType<typeof store.get>['document']) =>
              editElements(now, [id], (element) =>
                element.kind === 'shape' ? withPath(element, pen.draft) : element,
              ),
          }
    model.show({ pen, ...preview })
  }
  const begin = (element: ShapeElement | null, pen: Pen) => {
    store.select(element ? [element.id] : [], { wholeGroups: false })
    const { selection } = store.get()
    from = { element, pageId: selection.pageId, selected: selection.ids.join() }
    model.show(AT_REST)
    show(pen)
    host.focus({ preventScroll: true })
  }
  const edit = (id: string): boolean => {
    const element = store.get().document.elements[id]
    if (element?.kind !== 'shape' || element.shape !== 'path' || element.isLocked || element.isHidden)
      return false
    begin(element, { id, draft: beginPath(element), chosen: 0, aim: null })
    return true
  }
  /** A draft that was not changed is taken away without a step for undo. */
  function apply() {
    const { pen } = model.view()
    const begun = from
    if (!pen || !begun) return
    const { element, pageId } = begun
    end()
    if (pen.draft.nodes.length < 2) return
    if (element) {
      const next = withPath(element, pen.draft)
      if (JSON.stringify(next) === JSON.stringify(withPath(element, beginPath(element)))) return
      store.run('修改路径', (document) => editElements(document, [element.id], () => next))
      return
    }
    const made = withPath(newShape(crypto.randomUUID(), 'path'), pen.draft)
    store.run('绘制路径', addElements(pageId, [made]), [made.id])
  }
  const close = (isClosed: boolean) => {
    const { pen } = model.view()
    if (pen && pen.draft.nodes.length > 1) show({ ...pen, draft: { ...pen.draft, isClosed } })
  }

  const placeOf = (draft: PathDraft, at: Point) => intoDraft(draft, toLabel(model.view().viewport, at))
  /** The node that a press has set: pulling makes it smooth. */
  const pullNew = (pen: Pen, at: number, start: Point, ended: () => void): Gesture => ({
    move(to, keys) {
      const node = pen.draft.nodes[at]
      if (!node || Math.hypot(to.x - start.x, to.y - start.y) < CLICK_PX) return
      const place = placeOf(pen.draft, to)
      const pulled = keys.shift ? straightened(node, place) : place
      const vector = { x: pulled.x - node.x, y: pulled.y - node.y }
      show({ ...pen, draft: pullHandle(pen.draft, at, 'after', vector, true), chosen: at, aim: null })
    },
    end: ended,
    cancel: () => show(pen),
  })

  function pressDrawing(pen: Pen, at: Point, keys: PressKeys, reach: number): Gesture {
    const { nodes } = pen.draft
    const [first, last] = [nodes[0], nodes.at(-1)]
    if (first && nodes.length > 1 && pixelsBetween(model.view(), pen.draft, first, at) <= reach) {
      const closed = { ...pen, draft: { ...pen.draft, isClosed: true }, chosen: 0, aim: null }
      show(closed)
      return pullNew(closed, 0, at, apply)
    }
    // The second press of two is where the first did.
    const isAgain = last !== undefined && pixelsBetween(model.view(), pen.draft, last, at) <= CLICK_PX
    const place = placeOf(pen.draft, at)
    const draft = isAgain
      ? pen.draft
      : addNode(pen.draft, keys.shift && last ? straightened(last, place) : place)
    const next = { ...pen, draft, chosen: draft.nodes.length - 1, aim: null }
    show(next)
    return pullNew(next, draft.nodes.length - 1, at, () => {})
  }

  function press(at: Point, keys: PressKeys, isTouch: boolean): Gesture | null {
    const { pen } = model.view()
    if (!pen) return null
    const reach = isTouch ? TOUCH_REACH : REACH
    if (pen.id === null) return pressDrawing(pen, at, keys, reach)
    const grip = gripAt(model.view(), pen, at, reach)
    if (!grip) {
      if (!lineAt(model.view(), pen, at, REACH)) apply()
      return null
    }
    const start = placeOf(pen.draft, at)
    const chosen = { ...pen, chosen: grip.at }
    show(chosen)
    return {
      move(to, { alt, shift }) {
        const node = pen.draft.nodes[grip.at]
        if (!node) return
        const place = placeOf(pen.draft, to)
        const moved = { x: place.x - start.x, y: place.y - start.y }
        const draft =
          grip.part === 'node'
            ? moveNode(pen.draft, grip.at, shift ? straightened({ x: 0, y: 0 }, moved) : moved)
            : pullHandle(pen.draft, grip.at, grip.part, { x: place.x - node.x, y: place.y - node.y }, !alt)
        show({ ...chosen, draft })
      },
      end: () => {},
      cancel: () => show(chosen),
    }
  }

  function pressTwice(at: Point) {
    const { pen } = model.view()
    if (!pen) return
    if (pen.id === null) {
      apply()
      return
    }
    const grip = gripAt(model.view(), pen, at, REACH)
    if (grip?.part === 'node') show({ ...pen, draft: toggleSmooth(pen.draft, grip.at), chosen: grip.at })
    const line = grip ? null : lineAt(model.view(), pen, at, REACH)
    if (!line) return
    const nodes = withNodeOn(pen.draft.nodes, pen.draft.isClosed, line.piece, line.t)
    show({ ...pen, draft: { ...pen.draft, nodes }, chosen: line.piece + 1 })
  }

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

  // Undone, removed, another page: what is drawn has no place any more.
  const stopListening = store.subscribe(() => {
    if (!from) return
    const { document, selection } = store.get()
    const isSame = !from.element || document.elements[from.element.id] === from.element
    if (!isSame || selection.pageId !== from.pageId || selection.ids.join() !== from.selected) end()
  })

  return {
    draw: () => begin(null, { id: null, draft: EMPTY_PATH, chosen: null, aim: null }),
    edit,
    press,
    pressTwice,
    hover(at, { shift }) {
      const { pen } = model.view()
      if (pen?.id !== null) return
      const last = pen.draft.nodes.at(-1)
      const place = placeOf(pen.draft, at)
      model.show({ pen: { ...pen, aim: shift && last ? straightened(last, place) : place } })
    },
    cursor(at) {
      const { pen } = model.view()
      if (pen?.id === null) return 'crosshair'
      return pen && gripAt(model.view(), pen, at, REACH) ? 'move' : 'default'
    },
    close,
    apply,
    bail: () => {
      if (from) end()
    },
    destroy() {
      stopListening()
      host.removeEventListener('keydown', onKey)
    },
  }
}
