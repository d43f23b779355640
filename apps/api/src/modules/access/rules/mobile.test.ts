import { expect, test } from 'vitest'
import { maskedMobile } from './mobile.ts'

test.each([
  ['13812345678', '138****5678'],
  ['1234567', '123****4567'],
  ['123456', '****'],
  ['', '****'],
])('%s is shown to others as %s', (mobile, shown) => {
  expect(maskedMobile(mobile)).toBe(shown)
})
