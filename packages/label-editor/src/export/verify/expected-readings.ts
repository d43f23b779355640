import type { BarcodeFormat } from '../../barcode/barcode-format.ts'
import { expandUpcE } from '../../barcode/check-digit.ts'
import { elementStringText, parseElementString } from '../../barcode/gs1/element-string.ts'
import { codabarParts } from '../../barcode/linear/codabar.ts'

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
    // Some readers give the start and stop letters, some do not.
    case 'codabar': {
      const { start, body, stop } = codabarParts(value)
      return [value, body, `${start}${body}${stop}`]
    }
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
