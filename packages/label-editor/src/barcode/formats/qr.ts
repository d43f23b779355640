import { textCheck } from '../checks/text-check.ts'
import { encodeQr } from '../qr/encode-qr.ts'
import { qrBlocks } from '../qr/qr-capacity.ts'
import { singleModeBits } from '../qr/qr-segments.ts'
import { bytesOf, codesOf } from '../text-codes.ts'
import { fieldData } from '../zpl/field-data.ts'
import {
  type MatrixFormat,
  type PrintedSymbol,
  plainReading,
  RETAIL_MODULE,
  TOO_LONG,
} from './format-record.ts'

/** Widest cell of ^BQ that every firmware takes. */
const WIDEST_CELL = 10
/** Least height of ^BY; ^FO sinks a QR symbol by it, so that it must be said. */
const LEAST_HEIGHT = 1

/** Whether a printer must make the symbol as large as ours, however it mixes its modes. */
function isSameQr({ value, modules }: PrintedSymbol): boolean {
  if (modules.kind !== 'matrix' || !/^[\x20-\x7e]*$/.test(value)) return false
  const version = (modules.columns - 17) / 4
  return singleModeBits(codesOf(value), version) <= qrBlocks(version, 'M').data * 8
}

export const QR: MatrixFormat = {
  name: '二维码 QR',
  example: 'https://example.com/hx',
  vectors: 'qrcode',
  shape: 'matrix',
  check: textCheck,
  undrawable: TOO_LONG,
  text: (value) => value,
  cells: (value, level) => encodeQr(bytesOf(value), level),
  narrowestModule: RETAIL_MODULE,
  reading: plainReading('QRCode'),
  zpl: (symbol, turn) => {
    if (turn !== 'N' || symbol.dots > WIDEST_CELL || !isSameQr(symbol)) return null
    const data = fieldData(`MA,${symbol.value}`)
    return { field: `^BY1,3,${LEAST_HEIGHT}^BQN,2,${symbol.dots}${data}`, sinks: LEAST_HEIGHT }
  },
}
