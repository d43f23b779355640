import { CODE39 } from 'jsbarcode/bin/barcodes/CODE39/index.js'
import { CODE93 } from 'jsbarcode/bin/barcodes/CODE93/index.js'
import { type Alphabet, alphabetCheck, anyOf } from '../checks/alphabet-check.ts'
import { withLikelyValue } from '../checks/likely-value.ts'
import { libraryWidths } from '../linear/library-widths.ts'
import { fieldData } from '../zpl/field-data.ts'
import {
  BARS_UNDRAWABLE,
  INDUSTRY_MODULE,
  type LinearFormat,
  PLAIN_LAYOUT,
  plainReading,
} from './format-record.ts'

/** Code 93 has the characters of Code 39. */
const ALPHABET: Alphabet = {
  has: anyOf('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%'),
  hint: '大写字母、数字和 - . $ / + % 空格',
}

export const CODE_39: LinearFormat = {
  name: 'Code 39',
  example: 'HX-2026',
  vectors: 'code39',
  shape: 'linear',
  check: withLikelyValue(alphabetCheck(ALPHABET)),
  undrawable: BARS_UNDRAWABLE,
  text: (value) => value,
  widths: libraryWidths(CODE39),
  layout: PLAIN_LAYOUT,
  narrowestModule: INDUSTRY_MODULE,
  reading: plainReading('Code39Std'),
  // A pair such as `+$` would switch the printer to another alphabet.
  zpl: (value) =>
    /[+$%/][$+-]/.test(value) ? null : { command: '^B3{o},N,{h},N,N', ratio: 3, data: fieldData(value) },
}

export const CODE_93: LinearFormat = {
  name: 'Code 93',
  example: 'HX-2026',
  vectors: 'code93',
  shape: 'linear',
  check: withLikelyValue(alphabetCheck(ALPHABET)),
  undrawable: BARS_UNDRAWABLE,
  text: (value) => value,
  widths: libraryWidths(CODE93),
  layout: PLAIN_LAYOUT,
  narrowestModule: INDUSTRY_MODULE,
  reading: plainReading('Code93'),
  zpl: (value) => ({ command: '^BA{o},{h},N,N,N', ratio: 3, data: fieldData(value) }),
}
