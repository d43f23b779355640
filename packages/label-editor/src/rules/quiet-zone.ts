import { encodeBarcode } from '../barcode/encode-barcode.ts'
import { placeBarcode } from '../barcode/place-barcode.ts'
import type { LabelElement } from '../document/element.ts'
import { type Box, boundsOf } from '../geometry/box.ts'
import type { PrinterDpi } from '../units/length.ts'

/** The stripe in which nothing but the symbol may be, on the page; null for what is no drawable barcode. */
export function quietZoneOf(element: LabelElement, dpi: PrinterDpi): Box | null {
  if (element.kind !== 'barcode') return null
  const encoding = encodeBarcode(element.value, element.format)
  if (!encoding.ok) return null
  const { quiet } = placeBarcode(encoding.modules, encoding.text, { ...element, dpi })
  // The zone is around the middle of the box, and turns with it.
  const middle = { x: element.x + element.width / 2, y: element.y + quiet.y + quiet.height / 2 }
  if (element.rotation !== 0) {
    const width = Math.min(quiet.width, element.width)
    return boundsOf({ ...element, x: middle.x - width / 2, width })
  }
  return {
    x: Math.round(middle.x - quiet.width / 2),
    y: Math.round(middle.y - quiet.height / 2),
    width: Math.round(quiet.width),
    height: Math.round(quiet.height),
  }
}
