import { textCheck } from '../checks/text-check.ts'
import { encodePdf417 } from '../pdf417/encode-pdf417.ts'
import { bytesOf, isAscii } from '../text-codes.ts'
import { type MatrixFormat, plainReading, RETAIL_MODULE, TOO_LONG } from './format-record.ts'

/** The number that says that what follows is UTF-8. */
const UTF_8 = 26

export const PDF_417: MatrixFormat = {
  name: 'PDF417',
  example: 'HX-2026/001',
  vectors: 'pdf417',
  shape: 'matrix',
  check: textCheck,
  undrawable: TOO_LONG,
  text: (value) => value,
  cells: (value) => {
    const bytes = bytesOf(value)
    return encodePdf417(bytes, isAscii(bytes) ? null : UTF_8)
  },
  narrowestModule: RETAIL_MODULE,
  reading: plainReading('PDF417'),
  zpl: null,
}
