import { Layer } from 'konva/lib/Layer'
import { Shape } from 'konva/lib/Shape'
import { Stage } from 'konva/lib/Stage'
import type { LabelDocument, LabelPage } from '../document/label-document.ts'
import type { Viewport } from '../geometry/viewport.ts'
import { pageContext } from '../layout/page-context.ts'
import { createFontLoader } from './canvas-fonts.ts'
import type { Rigid } from './canvas-view.ts'
import { type CarriedPicture, createCarriedPicture } from './carried-picture.ts'
import { createDirtyArea } from './dirty-area.ts'
import { createElementNode, type ElementNode, inkOf, paintNodes, updateElementNode } from './element-node.ts'
import { inkOnPage } from './ink.ts'
import { paintPaper } from './paint-paper.ts'
import { createPictureStore } from './picture-store.ts'

/** What the scene shows. */
interface SceneState {
  document: LabelDocument
  pageId: string
  viewport: Viewport
  isGridShown: boolean
  /** Elements of a gesture: drawn by themselves, so that the others need not be drawn again. */
  moving: ReadonlySet<string>
  editedId: string | null
  /** How far what moves was carried, when it keeps its form: it is drawn once and then moved as a picture. */
  rigid: Rigid | null
}

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

/** The label and its elements as Konva layers: paper and still elements, moving elements, the overlay. */
export function createScene(container: HTMLDivElement): Scene {
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
  const nodes = new Map<string, ElementNode>()
  const now = Date.now()
  let shown: SceneState | null = null
  let page: LabelPage | undefined
  let carried: CarriedPicture | null = null

  const redraw = () => {
    still.batchDraw()
    motion.batchDraw()
  }
  const pictures = createPictureStore(redraw)
  const loadFonts = createFontLoader(redraw)
  loadFonts('0123456789')

  /** The viewport in pixels of the canvas. */
  function baseOf({ viewport }: SceneState): Viewport {
    const ratio = still.getCanvas().getPixelRatio()
    return { scale: viewport.scale * ratio, x: viewport.x * ratio, y: viewport.y * ratio }
  }

  /** Nodes of the pile from the back to the front: those that move, or the others. */
  function pile(isMoving: boolean): ElementNode[] {
    return (page?.order ?? []).flatMap((id) =>
      shown?.moving.has(id) === isMoving ? (nodes.get(id) ?? []) : [],
    )
  }

  function paintStill(context: CanvasRenderingContext2D, atRest: readonly ElementNode[]) {
    if (!page || !shown) return
    const base = baseOf(shown)
    context.setTransform(base.scale, 0, 0, base.scale, base.x, base.y)
    paintPaper(context, page, shown.viewport.scale, shown.isGridShown)
    paintNodes(context, atRest, base, pictures)
  }

  const ground = new Shape({ listening: false })
  ground.sceneFunc((konva) => paintStill(konva._context, pile(false)))
  still.add(ground)
  const inMotion = new Shape({ listening: false })
  inMotion.sceneFunc((konva) => {
    if (shown && !carried) paintNodes(konva._context, pile(true), baseOf(shown), pictures)
  })
  motion.add(inMotion)

  const dirty = createDirtyArea()

  /** Draws again what is in the part of the label that changed. */
  function drawStill() {
    const area = shown && dirty.take(baseOf(shown))
    if (area === 'all') still.drawScene()
    if (!area || area === 'all') return
    const context = still.getContext()._context
    const { x, y, width, height } = area.pixels
    context.save()
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.beginPath()
    context.rect(x, y, width, height)
    context.clip()
    context.clearRect(x, y, width, height)
    paintStill(
      context,
      pile(false).filter((node) => area.touches(inkOf(node))),
    )
    context.restore()
  }

  /** Brings the nodes up to date and notes which parts of the resting label change. Answers whether what moves does. */
  function updateNodes(state: SceneState, within: LabelPage): boolean {
    const { document, editedId, moving } = state
    const contextOf = pageContext(document, within.id, now)
    const wasMoving = shown?.moving
    const isContextNew =
      shown?.document.dpi !== document.dpi ||
      shown.document.pages.length !== document.pages.length ||
      shown.document.images !== document.images
    let isMotionChanged = wasMoving !== moving
    const isSame = shown?.document.elements === document.elements && page === within
    if (isSame && !isMotionChanged && !isContextNew && shown?.editedId === editedId) return false
    const gone = new Set(nodes.keys())
    for (const id of within.order) {
      const element = document.elements[id]
      if (!element) continue
      gone.delete(id)
      const node = nodes.get(id)
      const [wasStill, isStill] = [!wasMoving?.has(id), !moving.has(id)]
      if (!node) {
        nodes.set(id, createElementNode(element, contextOf(element), id === editedId))
        if (isStill) dirty.add(() => inkOf(nodes.get(id) as ElementNode))
        continue
      }
      const { element: lastElement, list: lastList, ink: lastInk } = node
      const isChanged = updateElementNode(node, element, contextOf, id === editedId, isContextNew)
      if (isChanged && !isStill) isMotionChanged = true
      if (!isChanged && wasStill === isStill) continue
      if (wasStill) dirty.add(() => lastInk ?? inkOnPage(lastElement, lastList))
      if (isStill) dirty.add(() => inkOf(node))
    }
    for (const id of gone) {
      const node = nodes.get(id)
      nodes.delete(id)
      if (node) dirty.add(() => inkOf(node))
    }
    return isMotionChanged
  }

  function letGo() {
    carried?.canvas.remove()
    carried = null
  }

  /** Elements that keep their form are drawn once, in front of the others and behind the veil. */
  function takeUp() {
    if (!shown) return
    carried = createCarriedPicture(pile(true), shown.viewport, pictures)
    if (carried) veil.getNativeCanvasElement().before(carried.canvas)
  }

  return {
    veil,
    overlay,
    front,
    show(state) {
      const { document, viewport, rigid, moving } = state
      const isSameView = shown?.viewport === viewport
      if (carried && rigid && shown?.moving === moving && isSameView) {
        shown = state
        carried.carry(rigid)
        return
      }
      const next = document.pages.find(({ id }) => id === state.pageId)
      if (!next) return
      letGo()
      if (shown?.document.elements !== document.elements && moving.size === 0)
        loadFonts(charactersOf(document))
      pictures.use(document.images)
      const isMotionChanged = updateNodes(state, next)
      const isPaperChanged = page !== next || shown?.isGridShown !== state.isGridShown
      if (!isSameView || isPaperChanged) dirty.addAll()
      shown = state
      page = next
      // Already inside a frame: drawing now rather than in the next one keeps things under the pointer.
      drawStill()
      if (rigid) takeUp()
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
