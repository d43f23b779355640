import { codabar } from 'jsbarcode/bin/barcodes/codabar/index.js'
import { type Alphabet, alphabetCheck, anyOf } from '../checks/alphabet-check.ts'
import { withLikelyValue } from '../checks/likely-value.ts'
import { libraryWidths } from '../linear/library-widths.ts'
import { fieldData } from '../zpl/field-data.ts'
import {
  BARS_UNDRAWABLE,
  type LinearFormat,
  PLAIN_LAYOUT,
  plainReading,
  RETAIL_MODULE,
} from './format-record.ts'

/** Start and stop letters of a Codabar value and what is between: those that were typed, or A and A. */
function codabarParts(value: string): { start: string; body: string; stop: string } {
  const [, start = 'A', body = value, stop = 'A'] = /^([A-D])(.*)([A-D])$/s.exec(value) ?? []
  return { start, body, stop }
}

const ALPHABET: Alphabet = {
  has: anyOf('0123456789-$:/.+'),
  hint: '数字和 - $ : / . +，首尾可各写一个 A 到 D',
}

export const CODABAR: LinearFormat = {
  name: 'Codabar',
  example: '40156',
  vectors: 'rationalizedCodabar',
  shape: 'linear',
  check: withLikelyValue(alphabetCheck(ALPHABET, (value) => codabarParts(value).body)),
  undrawable: BARS_UNDRAWABLE,
  text: (value) => value,
  widths: libraryWidths(codabar),
  layout: PLAIN_LAYOUT,
  narrowestModule: RETAIL_MODULE,
  reading: {
    ...plainReading('Codabar'),
    // Some readers give the start and stop letters, some do not.
    texts: (value) => {
      const { start, body, stop } = codabarParts(value)
      return [value, body, `${start}${body}${stop}`]
    },
  },
  zpl: (value) => {
    const { start, body, stop } = codabarParts(value)
    return { command: `^BK{o},N,{h},N,N,${start},${stop}`, ratio: 2, data: fieldData(body) }
  },
}
