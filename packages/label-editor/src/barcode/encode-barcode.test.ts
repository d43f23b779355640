import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BARCODE_FORMATS, type BarcodeFormat, formatRecord, isMatrixFormat } from './barcode-format.ts'
import { expandUpcE, gs1CheckDigit } from './check-digit.ts'
import { encodeBarcode, valueFault } from './encode-barcode.ts'
import { sizeInModules } from './modules.ts'

const encoded = (value: string, format: BarcodeFormat) => {
  const encoding = encodeBarcode(value, format)
  if (!encoding.ok) throw new Error(encoding.fault.message)
  return encoding
}

test('EAN-13 has 95 modules in 59 bars and spaces, with the guards and digits in place', () => {
  const { modules, text } = encoded('6901234567892', 'ean13')
  expect(modules).toMatchObject({ kind: 'linear', length: 95, quiet: { left: 11, right: 7 } })
  expect(modules.kind === 'linear' && modules.widths).toHaveLength(59)
  expect(modules.kind === 'linear' && modules.widths.slice(0, 3)).toEqual([1, 1, 1])
  expect(text.map((run) => run.text)).toEqual(['6', '901234', '567892'])
})

test('every format draws its example, matrix formats as cells', () => {
  for (const format of BARCODE_FORMATS) {
    const { modules } = encoded(formatRecord(format).example, format)
    expect(modules.kind).toBe(isMatrixFormat(format) ? 'matrix' : 'linear')
    expect(sizeInModules(modules).width).toBeGreaterThanOrEqual(10)
  }
})

test('of 100,000 numbers none with a wrong check digit draws, and the right one is offered', () => {
  const lengths = { ean13: 13, ean8: 8, upca: 12, itf14: 14, upce: 8 } as const
  const formats = Object.keys(lengths) as (keyof typeof lengths)[]
  let state = 20_261_121
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x80000000
  }
  for (let at = 0; at < 100_000; at++) {
    const format = formats[at % formats.length] ?? 'ean13'
    const system = format === 'upce' ? String(Math.floor(random() * 2)) : ''
    let value = system
    while (value.length < lengths[format]) value += Math.floor(random() * 10)
    const body = format === 'upce' ? expandUpcE(value).slice(0, -1) : value.slice(0, -1)
    const isRight = gs1CheckDigit(body) === Number(value.at(-1))
    const fault = valueFault(value, format)
    if ((fault === null) !== isRight) throw new Error(`${format} ${value} was judged wrongly`)
    if (fault && Number(fault.fix?.at(-1)) !== gs1CheckDigit(body))
      throw new Error(`${format} ${value} is put right wrongly`)
  }
})

test('nothing throws, whatever is typed, and only what can be read back is drawn', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom(...BARCODE_FORMATS),
      (value, format) => {
        const encoding = encodeBarcode(value, format)
        if (!encoding.ok) expect(encoding.fault.message).not.toBe('')
        else if (encoding.modules.kind === 'linear') {
          expect(encoding.modules.widths.every((width) => width >= 1 && width <= 8)).toBe(true)
        } else expect(encoding.modules.cells).toHaveLength(encoding.modules.columns * encoding.modules.rows)
      },
    ),
    { numRuns: 500 },
  )
})

test('Chinese characters are named where bars cannot hold them', () => {
  expect(valueFault('海选1', 'code128')?.message).toContain('海')
  expect(valueFault('海选1', 'qr')).toBeNull()
})

test('what is too long for a symbol is refused', () => {
  for (const format of ['qr', 'datamatrix', 'pdf417'] as const) {
    expect(valueFault('x'.repeat(4_000), format)?.message).toContain('太长')
  }
})

test('a broken character is refused rather than turned into another', () => {
  expect(valueFault('a\ud83d', 'qr')?.message).toContain('损坏')
})

test('what was probably meant is offered: half-width, capitals, digits without what parts them', () => {
  expect(valueFault('６９０１２３４５６７８９２', 'ean13')?.fix).toBe('6901234567892')
  expect(valueFault('690-1234-567892', 'ean13')?.fix).toBe('6901234567892')
  expect(valueFault('690 1234 56789', 'ean13')?.fix).toBe('6901234567892')
  expect(valueFault('hx-2026', 'code39')?.fix).toBe('HX-2026')
  expect(valueFault('ＨＸ１', 'code128')?.fix).toBe('HX1')
  expect(valueFault('（01）09501101530003', 'gs1128')?.fix).toBe('(01)09501101530003')
  expect(valueFault('海选', 'code128')?.fix).toBeUndefined()
  expect(valueFault('12A', 'code128c')?.fix).toBeUndefined()
})

test('every value that is offered can be drawn', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.constantFrom(...BARCODE_FORMATS), (value, format) => {
      const fix = valueFault(value, format)?.fix
      if (fix !== undefined) expect(valueFault(fix, format)).toBeNull()
    }),
    { numRuns: 500 },
  )
})

const offered = (value: string, format: BarcodeFormat) => valueFault(value, format)?.fix

test.each<[string, BarcodeFormat, string | undefined]>([
  ['012345678905', 'ean13', '0012345678905'],
  ['12345678905', 'ean13', '0012345678905'],
  ['12345678905', 'upca', '012345678905'],
  ['0012345678905', 'upca', '012345678905'],
  ['17', 'ean13', undefined],
  ['6901234567892', 'itf14', '06901234567892'],
  ['690123456789', 'ean13', '6901234567892'],
  ['6901234567890', 'ean13', '6901234567892'],
  ['6901234567892', 'upca', undefined],
  ['0-12345-67890-5', 'ean13', '0012345678905'],
  ['6,901,234,567,892', 'ean13', '6901234567892'],
  ['1234565', 'upce', '01234565'],
  ['2345678', 'upce', undefined],
  ['6901234567892', 'gs1128', '(01)06901234567892'],
  ['6901234567890', 'gs1128', undefined],
  ['(01)6901234567892', 'gs1128', '(01)06901234567892'],
  ['(01)012345678905(10)A', 'gs1128', '(01)00012345678905(10)A'],
])('%s as %s: offered is %s', (value, format, fix) => {
  expect(offered(value, format)).toBe(fix)
})

test('what is offered can always be drawn, and a number that lost zeros gets those back and no other digit', () => {
  const lengths = { ean13: 13, upca: 12, itf14: 14, ean8: 8 } as const
  fc.assert(
    fc.property(
      fc.constantFrom(...(['ean13', 'upca', 'itf14', 'ean8'] as const)),
      fc.integer({ min: 0, max: 10 ** 7 - 1 }),
      (format, number) => {
        const body = String(number).padStart(lengths[format] - 1, '0')
        const whole = `${body}${gs1CheckDigit(body)}`
        const short = whole.replace(/^0{1,5}/, '')
        const fix = offered(short, format)
        if (short.length < whole.length) expect(fix).toBe(whole)
        if (fix !== undefined) expect(valueFault(fix, format)).toBeNull()
      },
    ),
  )
})

test('a bracket inside GS1 data is told with how it is written', () => {
  const fault = valueFault('(01)09501101530003(21)LUeq(C6)CkbMO', 'gs1datamatrix')
  expect(fault).toMatchObject({
    message: expect.stringContaining('左括号请写成 \\('),
    fix: '(01)09501101530003(21)LUeq\\(C6)CkbMO',
  })
  expect(valueFault('(C6)1', 'gs1128')).toEqual({ message: expect.not.stringContaining('\\(') })
})
