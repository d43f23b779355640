import { EAN8 as EAN8Encoder, EAN13 as EAN13Encoder } from 'jsbarcode/bin/barcodes/EAN_UPC/index.js'
import { withLikelyValue } from '../checks/likely-value.ts'
import { numberCheck } from '../checks/number-check.ts'
import { libraryWidths } from '../linear/library-widths.ts'
import { fieldData } from '../zpl/field-data.ts'
import { BARS_UNDRAWABLE, type LinearFormat, plainReading, RETAIL_MODULE, sides } from './format-record.ts'

// Quiet zones, guards and digits: GS1 General Specifications 5.2.
export const EAN_13: LinearFormat = {
  name: 'EAN-13',
  example: '6901234567892',
  vectors: 'ean13',
  shape: 'linear',
  check: withLikelyValue(numberCheck('EAN-13', 13)),
  undrawable: BARS_UNDRAWABLE,
  text: (value) => value,
  widths: libraryWidths(EAN13Encoder),
  layout: {
    quiet: sides(11, 7),
    guards: [
      [0, 3],
      [45, 50],
      [92, 95],
    ],
    digits: [
      { characters: [0, 1], under: [-11, -2] },
      { characters: [1, 7], under: [3, 45] },
      { characters: [7, 13], under: [50, 92] },
    ],
    bearer: 0,
    textSide: 'below',
  },
  narrowestModule: RETAIL_MODULE,
  reading: plainReading('EAN13'),
  // The printer adds the check digit of its own.
  zpl: (value) => ({ command: '^BE{o},{h},N,N', ratio: 3, data: fieldData(value.slice(0, 12)) }),
}

export const EAN_8: LinearFormat = {
  name: 'EAN-8',
  example: '96385074',
  vectors: 'ean8',
  shape: 'linear',
  check: withLikelyValue(numberCheck('EAN-8', 8)),
  undrawable: BARS_UNDRAWABLE,
  text: (value) => value,
  widths: libraryWidths(EAN8Encoder),
  layout: {
    quiet: sides(7, 7),
    guards: [
      [0, 3],
      [31, 36],
      [64, 67],
    ],
    digits: [
      { characters: [0, 4], under: [3, 31] },
      { characters: [4, 8], under: [36, 64] },
    ],
    bearer: 0,
    textSide: 'below',
  },
  narrowestModule: RETAIL_MODULE,
  reading: plainReading('EAN8'),
  // The printer adds the check digit of its own.
  zpl: (value) => ({ command: '^B8{o},{h},N,N', ratio: 3, data: fieldData(value.slice(0, 7)) }),
}
