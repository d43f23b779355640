import { SYMBOL_SIZES } from '../../barcode/data-matrix/symbol-sizes.ts'
import { elementStringCodes, parseElementString } from '../../barcode/gs1/element-string.ts'
import { codabarParts } from '../../barcode/linear/codabar.ts'
import { ALL_CODE_SETS, code128Values, FNC1 } from '../../barcode/linear/code128.ts'
import { qrBlocks } from '../../barcode/qr/qr-capacity.ts'
import { singleModeBits } from '../../barcode/qr/qr-segments.ts'
import type { ExportBarcode } from '../page/export-page.ts'
import { code128Data } from './code128-data.ts'
import { fieldData } from './field-data.ts'

/** How ZPL turns a field: not, by a quarter, by half, by three quarters. */
export type Turn = 'N' | 'R' | 'I' | 'B'

/** A symbol that the printer makes itself. */
export interface NativeBarcode {
  /** Between ^FO and the end of the field. */
  field: string
  /** Dots that the printer sinks the symbol below its origin. */
  sinks: number
}

/** Widest module that ^BY takes. */
const WIDEST_BAR = 10
/** Widest cell of ^BQ that every firmware takes. */
const WIDEST_CELL = 10
/** Least height of ^BY; ^FO sinks a QR symbol by it, so that it must be said. */
const LEAST_HEIGHT = 1

const codesOf = (value: string) => [...value].map((character) => character.charCodeAt(0))

/** Code 128 code for code: the printer is not left to choose the sets. */
function code128Field({ format, value }: ExportBarcode): string | null {
  const sets = { code128a: ['a'], code128b: ['b'], code128c: ['c'] } as const
  const allowed = format in sets ? sets[format as keyof typeof sets] : ALL_CODE_SETS
  if (format !== 'gs1128') {
    const values = code128Values(codesOf(value), allowed)
    return values && code128Data(values)
  }
  const parsed = parseElementString(value)
  if ('fault' in parsed) return null
  const values = code128Values(elementStringCodes(parsed.fields))
  return values && code128Data(values)
}

/**
 * Command and data of bars: the height comes for `{h}`, the turn for `{o}`. UPC-E is a picture: makers of printers do
 * not agree on how many digits ^B9 is given.
 */
function barsField(barcode: ExportBarcode): { command: string; ratio: number; data: string } | null {
  const { format, value } = barcode
  switch (format) {
    case 'code128':
    case 'code128a':
    case 'code128b':
    case 'code128c':
    case 'gs1128': {
      const data = code128Field(barcode)
      return data === null ? null : { command: '^BC{o},{h},N,N,N,N', ratio: 3, data: `^FD${data}^FS` }
    }
    // The printer adds the check digit of its own.
    case 'ean13':
      return { command: '^BE{o},{h},N,N', ratio: 3, data: fieldData(value.slice(0, 12)) }
    case 'ean8':
      return { command: '^B8{o},{h},N,N', ratio: 3, data: fieldData(value.slice(0, 7)) }
    case 'upca':
      return { command: '^BU{o},{h},N,N,Y', ratio: 3, data: fieldData(value.slice(0, 11)) }
    case 'ean5':
    case 'ean2':
      return { command: '^BS{o},{h},N,N', ratio: 3, data: fieldData(value) }
    case 'itf14':
      return { command: '^B2{o},{h},N,N,N', ratio: 3, data: fieldData(value) }
    case 'code39':
      // A pair such as `+$` would switch the printer to another alphabet.
      return /[+$%/][$+-]/.test(value)
        ? null
        : { command: '^B3{o},N,{h},N,N', ratio: 3, data: fieldData(value) }
    case 'code93':
      return { command: '^BA{o},{h},N,N,N', ratio: 3, data: fieldData(value) }
    case 'codabar': {
      const { start, body, stop } = codabarParts(value)
      return { command: `^BK{o},N,{h},N,N,${start},${stop}`, ratio: 2, data: fieldData(body) }
    }
    default:
      return null
  }
}

/** Whether a printer must make the symbol as large as ours, however it mixes its modes. */
function isSameQr({ value, modules }: ExportBarcode): boolean {
  if (modules.kind !== 'matrix' || !/^[\x20-\x7e]*$/.test(value)) return false
  const version = (modules.columns - 17) / 4
  return singleModeBits(codesOf(value), version) <= qrBlocks(version, 'M').data * 8
}

function isSameDataMatrix(codes: readonly number[], { modules }: ExportBarcode): boolean {
  if (modules.kind !== 'matrix') return false
  const size = SYMBOL_SIZES.find(({ side }) => side === modules.columns)
  let codewords = 0
  for (let at = 0; at < codes.length; at++) {
    const isDigit = (code: number | undefined) => code !== undefined && code >= 0x30 && code <= 0x39
    if (isDigit(codes[at]) && isDigit(codes[at + 1])) at++
    codewords++
  }
  return size !== undefined && codes.every((code) => code < 128) && codewords <= size.data
}

function matrixField(barcode: ExportBarcode, turn: Turn): NativeBarcode | null {
  const { format, value, dots } = barcode
  if (format === 'qr') {
    if (turn !== 'N' || dots > WIDEST_CELL || !isSameQr(barcode)) return null
    const data = fieldData(`MA,${value}`)
    return { field: `^BY1,3,${LEAST_HEIGHT}^BQN,2,${dots}${data}`, sinks: LEAST_HEIGHT }
  }
  const parsed = format === 'gs1datamatrix' ? parseElementString(value) : null
  if (parsed && 'fault' in parsed) return null
  const codes = parsed ? elementStringCodes(parsed.fields) : codesOf(value)
  if (!isSameDataMatrix(codes, barcode)) return null
  const text = codes.map((code) => (code === FNC1 ? FNC1 : String.fromCharCode(code)))
  // `_` says what follows in this symbol, so that no byte of the data can be written with it as well.
  if (text.some((character) => character !== FNC1 && !/^[\x20-\x7e]$/.test(character))) return null
  if (text.some((character) => typeof character === 'string' && /[\^~_\\]/.test(character))) return null
  const data = text.map((character) => (character === FNC1 ? '_1' : character)).join('')
  return { field: `^BX${turn},${dots},200,,,,_,1^FD${data}^FS`, sinks: 0 }
}

/**
 * A symbol as the printer's own, where the printer must make the same one; null where only a picture is sure.
 * @param height Of the bars, in dots.
 */
export function nativeBarcode(barcode: ExportBarcode, turn: Turn, height: number): NativeBarcode | null {
  const { format, dots } = barcode
  if (format === 'pdf417') return null
  if (barcode.modules.kind === 'matrix') return matrixField(barcode, turn)
  const bars = barsField(barcode)
  if (!bars || dots > WIDEST_BAR) return null
  const command = bars.command.replace('{o}', turn).replace('{h}', String(height))
  return { field: `^BY${dots},${bars.ratio},${height}${command}${bars.data}`, sinks: 0 }
}
