import { expect, test } from 'vitest'
import { waitText } from './wait-text.ts'

const MINUTE = 60_000

test.each([
  [1, '1 分钟后重置'],
  [59 * MINUTE, '59 分钟后重置'],
  [59 * MINUTE + 1, '1 小时后重置'],
  [60 * MINUTE, '1 小时后重置'],
  [61 * MINUTE, '2 小时后重置'],
  [119 * MINUTE, '2 小时后重置'],
  [120 * MINUTE, '2 小时后重置'],
  [undefined, '明天 00:00 重置'],
])('%s ms: %s', (ms, text) => {
  expect(waitText(ms)).toBe(text)
})
