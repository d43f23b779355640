import { elementStringCheck } from '../checks/element-string-check.ts'
import { textCheck } from '../checks/text-check.ts'
import { encodeDataMatrix, UTF_8_CHANNEL } from '../data-matrix/encode-data-matrix.ts'
import { SYMBOL_SIZES } from '../data-matrix/symbol-sizes.ts'
import { FNC1 } from '../linear/code128.ts'
import { bytesOf, codesOf, isAscii } from '../text-codes.ts'
import {
  type MatrixFormat,
  type NativeBarcode,
  type PrintedSymbol,
  plainReading,
  RETAIL_MODULE,
  TOO_LONG,
  type Turn,
} from './format-record.ts'
import { bracketed, elementCodes, gs1Reading } from './gs1-128.ts'

/** Whether a printer must make the symbol as large as ours. */
function isSameDataMatrix(codes: readonly number[], { modules }: PrintedSymbol): boolean {
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

function dataMatrixZpl(codes: readonly number[], symbol: PrintedSymbol, turn: Turn): NativeBarcode | null {
  if (!isSameDataMatrix(codes, symbol)) return null
  const text = codes.map((code) => (code === FNC1 ? FNC1 : String.fromCharCode(code)))
  // `_` says what follows in this symbol, so that no byte of the data can be written with it as well.
  if (text.some((character) => character !== FNC1 && !/^[\x20-\x7e]$/.test(character))) return null
  if (text.some((character) => typeof character === 'string' && /[\^~_\\]/.test(character))) return null
  const data = text.map((character) => (character === FNC1 ? '_1' : character)).join('')
  return { field: `^BX${turn},${symbol.dots},200,,,,_,1^FD${data}^FS`, sinks: 0 }
}

export const DATA_MATRIX: MatrixFormat = {
  name: 'Data Matrix',
  example: 'HX-2026/001',
  vectors: 'datamatrix',
  shape: 'matrix',
  check: textCheck,
  undrawable: TOO_LONG,
  text: (value) => value,
  cells: (value) => {
    const bytes = bytesOf(value)
    return encodeDataMatrix(bytes, isAscii(bytes) ? [] : UTF_8_CHANNEL)
  },
  narrowestModule: RETAIL_MODULE,
  reading: plainReading('DataMatrix'),
  zpl: (symbol, turn) => dataMatrixZpl(codesOf(symbol.value), symbol, turn),
}

export const GS1_DATA_MATRIX: MatrixFormat = {
  name: 'GS1 Data Matrix',
  example: '(01)09501101530003(21)HX2026',
  vectors: 'gs1datamatrix',
  shape: 'matrix',
  check: elementStringCheck,
  undrawable: TOO_LONG,
  text: bracketed,
  cells: (value) => {
    const codes = elementCodes(value)
    return codes && encodeDataMatrix(codes)
  },
  narrowestModule: RETAIL_MODULE,
  reading: gs1Reading('DataMatrix'),
  zpl: (symbol, turn) => {
    const codes = elementCodes(symbol.value)
    return codes && dataMatrixZpl(codes, symbol, turn)
  },
}
