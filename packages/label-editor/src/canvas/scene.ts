import { Layer } from 'konva/lib/Layer'
import { Shape } from 'konva/lib/Shape'
import { Stage } from 'konva/lib/Stage'
import type { LabelDocument, LabelPage } from '../document/label-document.ts'
import type { Viewport } from '../geometry/viewport.ts'
import { pageContext } from '../layout/page-context.ts'
import { createFontLoader } from './canvas-fonts.ts'
import type { Rigid } from './canvas-view.ts'
import { createElementNode, type ElementNode, updateElementNode } from './element-node.ts'
import { createMotionSprite, type MotionSprite, SPRITE_FROM } from './motion-sprite.ts'
import { paintPaper } from './paint-paper.ts'
import { createPictureStore } from './picture-store.ts'

/** What the scene shows. */
export interface SceneState {
  document: LabelDocument
  pageId: string
  viewport: Viewport
  isGridShown: boolean
  /** Elements of a gesture: drawn on a layer of their own, so that the others need not be drawn again. */
  moving: ReadonlySet<string>
  editedId: string | null
  rigid: Rigid | null
}

export interface Scene {
  show(state: SceneState): void
  resize(width: number, height: number): void
  /** The layers above all elements, in pixels of the view: what seldom changes, and what changes in every frame. */
  veil: Layer
  overlay: Layer
  destroy(): void
}

const charactersOf = (document: LabelDocument) =>
  Object.values(document.elements)
    .map((element) =>
      element.kind === 'text' ? element.text : element.kind === 'table' ? element.cells.flat().join('') : '',
    )
    .join('')

/** The label and its elements as Konva layers: paper and elements at rest, elements in motion, the overlay. */
export function createScene(container: HTMLDivElement): Scene {
  const stage = new Stage({ container, width: 1, height: 1, listening: false })
  const still = new Layer({ listening: false })
  const motion = new Layer({ listening: false })
  const veil = new Layer({ listening: false })
  const overlay = new Layer({ listening: false })
  stage.add(still, motion, veil, overlay)
  const nodes = new Map<string, ElementNode>()
  const now = Date.now()
  let shown: SceneState | null = null
  let page: LabelPage | undefined

  const redraw = () => {
    still.batchDraw()
    motion.batchDraw()
  }
  const pictures = createPictureStore(redraw)
  const loadFonts = createFontLoader(redraw)
  loadFonts('0123456789')

  const paper = new Shape({ listening: false })
  paper.sceneFunc((konva) => {
    if (page && shown) paintPaper(konva._context, page, shown.viewport.scale, shown.isGridShown)
  })
  still.add(paper)

  let sprite: MotionSprite | null = null
  const spriteShape = new Shape({ listening: false })
  spriteShape.sceneFunc((konva) => {
    if (!sprite || !shown?.rigid) return
    const { dx, dy, degrees, around } = shown.rigid
    const context = konva._context
    context.translate(around.x + dx, around.y + dy)
    context.rotate((degrees * Math.PI) / 180)
    // While it turns, speed counts more than smooth edges.
    context.imageSmoothingEnabled = degrees === 0
    context.drawImage(sprite.picture, sprite.x - around.x, sprite.y - around.y, sprite.width, sprite.height)
  })

  /** Many elements that keep their form are drawn once and then moved as a picture. */
  function takePicture({ moving, viewport }: SceneState) {
    const inMotion = [...nodes.values()].filter(({ element }) => moving.has(element.id))
    sprite = createMotionSprite(inMotion, viewport.scale * devicePixelRatio, pictures)
    if (!sprite) return
    motion.removeChildren()
    motion.add(spriteShape)
  }

  /** Puts each node on the layer of its state of motion, in the order of the pile. */
  function arrange(order: readonly string[], moving: ReadonlySet<string>) {
    paper.remove()
    still.removeChildren()
    motion.removeChildren()
    still.add(paper)
    for (const id of order) {
      const node = nodes.get(id)
      if (node) (moving.has(id) ? motion : still).add(node.shape)
    }
  }

  function updateNodes(state: SceneState, within: LabelPage) {
    const { document, editedId } = state
    const contextOf = pageContext(document, within.id, now)
    const isContextNew =
      shown?.document.dpi !== document.dpi ||
      shown.document.pages.length !== document.pages.length ||
      shown.document.images !== document.images
    let isStillChanged = false
    let isMotionChanged = false
    const gone = new Set(nodes.keys())
    for (const id of within.order) {
      const element = document.elements[id]
      if (!element) continue
      gone.delete(id)
      const node = nodes.get(id)
      const isEdited = id === editedId
      let isChanged = true
      if (node) isChanged = updateElementNode(node, element, contextOf, isEdited, isContextNew)
      else nodes.set(id, createElementNode(element, contextOf(element), pictures, isEdited))
      if (isChanged && state.moving.has(id)) isMotionChanged = true
      else if (isChanged) isStillChanged = true
    }
    for (const id of gone) {
      nodes.get(id)?.shape.destroy()
      nodes.delete(id)
      isStillChanged = true
    }
    return { isStillChanged, isMotionChanged }
  }

  return {
    veil,
    overlay,
    show(state) {
      const { document, viewport } = state
      const isPictured = sprite !== null && state.rigid !== null && shown?.moving === state.moving
      if (isPictured && shown?.viewport === viewport) {
        shown = state
        motion.drawScene()
        return
      }
      const next = document.pages.find(({ id }) => id === state.pageId)
      if (!next) return
      if (shown?.document.elements !== document.elements && state.moving.size === 0)
        loadFonts(charactersOf(document))
      pictures.use(document.images)
      const { isStillChanged, isMotionChanged } = updateNodes(state, next)
      const isArranged = page?.order === next.order && shown?.moving === state.moving
      if (!isArranged) arrange(next.order, state.moving)
      sprite = null
      if (state.rigid && state.moving.size >= SPRITE_FROM) takePicture(state)
      const isViewChanged = shown?.viewport !== viewport
      const isPaperChanged = page !== next || shown?.isGridShown !== state.isGridShown
      shown = state
      page = next
      if (isViewChanged) {
        for (const layer of [still, motion]) {
          layer.setAttrs({ x: viewport.x, y: viewport.y, scaleX: viewport.scale, scaleY: viewport.scale })
        }
      }
      // Already inside a frame: drawing now rather than in the next one keeps things under the pointer.
      if (isStillChanged || !isArranged || isViewChanged || isPaperChanged) still.drawScene()
      if (isMotionChanged || !isArranged || isViewChanged) motion.drawScene()
    },
    resize(width, height) {
      stage.size({ width, height })
    },
    destroy: () => {
      stage.destroy()
    },
  }
}
