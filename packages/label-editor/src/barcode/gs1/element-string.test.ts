import bwipjs from 'bwip-js/node'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { valueFault } from '../encode-barcode.ts'
import { FNC1 } from '../linear/code128.ts'
import { checkCharacterPair } from './check-field.ts'
import { elementStringCodes, parseElementString } from './element-string.ts'

const faultOf = (value: string) => {
  const parsed = parseElementString(value)
  return 'fault' in parsed ? parsed.fault : null
}
const codesOf = (value: string) => {
  const parsed = parseElementString(value)
  return 'fields' in parsed ? elementStringCodes(parsed.fields) : []
}
const text = (value: string) =>
  codesOf(value)
    .map((code) => (code === FNC1 ? '^' : String.fromCharCode(code)))
    .join('')

test('a separator follows only fields whose length is not predefined', () => {
  expect(text('(01)09501101530003(10)ABC(21)1')).toBe('^0109501101530003' + '10ABC^211')
  expect(text('(10)ABC')).toBe('^10ABC')
  expect(text('(3103)000123(17)261121')).toBe('^310300012317261121')
})

test('a wrong or missing check digit is named and put right in its place', () => {
  expect(faultOf('(01)09501101530004(10)A')).toEqual({
    message: '(01) GTIN 校验位错误：末位应为 3',
    fix: '(01)09501101530003(10)A',
  })
  expect(faultOf('(10)A(01)0950110153000')?.fix).toBe('(10)A(01)09501101530003')
  expect(faultOf('(00)12345678901234567')?.fix).toBe('(00)123456789012345675')
})

test('what is not an identifier, too long, too short or no date is named', () => {
  expect(faultOf('(05)1')?.message).toContain('(05)')
  expect(faultOf('(10)')?.message).toContain('没有内容')
  expect(faultOf(`(10)${'A'.repeat(21)}`)?.message).toContain('过长')
  expect(faultOf('(17)261301')?.message).toContain('日期')
  expect(faultOf('(17)260230')?.message).toContain('日期')
  expect(faultOf('(17)260200')).toBeNull()
  expect(faultOf('(10)中文')?.message).toContain('不能使用的字符')
  expect(faultOf('09501101530003')?.fix).toBe('(01)09501101530003')
})

test('brackets in data are written with a backslash', () => {
  expect(text('(10)A\\(B(21)1')).toBe('^10A(B^211')
})

test('the model number of the GS1 General Specifications has the check characters 2A', () => {
  expect(checkCharacterPair('1987654Ad4X4bL5ttr2310c')).toBe('2K')
})

test('BWIPP accepts what we accept, and refuses the check digits that we refuse', () => {
  const accepts = (value: string) => {
    try {
      bwipjs.raw({ bcid: 'gs1-128', text: value } as Parameters<typeof bwipjs.raw>[0])
      return true
    } catch {
      return false
    }
  }
  const value = fc
    .tuple(
      fc.stringMatching(/^[0-9]{14}$/),
      fc.stringMatching(/^[A-Za-z0-9+/.-]{1,20}$/),
      fc.stringMatching(/^[0-9]{6}$/),
    )
    .map(([gtin, lot, day]) => `(01)${gtin}(10)${lot}(17)${day}`)
  const put = (wrong: string): string => valueFault(wrong, 'gs1128')?.fix ?? wrong
  fc.assert(
    fc.property(value, (given) => {
      for (const candidate of [given, put(given)]) {
        expect(valueFault(candidate, 'gs1128') === null).toBe(accepts(candidate))
      }
    }),
    { numRuns: 60 },
  )
})
