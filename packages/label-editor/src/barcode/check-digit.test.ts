import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expandUpcE, gs1CheckDigit } from './check-digit.ts'

test('check digits of the examples in the GS1 General Specifications', () => {
  expect(gs1CheckDigit('629104150021')).toBe(3)
  expect(gs1CheckDigit('0950110153000')).toBe(3)
  expect(gs1CheckDigit('9638507')).toBe(4)
  expect(gs1CheckDigit('01234567890')).toBe(5)
})

test('one wrong digit is always noticed', () => {
  const digits = fc.stringMatching(/^[0-9]{12}$/)
  fc.assert(
    fc.property(digits, fc.nat(11), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
      const wrong = `${body.slice(0, at)}${(Number(body[at]) + by) % 10}${body.slice(at + 1)}`
      expect(gs1CheckDigit(wrong)).not.toBe(gs1CheckDigit(body))
    }),
  )
})

test('anything but digits is refused', () => {
  expect(() => gs1CheckDigit('12a')).toThrow(RangeError)
})

test('UPC-E expands by its last digit', () => {
  expect(expandUpcE('01234505')).toBe('012000003455')
  expect(expandUpcE('01234531')).toBe('012300000451')
  expect(expandUpcE('01234543')).toBe('012340000053')
  expect(expandUpcE('01234565')).toBe('012345000065')
})
