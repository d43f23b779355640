import type { BarcodeFormat } from '../barcode-format.ts'
import type { Vector } from './bwipp-file.fixture.ts'

/** Why an assertion of BWIPP says nothing of what we offer. */
export const REASONS = {
  drawing: 'how large and how high BWIPP draws; we draw in millimetres (place-barcode.test.ts)',
  addOn: 'a main symbol and its add-on as one symbol; with us they are two elements',
  conversion: 'UPC-A typed for UPC-E or the other way round; we ask for the number that is printed',
  raw: 'codewords typed as numbers',
  escapes: 'mistakes in the carets of BWIPP’s own input language',
  shape: 'a symbol of a size, shape, version, mask or correction that was asked for; ours is the smallest',
  check: 'a check character that its symbology leaves open; we print the value as it was typed',
  otherLetters: 'start and stop letters T, N, * and E of Codabar, or nothing between them',
  functions: 'function characters and extended channels that no value of ours can say',
  separator: 'GS between the fields instead of FNC1',
  composite: 'a flag for the composite component, which we do not offer',
  kanji: 'Kanji mode; with us Chinese and Japanese go as UTF-8, which every reader shows',
  latin: 'characters above 127 in Code 128; we refuse them and advise a QR code',
  pairs: 'fields that GS1 wants together or apart, a rule for who assigns them: the symbol is sound',
  coupon: 'what stands inside a North American coupon; its length and characters are checked',
} as const
export type Reason = keyof typeof REASONS

const has = (vector: Vector, ...names: string[]) => names.some((name) => vector.options.has(name))

const DRAWN = ['strictspec', 'propspec', 'loosespec', 'mag', 'height', 'width', 'xdim', 'ast', 'gridfit']
const DESCENTS = ['addondescent', 'guarddescent']
const READ_OF_DRAWING = ['bhs', 'bbs', 'xdim', 'xmin', 'strictspec', 'modunit']
const RETAIL: readonly BarcodeFormat[] = ['ean13', 'ean8', 'upca', 'upce']
const COUPONS = /\((8110|8112)\)/

/** Mistakes of carets, wherever the bytes go. */
const ESCAPES = /invalidOrdinal|truncatedECI|unknownFNC/

function retailReason({ data, isRefused }: Vector, format: BarcodeFormat): Reason | null {
  if (isRefused || !RETAIL.includes(format)) return null
  if (data.includes(' ')) return 'addOn'
  const other = format === 'upca' ? [7, 8] : format === 'upce' ? [11, 12] : []
  return other.includes(data.length) ? 'conversion' : null
}

/** What a vector is left out for; null when it must hold. Looks at what is asked, never at what we answer. */
export function reasonFor(vector: Vector, format: BarcodeFormat, refusal: string): Reason | null {
  const { data, read, isRefused } = vector
  if (has(vector, ...DRAWN, ...DESCENTS) || read.some((name) => READ_OF_DRAWING.includes(name)))
    return 'drawing'
  if (has(vector, 'raw')) return 'raw'
  if (ESCAPES.test(refusal)) return 'escapes'
  if (has(vector, 'validatecheck')) return 'check'
  if (format === 'codabar' && (has(vector, 'altstartstop') || (!isRefused && data.length === 2)))
    return 'otherLetters'
  if (has(vector, 'linkagea', 'linkagec', 'ccc')) return 'composite'
  if (has(vector, 'gssep')) return 'separator'
  const retail = retailReason(vector, format)
  if (retail) return retail
  if (format === 'code128' && /[\u0080-\u00ff]|\^(1[3-9]\d|12[89]|2\d\d)/.test(data)) return 'latin'
  if (/exclusiveAIs|missingAIs|repeatedDifferingAIs/.test(refusal)) return 'pairs'
  return COUPONS.test(data) && (isRefused ? !/value/.test(refusal) : false) ? 'coupon' : null
}
