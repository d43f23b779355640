import { type BarcodeFormat, isMatrixFormat } from '../../barcode/barcode-format.ts'
import { encodeBarcode } from '../../barcode/encode-barcode.ts'
import { leastModuleWidth } from '../../barcode/module-width.ts'
import { placeBarcode } from '../../barcode/place-barcode.ts'
import type { BarcodeElement } from '../../document/element.ts'
import { newBarcode } from '../../document/new-document.ts'
import type { PrinterDpi } from '../../units/length.ts'

/** A barcode as small as it may be printed on this printer, with space for its quiet zone. */
export function smallestBarcode(
  id: string,
  format: BarcodeFormat,
  value: string,
  dpi: PrinterDpi,
): BarcodeElement {
  const isMatrix = isMatrixFormat(format)
  const moduleWidth = isMatrix ? 50 : leastModuleWidth(format, dpi)
  const element = { ...newBarcode(id, value), format, moduleWidth, showsText: !isMatrix }
  const encoding = encodeBarcode(value, format)
  if (!encoding.ok) return element
  const { needed } = placeBarcode(encoding.modules, encoding.text, { ...element, dpi })
  return {
    ...element,
    width: Math.ceil(needed.width),
    height: Math.max(isMatrix ? 0 : 1_000, Math.ceil(needed.height)),
  }
}
