import { expect, test } from 'vitest'
import { isRefusal } from './is-refusal.ts'

test.each([
  [403, 'flag_needed', true],
  [403, 'quota_used', true],
  [429, 'quota_used', true],
  [429, 'contact_quota', true],
  [429, 'rate_limited', false],
  [404, 'goods_unknown', false],
  [500, 'server_error', false],
  [0, 'network', false],
])('%i %s is a refusal: %s', (status, reason, expected) => {
  expect(isRefusal({ status, reason })).toBe(expected)
})
