import type { BarcodeFormat } from '../barcode-format.ts'
import type { LinearModules, QuietZone, TextRun } from '../modules.ts'

const sides = (left: number, right: number): QuietZone => ({ left, right, top: 0, bottom: 0 })

/** GS1 General Specifications 5.2 and 5.3; ten modules where the symbology's own standard asks for no more. */
const QUIET: Partial<Record<BarcodeFormat, QuietZone>> = {
  ean13: sides(11, 7),
  ean8: sides(7, 7),
  ean5: sides(7, 5),
  ean2: sides(7, 5),
  upca: sides(9, 9),
  upce: sides(9, 7),
}

type Stretch = readonly [from: number, to: number]

/** Where the guard bars stand, GS1 General Specifications 5.2.1. */
const GUARDS: Partial<Record<BarcodeFormat, readonly Stretch[]>> = {
  ean13: [
    [0, 3],
    [45, 50],
    [92, 95],
  ],
  ean8: [
    [0, 3],
    [31, 36],
    [64, 67],
  ],
  upca: [
    [0, 10],
    [45, 50],
    [85, 95],
  ],
  upce: [
    [0, 3],
    [45, 51],
  ],
}

/** Digits of the human-readable line and the modules they stand under. */
const DIGITS: Partial<Record<BarcodeFormat, readonly (readonly [digits: Stretch, under: Stretch])[]>> = {
  ean13: [
    [
      [0, 1],
      [-11, -2],
    ],
    [
      [1, 7],
      [3, 45],
    ],
    [
      [7, 13],
      [50, 92],
    ],
  ],
  ean8: [
    [
      [0, 4],
      [3, 31],
    ],
    [
      [4, 8],
      [36, 64],
    ],
  ],
  upca: [
    [
      [0, 1],
      [-9, -1],
    ],
    [
      [1, 6],
      [10, 45],
    ],
    [
      [6, 11],
      [50, 85],
    ],
    [
      [11, 12],
      [96, 104],
    ],
  ],
  upce: [
    [
      [0, 1],
      [-9, -1],
    ],
    [
      [1, 7],
      [3, 45],
    ],
    [
      [7, 8],
      [52, 58],
    ],
  ],
}

/** Bars with their quiet zone and guards. */
export function linearModules(widths: readonly number[], format: BarcodeFormat): LinearModules {
  return {
    kind: 'linear',
    widths,
    length: widths.reduce((sum, width) => sum + width, 0),
    quiet: QUIET[format] ?? sides(10, 10),
    guards: (GUARDS[format] ?? []).map(([from, to]) => ({ from, to })),
    bearer: format === 'itf14' ? 4 : 0,
    textSide: format === 'ean5' || format === 'ean2' ? 'above' : 'below',
  }
}

/** The human-readable line of bars. */
export function barText(value: string, format: BarcodeFormat, length: number): TextRun[] {
  const pieces = DIGITS[format]
  if (!pieces) return [{ text: value, from: 0, to: length }]
  return pieces.map(([digits, [from, to]]) => ({ text: value.slice(...digits), from, to }))
}
