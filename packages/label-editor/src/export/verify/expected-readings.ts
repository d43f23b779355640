import type { BarcodeFormat } from '../../barcode/barcode-format.ts'
import { expandUpcE } from '../../barcode/check-digit.ts'
import { elementStringText, parseElementString } from '../../barcode/gs1/element-string.ts'

/** The main symbol that add-ons are read beside. */
export const CARRIER = '9780201379624'

/** Texts that readers give for a value, without blanks that they put between the parts. */
export function expectedReadings(format: BarcodeFormat, value: string): readonly string[] {
  switch (format) {
    // Readers write UPC out, with or without the zero that makes it an EAN.
    case 'upca':
      return [value, `0${value}`]
    case 'upce':
      return [value, expandUpcE(value), `0${expandUpcE(value)}`]
    case 'codabar':
      return [value, `A${value}A`]
    case 'ean5':
    case 'ean2':
      return [`${CARRIER} ${value}`, `${CARRIER}${value}`]
    case 'gs1128':
    case 'gs1datamatrix': {
      const parsed = parseElementString(value)
      return 'fault' in parsed ? [value] : [elementStringText(parsed.fields)]
    }
    default:
      return [value]
  }
}
