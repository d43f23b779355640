import { Layer } from 'konva/lib/Layer'
import { Shape } from 'konva/lib/Shape'
import { Stage } from 'konva/lib/Stage'
import type { LabelDocument } from '../document/label-document.ts'
import { createFontLoader } from './canvas-fonts.ts'
import { type CarriedPicture, createCarriedPicture } from './carried-picture.ts'
import { createDirtyArea } from './dirty-area.ts'
import { paintNodes } from './element-node.ts'
import { createNodeTable } from './node-table.ts'
import { createPictureStore } from './picture-store.ts'
import type { SceneState, ShownScene } from './scene-state.ts'
import { canvasView, paintStillLayer } from './still-layer.ts'

export interface Scene {
  show(state: SceneState): void
  resize(width: number, height: number): void
  /** The layers above all elements, in pixels of the view: what seldom changes, and what a gesture changes. */
  veil: Layer
  overlay: Layer
  /** In front of them all, as large as the view. */
  front: HTMLElement
  destroy(): void
}

const charactersOf = (document: LabelDocument) =>
  Object.values(document.elements)
    .map((element) =>
      element.kind === 'text' ? element.text : element.kind === 'table' ? element.cells.flat().join('') : '',
    )
    .join('')

/** The layers from the back to the front, and an element in front of them. */
function createLayers(container: HTMLDivElement) {
  const stage = new Stage({ container, width: 1, height: 1, listening: false })
  const still = new Layer({ listening: false })
  const motion = new Layer({ listening: false })
  const veil = new Layer({ listening: false })
  const overlay = new Layer({ listening: false })
  stage.add(still, motion, veil, overlay)
  const front = document.createElement('div')
  front.style.cssText = 'position:absolute;inset:0;overflow:hidden;pointer-events:none'
  front.setAttribute('aria-hidden', 'true')
  container.append(front)
  return { stage, still, motion, veil, overlay, front }
}

/** The label and its elements as Konva layers: paper and still elements, moving elements, the overlay. */
export function createScene(container: HTMLDivElement): Scene {
  const { stage, still, motion, veil, overlay, front } = createLayers(container)
  const dirty = createDirtyArea()
  const nodes = createNodeTable(dirty)
  let shown: ShownScene | null = null
  let carried: CarriedPicture | null = null

  const redraw = () => {
    still.batchDraw()
    motion.batchDraw()
  }
  const pictures = createPictureStore(redraw)
  const loadFonts = createFontLoader(redraw)
  loadFonts('0123456789')

  const drawStill = paintStillLayer(still, { nodes, dirty, pictures, shown: () => shown })
  const inMotion = new Shape({ listening: false })
  inMotion.sceneFunc((konva) => {
    if (shown && !carried)
      paintNodes(konva._context, nodes.pile(shown, true), canvasView(still, shown), pictures)
  })
  motion.add(inMotion)

  function letGo() {
    carried?.canvas.remove()
    carried = null
  }

  /** Elements that keep their form are drawn once, in front of the others and behind the veil. */
  function takeUp(scene: ShownScene) {
    carried = createCarriedPicture(nodes.pile(scene, true), scene.viewport, pictures)
    if (carried) veil.getNativeCanvasElement().before(carried.canvas)
  }

  return {
    veil,
    overlay,
    front,
    show(state) {
      const { document, viewport, rigid, moving } = state
      const before = shown
      const isSameView = before?.viewport === viewport
      if (carried && rigid && before?.moving === moving && isSameView) {
        shown = { ...state, page: before.page }
        carried.carry(rigid)
        return
      }
      const page = document.pages.find(({ id }) => id === state.pageId)
      if (!page) return
      letGo()
      if (before?.document.elements !== document.elements && moving.size === 0)
        loadFonts(charactersOf(document))
      pictures.use(document.images)
      const now = { ...state, page }
      const isMotionChanged = nodes.update(before, now)
      const isPaperChanged = before?.page !== page || before.isGridShown !== state.isGridShown
      if (!isSameView || isPaperChanged) dirty.addAll()
      shown = now
      // Already inside a frame: drawing now rather than in the next one keeps things under the pointer.
      drawStill()
      if (rigid) takeUp(now)
      if (rigid) carried?.carry(rigid)
      const isDrawn = moving.size > 0 && !carried
      // A canvas that shows nothing still costs the browser its size in each frame.
      motion.visible(isDrawn)
      if (isDrawn && (isMotionChanged || !isSameView)) motion.drawScene()
    },
    resize(width, height) {
      stage.size({ width, height })
    },
    destroy: () => {
      stage.destroy()
    },
  }
}
