import { CODE39 } from 'jsbarcode/bin/barcodes/CODE39/index.js'
import { CODE93 } from 'jsbarcode/bin/barcodes/CODE93/index.js'
import { codabar } from 'jsbarcode/bin/barcodes/codabar/index.js'
import { EAN2, EAN5, EAN8, EAN13, UPC, UPCE } from 'jsbarcode/bin/barcodes/EAN_UPC/index.js'
import { ITF14 } from 'jsbarcode/bin/barcodes/ITF/index.js'
import type { BarcodeFormat } from '../barcode-format.ts'
import { ALL_CODE_SETS, type CodeSets, code128Values, code128Widths } from './code128.ts'

/**
 * Bar formats that the library encodes: its encoders alone, without what it draws with. Code 128 is our own, because only
 * so does it know FNC1 and stay shortest.
 */
const ENCODERS: Partial<Record<BarcodeFormat, typeof EAN13>> = {
  ean13: EAN13,
  ean8: EAN8,
  ean5: EAN5,
  ean2: EAN2,
  upca: UPC,
  upce: UPCE,
  itf14: ITF14,
  code39: CODE39,
  code93: CODE93,
  codabar,
}
/** Plain bars: guards are lengthened and words are set by the layout. */
const OPTIONS = { flat: true, displayValue: false, mod43: false }

const CODE_SETS: Partial<Record<BarcodeFormat, CodeSets>> = {
  code128: ALL_CODE_SETS,
  code128a: ['a'],
  code128b: ['b'],
  code128c: ['c'],
}

function libraryWidths(value: string, format: BarcodeFormat): number[] | null {
  const Encoder = ENCODERS[format]
  if (!Encoder) return null
  const encoder = new Encoder(value, OPTIONS)
  if (!encoder.valid()) return null
  const bits = encoder.encode().data.replace(/^0+|0+$/g, '')
  return bits === '' ? null : [...bits.matchAll(/1+|0+/g)].map(([run]) => run.length)
}

/** Bar and space widths of a value that has no fault; null when it cannot be drawn after all. */
export function barWidths(value: string, format: BarcodeFormat): number[] | null {
  const sets = CODE_SETS[format]
  if (!sets) return libraryWidths(value, format)
  const values = code128Values(
    [...value].map((character) => character.charCodeAt(0)),
    sets,
  )
  return values && code128Widths(values)
}
