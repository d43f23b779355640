import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BARCODE_FORMATS } from './barcode-format.ts'
import { valueFault } from './barcode-value.ts'
import { gs1CheckDigit } from './check-digit.ts'
import { encodeBarcode } from './encode-barcode.ts'

const modulesOf = (value: string, format: (typeof BARCODE_FORMATS)[number]) => {
  const encoding = encodeBarcode(value, format)
  if (!encoding.ok) throw new Error(encoding.fault.message)
  return encoding.modules
}

test('EAN-13 has 95 modules in 59 bars and spaces, with the guards in place', () => {
  const { widths, length, quiet } = modulesOf('6901234567892', 'ean13')
  expect(length).toBe(95)
  expect(widths).toHaveLength(59)
  expect(widths.slice(0, 3)).toEqual([1, 1, 1])
  expect(quiet).toEqual({ left: 11, right: 7 })
})

test('every format draws an example', () => {
  const examples = {
    code128: 'HX-2026/001',
    code128a: 'HX 2026',
    code128b: 'hx-2026',
    code128c: '20261121',
    ean13: '6901234567892',
    ean8: '96385074',
    ean5: '52495',
    ean2: '53',
    upca: '012345678905',
    upce: '01234565',
    itf14: '09501101530003',
    code39: 'HX-2026',
    code93: 'HX-2026',
    codabar: '40156',
  }
  for (const format of BARCODE_FORMATS) expect(modulesOf(examples[format], format).length).toBeGreaterThan(10)
})

test('a wrong check digit never draws, and the right number is offered', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{13}$/), (value) => {
      const isRight = gs1CheckDigit(value.slice(0, 12)) === Number(value[12])
      const encoding = encodeBarcode(value, 'ean13')
      expect(encoding.ok).toBe(isRight)
      if (!encoding.ok) expect(valueFault(encoding.fault.fix ?? '', 'ean13')).toBeNull()
    }),
    { numRuns: 2_000 },
  )
})

test('nothing throws, whatever is typed, and only what can be read back is drawn', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.constantFrom(...BARCODE_FORMATS),
      (value, format) => {
        const encoding = encodeBarcode(value, format)
        if (encoding.ok) expect(encoding.modules.widths.every((width) => width >= 1 && width <= 8)).toBe(true)
        else expect(encoding.fault.message).not.toBe('')
      },
    ),
    { numRuns: 5_000 },
  )
})

test('Chinese characters are named', () => {
  expect(valueFault('海选1', 'code128')?.message).toContain('海')
})
