import type { ElementKind, LabelElement } from '../document/element.ts'
import type { DisplayList, LayoutContext } from '../layout/display-list.ts'
import type { Length, PrinterDpi } from '../units/length.ts'
import { barcodeDefinition } from './barcode/barcode-definition.ts'
import type { ElementDefinition, Handles, InspectorGroup } from './element-definition.ts'
import { imageDefinition } from './image/image-definition.ts'
import { markDefinition } from './mark/mark-definition.ts'
import { shapeDefinition } from './shape/shape-definition.ts'
import { tableDefinition } from './table/table-definition.ts'
import { textDefinition } from './text/text-definition.ts'
import { unknownDefinition } from './unknown/unknown-definition.ts'

type Registry = { [K in ElementKind]: ElementDefinition<K> }

/** Every kind of element; a kind without a record does not compile. */
const REGISTRY: Registry = {
  text: textDefinition,
  barcode: barcodeDefinition,
  shape: shapeDefinition,
  image: imageDefinition,
  table: tableDefinition,
  mark: markDefinition,
  unknown: unknownDefinition,
}

/** The record of an element's kind. Of an element of any kind it takes any: only hand it the same element. */
const definitionOf = <K extends ElementKind>(element: { kind: K }): ElementDefinition<K> =>
  REGISTRY[element.kind]

export const layoutOf = (element: LabelElement, context: LayoutContext): DisplayList =>
  definitionOf(element).layout(element, context)

export const captionOf = (element: LabelElement): string =>
  element.name || definitionOf(element).caption(element)

export const kindTitle = (kind: ElementKind): string => REGISTRY[kind].title

export const handlesOf = (element: LabelElement): Handles => definitionOf(element).handles

export const isSolid = (element: LabelElement): boolean => definitionOf(element).isSolid(element)

export const inspectorOf = (element: LabelElement): readonly InspectorGroup[] =>
  definitionOf(element).inspector

/** The element in a box of another size, with what follows from that: bars grow with their box. */
export function withBox(
  element: LabelElement,
  box: { x: Length; y: Length; width: Length; height: Length },
  dpi: PrinterDpi,
): LabelElement {
  const resized = definitionOf(element).resized?.(element, box, dpi) ?? element
  return { ...resized, ...box }
}
