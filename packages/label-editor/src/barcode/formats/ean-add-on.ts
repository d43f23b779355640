import { EAN2, EAN5 } from 'jsbarcode/bin/barcodes/EAN_UPC/index.js'
import { withLikelyValue } from '../checks/likely-value.ts'
import { onlyDigits } from '../checks/number-check.ts'
import { libraryWidths } from '../linear/library-widths.ts'
import { fieldData } from '../zpl/field-data.ts'
import { BARS_UNDRAWABLE, type LinearFormat, PLAIN_LAYOUT, RETAIL_MODULE, sides } from './format-record.ts'

/** The EAN-13 that add-ons are read beside. */
export const MAIN_SYMBOL = '9780201379624'

/** An add-on of so many digits beside a main symbol, GS1 General Specifications 5.2. */
const addOn = (digits: number, example: string, Encoder: typeof EAN5): LinearFormat => ({
  name: `EAN-${digits}`,
  example,
  vectors: `ean${digits}`,
  shape: 'linear',
  check: withLikelyValue((value) =>
    onlyDigits(value) && value.length === digits ? null : { message: `附加码应为 ${digits} 位数字` },
  ),
  undrawable: BARS_UNDRAWABLE,
  text: (value) => value,
  widths: libraryWidths(Encoder),
  layout: { ...PLAIN_LAYOUT, quiet: sides(7, 5), textSide: 'above' },
  narrowestModule: RETAIL_MODULE,
  reading: {
    formats: ['EAN13'],
    textMode: 'Plain',
    needsMainSymbol: true,
    texts: (value) => [`${MAIN_SYMBOL} ${value}`, `${MAIN_SYMBOL}${value}`],
  },
  zpl: (value) => ({ command: '^BS{o},{h},N,N', ratio: 3, data: fieldData(value) }),
})

export const EAN_5 = addOn(5, '52495', EAN5)
export const EAN_2 = addOn(2, '53', EAN2)
