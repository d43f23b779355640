import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditCheckDigit, isCreditCode } from './credit-code.ts'

const SIGNS = [...'0123456789ABCDEFGHJKLMNPQRTUWXY']
const body = fc
  .array(fc.constantFrom(...SIGNS), { minLength: 17, maxLength: 17 })
  .map((signs) => signs.join(''))
const code = body.map((text) => text + creditCheckDigit(text))

test('codes of well-known companies are right, in small letters too', () => {
  for (const known of ['91440300708461136T', '91330100799655058B', '91350100M000100Y43']) {
    expect(isCreditCode(known), known).toBe(true)
    expect(isCreditCode(known.toLowerCase()), known).toBe(true)
  }
})

test('one wrong sign and two that changed places are always noticed', () => {
  fc.assert(
    fc.property(code, fc.nat(17), fc.constantFrom(...SIGNS), (right, at, sign) => {
      expect(isCreditCode(right)).toBe(true)
      const wrong = right.slice(0, at) + sign + right.slice(at + 1)
      expect(isCreditCode(wrong)).toBe(sign === right[at])
    }),
  )
  fc.assert(
    fc.property(code, fc.nat(15), (right, at) => {
      const [a, b] = [right[at] ?? '', right[at + 1] ?? '']
      const swapped = right.slice(0, at) + b + a + right.slice(at + 2)
      expect(isCreditCode(swapped)).toBe(a === b)
    }),
  )
})

test('other lengths and signs that the code leaves out are refused', () => {
  for (const wrong of [
    '',
    '9144030070846113',
    '91440300708461136T0',
    '9144030070846113IT',
    '91440300708461136　',
  ])
    expect(isCreditCode(wrong), wrong).toBe(false)
})
