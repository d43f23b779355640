import type { EAN13 } from 'jsbarcode/bin/barcodes/EAN_UPC/index.js'

/** Plain bars: guards are lengthened and words are set by the layout. */
const OPTIONS = { flat: true, displayValue: false, mod43: false }

/**
 * Bars as the library's encoder makes them: the encoder alone, without what the library draws with. Code 128 is our own,
 * because only so does it know FNC1 and stay shortest.
 */
export const libraryWidths =
  (Encoder: typeof EAN13) =>
  (value: string): number[] | null => {
    const encoder = new Encoder(value, OPTIONS)
    if (!encoder.valid()) return null
    const bits = encoder.encode().data.replace(/^0+|0+$/g, '')
    return bits === '' ? null : [...bits.matchAll(/1+|0+/g)].map(([run]) => run.length)
  }
