import { expect, test } from 'vitest'
import {
  addSubAccountBody,
  registerBody,
  resetPasswordBody,
  setPasswordBody,
  submitSettlementBody,
  updateErpUserBody,
} from '../contract/contract-bodies.gen.ts'
import { isErpMobile, isMainlandMobile, MAINLAND_MOBILE } from './mobile.ts'
import { isPasswordLength, PASSWORD_LENGTH } from './password.ts'

test.each([
  ['13800138001', true],
  ['19900000000', true],
  ['12800138001', false],
  ['1380013800', false],
  ['138001380011', false],
  [' 13800138001', false],
  ['13800138001\n', false],
  ['١٣٨٠٠١٣٨٠٠١', false],
  ['', false],
])('%j is of mainland form: %s', (mobile, isMainland) => {
  expect(isMainlandMobile(mobile)).toBe(isMainland)
  expect(isErpMobile(mobile)).toBe(!isMainland && mobile !== '')
})

test('every body with a mobile number asks for this form', () => {
  for (const { mobile } of [registerBody, addSubAccountBody, submitSettlementBody, updateErpUserBody])
    expect(mobile.pattern).toBe(MAINLAND_MOBILE.source)
})

test('a new password has 6 to 16 characters, wherever it is set', () => {
  expect(PASSWORD_LENGTH).toEqual({ least: 6, most: 16 })
  for (const { password } of [setPasswordBody, resetPasswordBody])
    expect([password.minLength, password.maxLength]).toEqual([6, 16])
  expect([5, 6, 16, 17].map((length) => isPasswordLength('a'.repeat(length)))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isPasswordLength('😀'.repeat(16))).toBe(true)
  expect(isPasswordLength('😀'.repeat(5))).toBe(false)
})
