import { encodeBarcode } from '../../barcode/encode-barcode.ts'
import { placeBarcode } from '../../barcode/place-barcode.ts'
import type { BarcodeElement, LabelElement } from '../../document/element.ts'
import { captionOf } from '../../elements/element-registry.ts'
import { boundsOf } from '../../geometry/box.ts'
import type { LayoutContext } from '../../layout/display-list.ts'
import { fillVariables } from '../../layout/fill-variables.ts'
import type { ExportBarcode } from './export-page.ts'
import { placementOf } from './matrix.ts'

function barcodeOf(element: BarcodeElement, context: LayoutContext): ExportBarcode | null {
  const value = fillVariables(element.value, context)
  const encoding = encodeBarcode(value, element.format)
  if (!encoding.ok) return null
  const { quiet, module } = placeBarcode(encoding.modules, encoding.text, { ...element, dpi: context.dpi })
  return {
    elementId: element.id,
    name: captionOf({ ...element, value }),
    format: element.format,
    value,
    box: boundsOf(element),
    rotation: element.rotation,
    matrix: placementOf(element),
    quiet,
    modules: encoding.modules,
    dots: module.dots,
  }
}

/** Symbols among elements; those with a wrong value are not drawn and not among them. */
export function barcodesOf(
  elements: readonly LabelElement[],
  contextOf: (element: LabelElement) => LayoutContext,
): ExportBarcode[] {
  return elements.flatMap((element) =>
    element.kind === 'barcode' ? (barcodeOf(element, contextOf(element)) ?? []) : [],
  )
}
