import JsBarcode from 'jsbarcode'
import type { BarcodeFormat } from '../barcode-format.ts'
import { ALL_CODE_SETS, type CodeSets, code128Values, code128Widths } from './code128.ts'

/** Bar formats that the library draws; Code 128 is our own, because only so does it know FNC1 and stay shortest. */
const LIBRARY_NAMES: Partial<Record<BarcodeFormat, string>> = {
  ean13: 'EAN13',
  ean8: 'EAN8',
  ean5: 'EAN5',
  ean2: 'EAN2',
  upca: 'UPC',
  upce: 'UPCE',
  itf14: 'ITF14',
  code39: 'CODE39',
  code93: 'CODE93',
  codabar: 'codabar',
}

const CODE_SETS: Partial<Record<BarcodeFormat, CodeSets>> = {
  code128: ALL_CODE_SETS,
  code128a: ['a'],
  code128b: ['b'],
  code128c: ['c'],
}

interface Drawn {
  encodings?: { data: string }[]
}

function libraryWidths(value: string, format: string): number[] | null {
  const drawn: Drawn = {}
  try {
    JsBarcode(drawn, value, { format, flat: true })
  } catch {
    return null
  }
  const bits = (drawn.encodings ?? [])
    .map(({ data }) => data)
    .join('')
    .replace(/^0+|0+$/g, '')
  return bits === '' ? null : [...bits.matchAll(/1+|0+/g)].map(([run]) => run.length)
}

/** Bar and space widths of a value that has no fault; null when it cannot be drawn after all. */
export function barWidths(value: string, format: BarcodeFormat): number[] | null {
  const sets = CODE_SETS[format]
  if (!sets) return libraryWidths(value, LIBRARY_NAMES[format] ?? '')
  const values = code128Values(
    [...value].map((character) => character.charCodeAt(0)),
    sets,
  )
  return values && code128Widths(values)
}
