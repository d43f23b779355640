import { Konva } from 'konva/lib/Global'
import type { LabelStore } from '../editor/label-store.ts'
import { createListeners } from '../editor/listeners.ts'
import { centred, FULL_SCALE, fitPage, type Point, zoomAt } from '../geometry/viewport.ts'
import { AT_REST, type CanvasModel, type CanvasView, pageIn } from './canvas-view.ts'
import { createOverlay } from './overlay.ts'
import { RULER_PX } from './paint-ruler.ts'
import { createPathPen } from './path-pen.ts'
import { createPictureCrop } from './picture-crop.ts'
import { listenToPointer } from './pointer-input.ts'
import { createScene } from './scene.ts'
import { createTextEditor } from './text-editor.ts'

/** The canvas as the panels see it. */
export interface LabelCanvas {
  view(): CanvasView
  /** Called after every change of the view, not of the document. */
  subscribe(listener: () => void): () => void
  zoomBy(factor: number): void
  /** @param scale Pixels of a hundredth of a millimetre. */
  zoomTo(scale: number): void
  fit(): void
  setGrid(isShown: boolean): void
  setSnapping(isOn: boolean): void
  setHand(isOn: boolean): void
  editText(id: string): void
  /** Begins to cut a picture; false where there is none to cut. */
  cropPicture(id: string): boolean
  applyCrop(): void
  /** Begins to draw a path. */
  drawPath(): void
  /** Begins to change the nodes of a path; false for what is none. */
  editPath(id: string): boolean
  /** Whether the path that is drawn or changed ends where it begins. */
  closePath(isClosed: boolean): void
  applyPath(): void
  /** Ends what is in progress: a gesture, the editing of a text. Answers whether there was anything. */
  escape(): boolean
  focus(): void
  destroy(): void
}

export interface LabelCanvasOptions {
  host: HTMLDivElement
  store: LabelStore
  onOpen(id: string): void
  onMenu(at: Point): void
}

// Every layer draws itself in the next frame; Konva's own drawing after each change would draw twice.
Konva.autoDrawEnabled = false

/** Puts the canvas into `host`, which must have a size of its own and be able to take the focus. */
export function createLabelCanvas({ host, store, onOpen, onMenu }: LabelCanvasOptions): LabelCanvas {
  const stage = document.createElement('div')
  stage.style.cssText = 'position:absolute;inset:0;overflow:hidden'
  host.append(stage)
  const scene = createScene(stage)
  const { subscribe, tell } = createListeners()
  let isHand = false
  let isFitted = true
  let frame = 0
  let view: CanvasView = {
    ...AT_REST,
    viewport: { scale: FULL_SCALE, x: 0, y: 0 },
    editing: null,
    cropping: null,
    pen: null,
    isGridShown: false,
    isSnapping: true,
  }

  const show = (change: Partial<CanvasView>) => {
    if (change.viewport && change.viewport !== view.viewport) isFitted = false
    const before = view
    view = { ...view, ...change }
    schedule()
    // What a gesture does is drawn here; the panels hear only of what they show.
    const isHeard =
      before.viewport !== view.viewport ||
      before.isGridShown !== view.isGridShown ||
      before.isSnapping !== view.isSnapping ||
      before.editing?.id !== view.editing?.id ||
      before.cropping?.id !== view.cropping?.id ||
      before.pen?.id !== view.pen?.id ||
      before.pen?.draft !== view.pen?.draft
    if (isHeard) tell()
  }
  const model: CanvasModel = { store, view: () => view, show }
  const overlay = createOverlay(model, scene, host)
  const text = createTextEditor(model, host, () => host.focus({ preventScroll: true }))
  const crop = createPictureCrop(model, host)
  const pen = createPathPen(model, host)
  const pointer = listenToPointer({ model, host, text, crop, pen, isHand: () => isHand, onOpen, onMenu })

  function draw() {
    frame = 0
    const { document, selection } = store.get()
    // What keeps its form is carried: nothing of the document need be worked out until the gesture ends.
    const shown = view.preview && !view.rigid ? view.preview(document) : document
    scene.show({
      document: shown,
      rigid: view.rigid,
      pageId: pageIn(document, selection.pageId)?.id ?? '',
      viewport: view.viewport,
      isGridShown: view.isGridShown,
      moving: view.moving,
      editedId: view.editing?.id ?? null,
    })
    overlay.draw(shown)
  }
  function schedule() {
    if (frame === 0) frame = requestAnimationFrame(draw)
  }

  const size = () => ({ width: host.clientWidth, height: host.clientHeight })
  /** What the rulers leave of the view. */
  const freeSpace = () => ({ width: size().width - RULER_PX, height: size().height - RULER_PX })
  const middle = (): Point => ({ x: (size().width + RULER_PX) / 2, y: (size().height + RULER_PX) / 2 })

  function fitLabel() {
    const { document, selection } = store.get()
    const page = pageIn(document, selection.pageId)
    if (!page || size().width === 0) return
    const margin = Math.min(40, size().width / 16)
    const viewport = fitPage(page, freeSpace(), margin)
    // A tiny label is not blown up beyond reason.
    const calm = viewport.scale > FULL_SCALE * 4 ? centred(page, freeSpace(), FULL_SCALE * 4) : viewport
    show({ viewport: { ...calm, x: calm.x + RULER_PX, y: calm.y + RULER_PX } })
    isFitted = true
  }

  let shownSpace = ''
  /** Takes up the space that the host has. */
  function fill() {
    const { width, height } = size()
    const asked = `${width} ${height} ${devicePixelRatio}`
    // Hidden, it keeps what it shows.
    if (width === 0 || height === 0 || asked === shownSpace) return
    shownSpace = asked
    scene.resize(width, height)
    overlay.resize()
    if (isFitted) fitLabel()
    else schedule()
  }
  const observer = new ResizeObserver(fill)
  // At once: the observer speaks when the first frame has been laid out, and the label would miss it.
  fill()
  observer.observe(host)

  let shownPage = store.get().selection.pageId
  let shownSize = ''
  let shownLabel = store.get().document.id
  const stopListening = store.subscribe(() => {
    const { document, selection } = store.get()
    const page = pageIn(document, selection.pageId)
    const pageSize = `${document.id} ${page?.width} ${page?.height}`
    if (selection.pageId !== shownPage || pageSize !== shownSize) {
      shownPage = selection.pageId
      shownSize = pageSize
      // Another label is shown as a whole; another page only if this one was.
      if (isFitted || document.id !== shownLabel) fitLabel()
      shownLabel = document.id
    }
    schedule()
  })

  return {
    view: () => view,
    subscribe,
    zoomBy: (factor) => show({ viewport: zoomAt(view.viewport, middle(), factor) }),
    zoomTo: (scale) => show({ viewport: zoomAt(view.viewport, middle(), scale / view.viewport.scale) }),
    fit: fitLabel,
    setGrid: (isGridShown) => show({ isGridShown }),
    setSnapping: (isSnapping) => show({ isSnapping }),
    setHand(isOn) {
      isHand = isOn
      host.style.cursor = isOn ? 'grab' : 'default'
    },
    editText: (id) => text.begin(id, 'all'),
    cropPicture: crop.begin,
    applyCrop: crop.apply,
    drawPath: pen.draw,
    editPath: pen.edit,
    closePath: pen.close,
    applyPath: pen.apply,
    escape() {
      const isPulled = pointer.isBusy()
      const wasBusy = isPulled || view.editing !== null || view.cropping !== null || view.pen !== null
      pointer.cancel()
      text.end()
      // A pull that is in progress is taken back first, the whole crop or path by the next press.
      if (!isPulled) {
        crop.bail()
        pen.bail()
      }
      return wasBusy
    },
    focus: () => host.focus({ preventScroll: true }),
    destroy() {
      cancelAnimationFrame(frame)
      observer.disconnect()
      stopListening()
      pointer.stop()
      crop.destroy()
      pen.destroy()
      text.destroy()
      overlay.destroy()
      scene.destroy()
      stage.remove()
    },
  }
}
