import bwipjs from 'bwip-js/node'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BarcodeFormat } from '../barcode-format.ts'
import { gs1CheckDigit } from '../check-digit.ts'
import { encodeBarcode, valueFault } from '../encode-barcode.ts'

interface Raw {
  sbs?: number[]
  pixs?: number[]
  pixx?: number
}

const theirs = (bcid: string, text: string, options: object = {}): Raw => {
  const [raw] = bwipjs.raw({ bcid, text, ...options }) as Raw[]
  return raw ?? {}
}

function ours(value: string, format: BarcodeFormat) {
  const encoding = encodeBarcode(value, format)
  if (!encoding.ok) throw new Error(`${format} ${value}: ${encoding.fault.message}`)
  return encoding.modules
}

const widthsOf = (value: string, format: BarcodeFormat) => {
  const modules = ours(value, format)
  return modules.kind === 'linear' ? modules.widths : []
}

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
const checked = (length: number) => digits(length).map((body) => `${body}${gs1CheckDigit(body)}`)
const ascii = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 60 })
const RUNS = { numRuns: 40 }

/** BWIPP ends some symbologies with the gap that would part a character from the next. */
const barsOnly = ({ sbs = [] }: Raw) => (sbs.length % 2 === 0 ? sbs.slice(0, -1) : sbs)

describe('the same bars as BWIPP', () => {
  test.each([
    ['ean13', checked(12)],
    ['ean8', checked(7)],
    ['ean5', digits(5)],
    ['ean2', digits(2)],
    ['upca', checked(11)],
  ] as const)('%s', (format, values) => {
    fc.assert(
      fc.property(values, (value) => {
        expect(widthsOf(value, format)).toEqual(theirs(format, value).sbs)
      }),
      RUNS,
    )
  })

  const character39 = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%')
  const text39 = fc
    .array(character39, { minLength: 1, maxLength: 20 })
    .map((characters) => characters.join(''))
  const codabar = fc.stringMatching(/^[0-9$:/.+-]{1,20}$/)
  const ends = fc.constantFrom('A', 'B', 'C', 'D')
  const lettered = fc.tuple(ends, codabar, ends).map((parts) => parts.join(''))
  test.each([
    ['code39', 'code39', text39, {}, (value: string) => value],
    ['code93', 'code93', text39, { includecheck: true }, (value: string) => value],
    ['codabar', 'rationalizedCodabar', codabar, {}, (value: string) => `A${value}A`],
    ['codabar', 'rationalizedCodabar', lettered, {}, (value: string) => value],
    ['itf14', 'itf14', checked(13), {}, (value: string) => value],
  ] as const)('%s: wide and narrow in the same places', (format, bcid, values, options, given) => {
    fc.assert(
      fc.property(values, (value) => {
        const wide = (width: number) => (format === 'code93' ? width : width > 1)
        expect(widthsOf(value, format).map(wide)).toEqual(
          barsOnly(theirs(bcid, given(value), options)).map(wide),
        )
      }),
      RUNS,
    )
  })

  test.each([
    ['ean13', digits(12)],
    ['ean8', digits(7)],
    ['upca', digits(11)],
    ['upce', digits(6).map((value) => `0${value}`)],
    ['itf14', digits(13)],
  ] as const)('%s without its check digit: what we offer is what BWIPP draws', (format, values) => {
    fc.assert(
      fc.property(values, (value) => {
        const wide = (width: number) => (format === 'itf14' ? width > 1 : width)
        const fix = valueFault(value, format)?.fix ?? ''
        // One body in ten is a whole number that lost a zero.
        fc.pre(fix !== `0${value}`)
        expect(widthsOf(fix, format).map(wide)).toEqual(barsOnly(theirs(format, value)).map(wide))
      }),
      RUNS,
    )
  })

  test('Code 128 is never longer, and the same where there is one shortest way', () => {
    fc.assert(
      fc.property(ascii, (value) => {
        expect(widthsOf(value, 'code128').length).toBeLessThanOrEqual(
          theirs('code128', value).sbs?.length ?? 0,
        )
      }),
      RUNS,
    )
    for (const value of ['HX-2026', 'abc', '20261121', 'A12345678', 'x']) {
      expect(widthsOf(value, 'code128')).toEqual(theirs('code128', value).sbs)
    }
  })

  test('GS1-128 with several fields', () => {
    fc.assert(
      fc.property(checked(13), fc.stringMatching(/^[A-Z][a-z]{1,7}$/), digits(6), (gtin, lot, count) => {
        const value = `(01)${gtin}(10)${lot}(3103)${count}`
        expect(widthsOf(value, 'gs1128').length).toBeLessThanOrEqual(
          theirs('gs1-128', value).sbs?.length ?? 0,
        )
      }),
      RUNS,
    )
  })
})

describe('the same refusals as BWIPP', () => {
  const accepts = (bcid: string, text: string) => {
    try {
      theirs(bcid, text)
      return true
    } catch {
      return false
    }
  }
  test.each([
    ['ean13', 'ean13', 13],
    ['ean8', 'ean8', 8],
    ['ean5', 'ean5', 5],
    ['ean2', 'ean2', 2],
    ['upca', 'upca', 12],
    ['upce', 'upce', 8],
    ['itf14', 'itf14', 14],
  ] as const)('%s: wrong digits, wrong characters, too short and too long', (format, bcid, length) => {
    const value = fc.oneof(
      fc.stringMatching(new RegExp(`^[01][0-9]{${length - 1}}$`)),
      fc.stringMatching(new RegExp(`^[0-9]{${length - 1}}[A-Z]$`)),
      fc.stringMatching(new RegExp(`^[0-9]{${length + 1},${length + 3}}$`)),
    )
    fc.assert(
      fc.property(value, (given) => {
        // UPC-A and UPC-E take each other's numbers there, by their length.
        fc.pre(!(format === 'upce' && given.length > 10) && !(format === 'upca' && given.length < 10))
        expect(valueFault(given, format) === null, given).toBe(accepts(bcid, given))
      }),
      { numRuns: 120 },
    )
  })

  test.each([
    ['code39', 'code39', fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 8 })],
    ['code93', 'code93', fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 8 })],
    ['codabar', 'rationalizedCodabar', fc.stringMatching(/^[A-F][0-9A-F$.]{1,5}[A-F]$/)],
  ] as const)('%s: characters that it has not', (format, bcid, values) => {
    fc.assert(
      fc.property(values, (given) => {
        expect(valueFault(given, format) === null, given).toBe(accepts(bcid, given))
      }),
      { numRuns: 200 },
    )
  })
})

describe('the same cells as BWIPP', () => {
  test('PDF417', () => {
    fc.assert(
      fc.property(ascii, (value) => {
        const modules = ours(value, 'pdf417')
        const { pixs = [], pixx = 1 } = theirs('pdf417', value)
        const rows = pixs.length / pixx
        const step = modules.kind === 'matrix' ? rows / modules.rows : 1
        const first = Array.from({ length: rows / step }, (_, row) =>
          pixs.slice(row * step * pixx, row * step * pixx + pixx),
        )
        expect(modules.kind === 'matrix' && [...modules.cells].join('')).toBe(first.flat().join(''))
      }),
      RUNS,
    )
  })

  test('QR of digits and of capitals, mask and all', () => {
    const capitals = fc.stringMatching(/^[A-Z0-9 $%*+./:-]{1,60}$/)
    fc.assert(
      fc.property(fc.oneof(fc.stringMatching(/^[0-9]{1,80}$/), capitals), (value) => {
        const modules = ours(value, 'qr')
        const { pixs = [], pixx = 0 } = theirs('qrcode', value, { eclevel: 'M', fixedeclevel: true })
        expect(modules.kind === 'matrix' && modules.columns).toBeLessThanOrEqual(pixx)
        if (/^[0-9]+$|^[A-Z]+$/.test(value)) {
          expect(modules.kind === 'matrix' && [...modules.cells].join('')).toBe(pixs.join(''))
        }
      }),
      RUNS,
    )
  })

  test('Data Matrix is never larger; of digits it is the same', () => {
    fc.assert(
      fc.property(ascii, fc.stringMatching(/^[0-9]{1,80}$/), (value, number) => {
        const modules = ours(value, 'datamatrix')
        expect(modules.kind === 'matrix' && modules.columns).toBeLessThanOrEqual(
          theirs('datamatrix', value).pixx ?? 0,
        )
        const exact = ours(number, 'datamatrix')
        expect(exact.kind === 'matrix' && [...exact.cells].join('')).toBe(
          theirs('datamatrix', number).pixs?.join(''),
        )
      }),
      RUNS,
    )
  })

  test('Data Matrix says the envelope of formats 05 and 06 in one codeword', () => {
    const body = fc.stringMatching(/^[0-9]{1,20}$/)
    fc.assert(
      fc.property(fc.constantFrom('5', '6'), body, (format, inside) => {
        const value = `[)>\u001e0${format}\u001d${inside}\u001e\u0004`
        const modules = ours(value, 'datamatrix')
        expect(modules.kind === 'matrix' && [...modules.cells].join('')).toBe(
          theirs('datamatrix', value).pixs?.join(''),
        )
      }),
      RUNS,
    )
  })

  test.each([10, 60, 150, 400, 900, 1_500, 2_600, 3_000])(
    'symbols of %i digits, however many blocks they take',
    (length) => {
      const value = Array.from({ length }, (_, at) => (at * 7 + (at >> 3)) % 10).join('')
      for (const [format, bcid, options] of [
        ['qr', 'qrcode', { eclevel: 'M', fixedeclevel: true }],
        ['datamatrix', 'datamatrix', {}],
      ] as const) {
        const modules = ours(value, format)
        expect(modules.kind === 'matrix' && [...modules.cells].join('')).toBe(
          theirs(bcid, value, options).pixs?.join(''),
        )
      }
    },
  )
})
