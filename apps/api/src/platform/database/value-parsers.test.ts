import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readIntegers, readSafeInteger } from './value-parsers.ts'

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

const literal = (values: readonly (number | bigint | null)[]) =>
  `{${values.map((value) => (value === null ? 'NULL' : String(value))).join(',')}}`

test('reads arrays of integers, nulls among them', () => {
  const integers = fc.array(
    fc.option(
      fc.maxSafeInteger().map((value) => value || 0),
      { nil: null },
    ),
  )
  fc.assert(
    fc.property(integers, (values) => {
      expect(readIntegers(literal(values))).toEqual(values)
    }),
  )
  expect(readIntegers('[0:1]={5,-6}')).toEqual([5, -6])
})

test('refuses an array with a bigint that a number does not hold', () => {
  const outside = fc.bigInt({ min: BigInt(Number.MAX_SAFE_INTEGER) + 1n, max: 2n ** 63n - 1n })
  fc.assert(
    fc.property(fc.array(fc.integer()), outside, (before, value) => {
      expect(() => readIntegers(literal([...before, value]))).toThrow('select it as text')
    }),
  )
})
