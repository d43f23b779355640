import { isMatrixFormat } from '../barcode/barcode-format.ts'
import { type BarcodeElement, fieldOf, type LabelElement } from '../document/element.ts'
import { layoutOf } from '../elements/element-registry.ts'
import { textItems, textLayoutOf } from '../elements/text/text-definition.ts'
import type { Box } from '../geometry/box.ts'
import type { Viewport } from '../geometry/viewport.ts'
import type { DisplayList, LayoutContext } from '../layout/display-list.ts'
import { inkOnPage } from './ink.ts'
import { paintItems } from './paint-items.ts'
import type { PictureStore } from './picture-store.ts'

/** An element in the scene and what it draws. */
export interface ElementNode {
  element: LabelElement
  list: DisplayList
  isEdited: boolean
  /** Where it may leave ink on the page; null until somebody asks. */
  ink: Box | null
}

export const inkOf = (node: ElementNode): Box => {
  node.ink ??= inkOnPage(node.element, node.list)
  return node.ink
}

const HINT_INK = '#b3261e'
/** Of what data will fill: nothing is wrong with it. */
const PENDING_INK = '#5f6368'

/** The frame and words that are where nothing can be printed. */
function paintHint(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { hint, isPending }: { hint: string; isPending?: true },
) {
  context.strokeStyle = isPending ? PENDING_INK : HINT_INK
  context.fillStyle = isPending ? PENDING_INK : HINT_INK
  context.lineWidth = 12
  context.setLineDash([50, 35])
  context.strokeRect(0, 0, width, height)
  context.setLineDash([])
  const size = Math.max(60, Math.min(220, height / 3, (width / hint.length) * 1.6))
  context.font = `${size}px sans-serif`
  context.letterSpacing = '0px'
  context.textBaseline = 'middle'
  context.save()
  context.beginPath()
  context.rect(0, 0, width, height)
  context.clip()
  context.fillText(hint, 40, height / 2, Math.max(1, width - 80))
  context.restore()
}

function listOf(element: LabelElement, context: LayoutContext, isEdited: boolean): DisplayList {
  if (!isEdited || element.kind !== 'text') return layoutOf(element, context)
  // While it is edited its variables are shown as they are written, so that the caret is where they are.
  return { items: textItems(element, textLayoutOf(element, null)), notes: [], hint: null }
}

/**
 * Draws elements, the first behind the others, each in its own box.
 * @param base Pixels of the canvas of a hundredth of a millimetre, and where the top left corner of the label is.
 */
export function paintNodes(
  context: CanvasRenderingContext2D,
  nodes: Iterable<ElementNode>,
  base: Viewport,
  pictures: PictureStore,
) {
  for (const { element, list } of nodes) {
    if (element.isHidden) continue
    const { x, y, width, height, rotation } = element
    const angle = (rotation * Math.PI) / 180
    // Set as a whole: saved and restored around each element, fonts would be looked up again for each.
    const [cos, sin] = [base.scale * Math.cos(angle), base.scale * Math.sin(angle)]
    const left = base.x + (x + width / 2) * base.scale - (cos * width - sin * height) / 2
    const top = base.y + (y + height / 2) * base.scale - (sin * width + cos * height) / 2
    context.setTransform(cos, sin, -sin, cos, left, top)
    if (list.hint) paintHint(context, width, height, { ...list, hint: list.hint })
    paintItems(context, list.items, pictures.get)
  }
}

export const createElementNode = (
  element: LabelElement,
  context: LayoutContext,
  isEdited: boolean,
): ElementNode => ({ element, list: listOf(element, context, isEdited), isEdited, ink: null })

const POSITION_FIELDS = new Set(['x', 'y', 'rotation', 'isLocked', 'isHidden', 'name', 'groups'])

/** Bars and cells are drawn on whole printer dots of the page: they depend on where they are, bars only along their row. */
function isOnOtherDots(before: LabelElement, after: BarcodeElement): boolean {
  if (before.rotation !== after.rotation) return true
  const [isX, isY] = [before.x !== after.x, before.y !== after.y]
  if (isMatrixFormat(after.format)) return isX || isY
  return after.rotation % 180 === 90 ? isY : isX
}

/** Whether two versions of an element draw the same in their own box. */
function looksSame(before: LabelElement, after: LabelElement): boolean {
  if (after.kind === 'barcode' && isOnOtherDots(before, after)) return false
  for (const key in after) {
    if (!POSITION_FIELDS.has(key) && fieldOf(before, key) !== fieldOf(after, key)) return false
  }
  return true
}

/** Brings a node up to date; lays out again only what draws differently. Answers whether anything changed. */
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
  node.ink = null
  return true
}
