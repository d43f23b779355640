import { Shape } from 'konva/lib/Shape'
import { MATRIX_FORMATS } from '../barcode/barcode-format.ts'
import type { BarcodeElement, LabelElement } from '../document/element.ts'
import { layoutOf } from '../elements/element-registry.ts'
import { textItems, textLayoutOf } from '../elements/text/text-definition.ts'
import type { DisplayList, LayoutContext } from '../layout/display-list.ts'
import { paintItems } from './paint-items.ts'
import type { PictureStore } from './picture-store.ts'

/** An element in the scene: its Konva shape and what it draws. */
export interface ElementNode {
  shape: Shape
  element: LabelElement
  list: DisplayList
  isEdited: boolean
}

const HINT_INK = '#b3261e'

/** The frame and words that stand where nothing can be printed. */
function paintHint(context: CanvasRenderingContext2D, width: number, height: number, hint: string) {
  context.strokeStyle = HINT_INK
  context.fillStyle = HINT_INK
  context.lineWidth = 12
  context.setLineDash([50, 35])
  context.strokeRect(0, 0, width, height)
  context.setLineDash([])
  const size = Math.max(60, Math.min(220, height / 3, (width / hint.length) * 1.6))
  context.font = `${size}px sans-serif`
  context.textBaseline = 'middle'
  context.save()
  context.beginPath()
  context.rect(0, 0, width, height)
  context.clip()
  context.fillText(hint, 40, height / 2, Math.max(1, width - 80))
  context.restore()
}

function place(shape: Shape, { x, y, width, height, rotation, isHidden }: LabelElement) {
  shape.setAttrs({
    x: x + width / 2,
    y: y + height / 2,
    offsetX: width / 2,
    offsetY: height / 2,
    width,
    height,
    rotation,
    visible: !isHidden,
  })
}

function listOf(element: LabelElement, context: LayoutContext, isEdited: boolean): DisplayList {
  if (!isEdited || element.kind !== 'text') return layoutOf(element, context)
  // While it is edited its variables are shown as they are written, so that the caret stands where they are.
  return { items: textItems(element, textLayoutOf(element, null)), notes: [], hint: null }
}

/** Draws an element in its own box. */
export function paintNode(
  context: CanvasRenderingContext2D,
  { element, list }: ElementNode,
  pictures: PictureStore,
) {
  if (list.hint) paintHint(context, element.width, element.height, list.hint)
  paintItems(context, list.items, pictures.get)
}

export function createElementNode(
  element: LabelElement,
  context: LayoutContext,
  pictures: PictureStore,
  isEdited: boolean,
): ElementNode {
  const node: ElementNode = {
    shape: new Shape({ listening: false, perfectDrawEnabled: false }),
    element,
    list: listOf(element, context, isEdited),
    isEdited,
  }
  node.shape.sceneFunc((konva) => paintNode(konva._context, node, pictures))
  place(node.shape, element)
  return node
}

const PLACE = new Set(['x', 'y', 'rotation', 'isLocked', 'isHidden', 'name', 'groups'])

/** Bars and cells are drawn on whole printer dots of the page: they depend on where they stand, bars only along their row. */
function isOnOtherDots(before: LabelElement, after: BarcodeElement): boolean {
  if (before.rotation !== after.rotation) return true
  const [isX, isY] = [before.x !== after.x, before.y !== after.y]
  if (MATRIX_FORMATS.has(after.format)) return isX || isY
  return after.rotation % 180 === 90 ? isY : isX
}

/** Whether two versions of an element draw the same in their own box. */
function looksSame(before: LabelElement, after: LabelElement): boolean {
  if (after.kind === 'barcode' && isOnOtherDots(before, after)) return false
  const was = before as unknown as Record<string, unknown>
  const is = after as unknown as Record<string, unknown>
  for (const key in is) if (!PLACE.has(key) && was[key] !== is[key]) return false
  return true
}

/** Brings a node up to date; lays out anew only what draws differently. Answers whether anything changed. */
export function updateElementNode(
  node: ElementNode,
  element: LabelElement,
  contextOf: (element: LabelElement) => LayoutContext,
  isEdited: boolean,
  isContextNew: boolean,
): boolean {
  if (node.element === element && node.isEdited === isEdited && !isContextNew) return false
  if (isContextNew || node.isEdited !== isEdited || !looksSame(node.element, element)) {
    node.list = listOf(element, contextOf(element), isEdited)
  }
  node.element = element
  node.isEdited = isEdited
  place(node.shape, element)
  return true
}
