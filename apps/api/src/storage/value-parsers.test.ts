import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSafeInteger } from './value-parsers.ts'

test('reads every bigint that a number holds exactly', () => {
  fc.assert(fc.property(fc.maxSafeInteger(), (value) => readSafeInteger(String(value)) === value))
})

test('refuses one that it does not, instead of rounding it', () => {
  const outside = fc.bigInt({ min: BigInt(Number.MAX_SAFE_INTEGER) + 1n, max: 2n ** 63n - 1n })
  fc.assert(
    fc.property(outside, fc.boolean(), (value, negative) => {
      expect(() => readSafeInteger(String(negative ? -value : value))).toThrow('select it as text')
    }),
  )
})
