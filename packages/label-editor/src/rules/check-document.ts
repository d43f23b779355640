import type { Command } from '../commands/command.ts'
import { moveElements } from '../commands/place-elements.ts'
import { editFields } from '../commands/transform-elements.ts'
import type { LabelElement } from '../document/element.ts'
import { elementsOf, type LabelDocument, type LabelPage } from '../document/label-document.ts'
import { captionOf, layoutOf } from '../elements/element-registry.ts'
import { pictureDpi } from '../elements/image/fit-picture.ts'
import { textLayoutOf } from '../elements/text/text-definition.ts'
import { type Box, boundsOf, overlaps } from '../geometry/box.ts'
import type { LayoutContext } from '../layout/display-list.ts'
import { unfilledVariables } from '../layout/fill-variables.ts'
import { pageContext } from '../layout/page-context.ts'
import { MARKETS, type MarketId } from './market.ts'
import { quietZoneOf } from './quiet-zone.ts'

/** Something that would be refused or go wrong in print. */
export interface Finding {
  /** The same finding keeps its id while it exists. */
  id: string
  level: 'error' | 'warning'
  pageId: string
  /** Null for what is missing from the label as a whole. */
  elementId: string | null
  /** What it is about: the element's caption, or the market. */
  subject: string
  message: string
  fix?: { label: string; command: Command }
}

/** Marketplaces refuse smaller text; 1.2 mm is also what the regulation on food information asks for. */
export const SMALLEST_TEXT = 120
/** Pictures below the printer's own dots look coarse. */
const LEAST_DPI = 203

type Found = Omit<Finding, 'id' | 'pageId' | 'elementId' | 'subject'>

/** What a marketplace refuses or a reader misses; the rest may pass. */
const BLOCKING = new Set(['missing-glyph', 'overflow', 'mark-size'])

const mm = (length: number) => `${Number((length / 100).toFixed(2))} mm`

function textSizes(element: LabelElement, context: LayoutContext): Found[] {
  if (element.kind !== 'text' && element.kind !== 'table') return []
  const isUnfilled = element.kind === 'text' && unfilledVariables(element.text, context).length > 0
  const size =
    element.kind === 'text' && !isUnfilled ? textLayoutOf(element, context).fontSize : element.fontSize
  if (size >= SMALLEST_TEXT) return []
  const found: Found = { level: 'error', message: `字高 ${mm(size)}，小于 1.2 mm 会被平台驳回` }
  // Text that was made smaller to fit needs more space, not a larger size.
  if (element.fontSize >= SMALLEST_TEXT)
    return [{ ...found, message: `${found.message}：放大文本框或删减文字` }]
  return [
    {
      ...found,
      fix: { label: '改为 1.2 mm', command: editFields([element.id], { fontSize: SMALLEST_TEXT }) },
    },
  ]
}

/** The nearest way back onto the label; null for what is larger than it. */
function backInside(box: Box, page: LabelPage): { dx: number; dy: number } | null {
  if (box.width > page.width || box.height > page.height) return null
  const shift = (start: number, size: number, space: number) =>
    Math.max(-start, Math.min(0, space - start - size))
  return { dx: shift(box.x, box.width, page.width), dy: shift(box.y, box.height, page.height) }
}

function placeOf(element: LabelElement, page: LabelPage): Found[] {
  const box = boundsOf(element)
  const isInside =
    box.x >= 0 && box.y >= 0 && box.x + box.width <= page.width && box.y + box.height <= page.height
  if (isInside) return []
  const back = backInside(box, page)
  const found: Found = { level: 'error', message: '超出标签边缘，超出的部分不会印出来' }
  if (!back) return [found]
  return [{ ...found, fix: { label: '移回标签内', command: moveElements([element.id], back.dx, back.dy) } }]
}

function notesOf(element: LabelElement, context: LayoutContext): Found[] {
  const { notes, hint, isPending } = layoutOf(element, context)
  // What data will fill is judged when there is data.
  if (isPending) return []
  return notes.map(({ message, fix, kind }) => ({
    level: hint !== null || BLOCKING.has(kind) ? 'error' : 'warning',
    message,
    ...(fix ? { fix: { label: fix.label, command: editFields([element.id], fix.changes) } } : {}),
  }))
}

function pictureSize(element: LabelElement, document: LabelDocument): Found[] {
  const image = element.kind === 'image' ? document.images[element.imageId] : undefined
  // A page of a PDF is printed as the vector it is.
  if (!image || image.clip || element.kind !== 'image') return []
  const dpi = pictureDpi(element, image)
  return dpi >= LEAST_DPI
    ? []
    : [{ level: 'warning', message: `图片只有 ${dpi} dpi，低于 203 dpi 会模糊，请换大图或缩小` }]
}

function quietZones(
  element: LabelElement,
  others: readonly LabelElement[],
  document: LabelDocument,
): Found[] {
  const zone = quietZoneOf(element, document.dpi)
  if (!zone) return []
  const inTheWay = others.find(
    (other) => other.id !== element.id && !isFrameAround(other, zone) && overlaps(zone, boundsOf(other)),
  )
  return inTheWay
    ? [{ level: 'error', message: `“${captionOf(inTheWay)}”压在条码的静区上，扫描枪可能读不出，请移开` }]
    : []
}

/** A hollow frame around a barcode leaves its quiet zone clear. */
function isFrameAround(other: LabelElement, zone: Box): boolean {
  if (other.kind !== 'shape' || other.isFilled || other.shape === 'line' || other.shape === 'arrow')
    return false
  const inset = other.strokeWidth
  return (
    other.x + inset <= zone.x &&
    other.y + inset <= zone.y &&
    other.x + other.width - inset >= zone.x + zone.width &&
    other.y + other.height - inset >= zone.y + zone.height
  )
}

function missing(document: LabelDocument, market: MarketId | null): Finding[] {
  const pageId = document.pages[0]?.id ?? ''
  const chosen = MARKETS.find(({ id }) => id === market)
  if (!chosen) return []
  const elements = Object.values(document.elements).filter(({ isHidden }) => !isHidden)
  return chosen.required
    .filter(({ isThere }) => !elements.some(isThere))
    .map(({ id, message }) => ({
      id: `market ${id}`,
      level: 'error',
      pageId,
      elementId: null,
      subject: chosen.name,
      message,
    }))
}

/** Everything that would be refused or go wrong in print, errors first, in the order of pages and layers. */
export function checkDocument(document: LabelDocument, market: MarketId | null, now: number): Finding[] {
  const findings = document.pages.flatMap((page) => {
    const contextOf = pageContext(document, page.id, now)
    const shown = elementsOf(document, page).filter(({ isHidden }) => !isHidden)
    return shown.flatMap((element) => {
      const context = contextOf(element)
      return [
        ...textSizes(element, context),
        ...placeOf(element, page),
        ...notesOf(element, context),
        ...pictureSize(element, document),
        ...quietZones(element, shown, document),
      ].map((found, at) => ({
        ...found,
        id: `${element.id} ${at} ${found.message}`,
        pageId: page.id,
        elementId: element.id,
        subject: captionOf(element),
      }))
    })
  })
  return [...findings, ...missing(document, market)].sort((a, b) => a.level.localeCompare(b.level))
}
