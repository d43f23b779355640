import { expect, test } from 'vitest'
import { previewAlertBody, setViewAlertBody } from '../contract/contract-bodies.gen.ts'
import { ALERT_KINDS_OF, heldPercent, STANDARD_PERCENT } from './alert-kinds.ts'

test('a kind takes the percent that is said, else its standard, else none', () => {
  expect(heldPercent('price_drop', undefined)).toBe(10)
  expect(heldPercent('price_drop', 1)).toBe(1)
  expect(heldPercent('stock_out', undefined)).toBeUndefined()
  expect(heldPercent('stock_out', 30)).toBeUndefined()
})

test('every standard is one that the contract takes', () => {
  for (const { minimum, maximum } of [previewAlertBody['rule.percent'], setViewAlertBody['rule.percent']])
    for (const percent of Object.values(STANDARD_PERCENT)) {
      expect(percent).toBeGreaterThanOrEqual(minimum)
      expect(percent).toBeLessThanOrEqual(maximum)
    }
})

test('each kind of row names a kind of alert once', () => {
  for (const kinds of Object.values(ALERT_KINDS_OF)) {
    expect(kinds.length).toBeGreaterThan(0)
    expect(new Set(kinds).size).toBe(kinds.length)
  }
})
