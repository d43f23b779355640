import type { Layer } from 'konva/lib/Layer'
import { Shape } from 'konva/lib/Shape'
import type { Box } from '../geometry/box.ts'
import type { Viewport } from '../geometry/viewport.ts'
import type { createDirtyArea } from './dirty-area.ts'
import { type ElementNode, inkOf, paintNodes } from './element-node.ts'
import type { createNodeTable } from './node-table.ts'
import { paintPaper } from './paint-paper.ts'
import type { PictureStore } from './picture-store.ts'
import type { ShownScene } from './scene-state.ts'

interface StillLayerOptions {
  nodes: ReturnType<typeof createNodeTable>
  dirty: ReturnType<typeof createDirtyArea>
  pictures: PictureStore
  shown(): ShownScene | null
}

/** The viewport in pixels of the canvas of a layer. */
export function canvasView(layer: Layer, { viewport }: ShownScene): Viewport {
  const ratio = layer.getCanvas().getPixelRatio()
  return { scale: viewport.scale * ratio, x: viewport.x * ratio, y: viewport.y * ratio }
}

/** Empties a box of pixels and paints in it alone. */
function clippedTo(context: CanvasRenderingContext2D, { x, y, width, height }: Box, paint: () => void): void {
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.beginPath()
  context.rect(x, y, width, height)
  context.clip()
  context.clearRect(x, y, width, height)
  paint()
  context.restore()
}

/** Puts the paper and the elements at rest onto a layer. Answers how to draw again what has changed of them. */
export function paintStillLayer(
  layer: Layer,
  { nodes, dirty, pictures, shown }: StillLayerOptions,
): () => void {
  function paint(context: CanvasRenderingContext2D, scene: ShownScene, atRest: readonly ElementNode[]) {
    const base = canvasView(layer, scene)
    context.setTransform(base.scale, 0, 0, base.scale, base.x, base.y)
    paintPaper(context, scene.page, scene.viewport.scale, scene.isGridShown)
    paintNodes(context, atRest, base, pictures)
  }

  const ground = new Shape({ listening: false })
  ground.sceneFunc((konva) => {
    const scene = shown()
    if (scene) paint(konva._context, scene, nodes.pile(scene, false))
  })
  layer.add(ground)

  return () => {
    const scene = shown()
    const area = scene && dirty.take(canvasView(layer, scene))
    if (area === 'all') layer.drawScene()
    if (!scene || !area || area === 'all') return
    const context = layer.getContext()._context
    const touched = nodes.pile(scene, false).filter((node) => area.touches(inkOf(node)))
    clippedTo(context, area.pixels, () => paint(context, scene, touched))
  }
}
