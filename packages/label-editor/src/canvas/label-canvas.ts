import { Konva } from 'konva/lib/Global'
import type { LabelStore } from '../editor/label-store.ts'
import { type Point, zoomAt } from '../geometry/viewport.ts'
import { createCanvasFit } from './canvas-fit.ts'
import { type CanvasView, pageIn } from './canvas-view.ts'
import { createOverlay } from './overlay.ts'
import { createPathPen } from './path-pen.ts'
import { createPictureCrop } from './picture-crop.ts'
import { listenToPointer } from './pointer-input.ts'
import { createScene } from './scene.ts'
import { createTextEditor } from './text-editor.ts'
import { createViewModel } from './view-model.ts'

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

function createStage(host: HTMLElement): HTMLDivElement {
  const stage = document.createElement('div')
  stage.style.cssText = 'position:absolute;inset:0;overflow:hidden'
  host.append(stage)
  return stage
}

/** Puts the canvas into `host`, which must have a size of its own and be able to take the focus. */
export function createLabelCanvas({ host, store, onOpen, onMenu }: LabelCanvasOptions): LabelCanvas {
  const stage = createStage(host)
  const scene = createScene(stage)
  let isHand = false
  let frame = 0

  const { model, subscribe } = createViewModel(store, (before, after) => {
    if (before.viewport !== after.viewport) fitting.leave()
    schedule()
  })
  const { view, show } = model
  const fitting = createCanvasFit({
    model,
    host,
    schedule,
    onSize(width, height) {
      scene.resize(width, height)
      overlay.resize()
    },
  })
  const overlay = createOverlay(model, scene, host)
  const text = createTextEditor(model, host, () => host.focus({ preventScroll: true }))
  const crop = createPictureCrop(model, host)
  const pen = createPathPen(model, host)
  const pointer = listenToPointer({ model, host, text, crop, pen, isHand: () => isHand, onOpen, onMenu })

  function draw() {
    frame = 0
    const { document, selection } = store.get()
    const { preview, rigid, viewport, isGridShown, moving, editing } = view()
    // What keeps its form is carried: nothing of the document need be worked out until the gesture ends.
    const shown = preview && !rigid ? preview(document) : document
    scene.show({
      document: shown,
      pageId: pageIn(document, selection.pageId)?.id ?? '',
      editedId: editing?.id ?? null,
      ...{ rigid, viewport, isGridShown, moving },
    })
    overlay.draw(shown)
  }
  function schedule() {
    if (frame === 0) frame = requestAnimationFrame(draw)
  }

  fitting.start()
  const zoomBy = (factor: number) => show({ viewport: zoomAt(view().viewport, fitting.middle(), factor) })

  return {
    view,
    subscribe,
    zoomBy,
    zoomTo: (scale) => zoomBy(scale / view().viewport.scale),
    fit: fitting.showWhole,
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
      const { editing, cropping, pen: drawn } = view()
      const wasBusy = isPulled || editing !== null || cropping !== null || drawn !== null
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
      fitting.destroy()
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
