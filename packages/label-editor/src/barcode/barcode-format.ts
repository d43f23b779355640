import { CODABAR } from './formats/codabar.ts'
import { CODE_39, CODE_93 } from './formats/code39.ts'
import { CODE_128, CODE_128_A, CODE_128_B, CODE_128_C } from './formats/code128.ts'
import { DATA_MATRIX, GS1_DATA_MATRIX } from './formats/data-matrix.ts'
import { EAN_8, EAN_13 } from './formats/ean.ts'
import { EAN_2, EAN_5 } from './formats/ean-add-on.ts'
import type { BarcodeFormatRecord } from './formats/format-record.ts'
import { GS1_128 } from './formats/gs1-128.ts'
import { ITF_14 } from './formats/itf14.ts'
import { PDF_417 } from './formats/pdf417.ts'
import { QR } from './formats/qr.ts'
import { UPC_A, UPC_E } from './formats/upc.ts'

/** Symbologies that the editor offers, in its order. The keys are in documents and never change. */
const FORMATS = {
  code128: CODE_128,
  code128a: CODE_128_A,
  code128b: CODE_128_B,
  code128c: CODE_128_C,
  gs1128: GS1_128,
  ean13: EAN_13,
  ean8: EAN_8,
  ean5: EAN_5,
  ean2: EAN_2,
  upca: UPC_A,
  upce: UPC_E,
  itf14: ITF_14,
  code39: CODE_39,
  code93: CODE_93,
  codabar: CODABAR,
  qr: QR,
  datamatrix: DATA_MATRIX,
  gs1datamatrix: GS1_DATA_MATRIX,
  pdf417: PDF_417,
} satisfies Readonly<Record<string, BarcodeFormatRecord>>

export type BarcodeFormat = keyof typeof FORMATS

export const BARCODE_FORMATS = Object.keys(FORMATS) as readonly BarcodeFormat[]

/** All that is known of a format. */
export const formatRecord = (format: BarcodeFormat): BarcodeFormatRecord => FORMATS[format]

/** Whether a symbol is made of cells rather than of bars: its height then follows from its content. */
export const isMatrixFormat = (format: BarcodeFormat): boolean => FORMATS[format].shape === 'matrix'

/** Names as the trade writes them. */
export const BARCODE_NAMES = Object.fromEntries(
  BARCODE_FORMATS.map((format) => [format, FORMATS[format].name]),
) as Readonly<Record<BarcodeFormat, string>>
