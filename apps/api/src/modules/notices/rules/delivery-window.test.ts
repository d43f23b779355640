import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveryWindow } from './delivery-window.ts'

const at = (text: string) => Date.parse(text)
const moment = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2036-01-01'),
  noInvalidDate: true,
})

test.each([
  ['2026-11-26T08:59:59.999+08:00', 'digest/2026-11-26', '2026-11-26T09:00+08:00'],
  ['2026-11-26T09:00:00.000+08:00', 'digest/2026-11-27', '2026-11-27T09:00+08:00'],
  ['2026-11-26T23:59:00.000+08:00', 'digest/2026-11-27', '2026-11-27T09:00+08:00'],
  ['2026-12-31T12:00:00.000+08:00', 'digest/2027-01-01', '2027-01-01T09:00+08:00'],
])('what comes at %s is in the summary %s', (now, messageKey, notBefore) => {
  expect(deliveryWindow(true, at(now))).toEqual({ messageKey, notBefore: at(notBefore) })
})

test.each([
  ['2026-11-26T10:04:59.999Z', 'soon/2026-11-26T10:05'],
  ['2026-11-26T10:05:00.000Z', 'soon/2026-11-26T10:10'],
])('what comes at %s leaves as %s', (now, messageKey) => {
  expect(deliveryWindow(false, at(now)).messageKey).toBe(messageKey)
})

test('a window ends after what is in it, within its length, and the next ones have keys of their own', () => {
  fc.assert(
    fc.property(moment, fc.boolean(), (date, isDigest) => {
      const now = date.getTime()
      const length = isDigest ? 86_400_000 : 300_000
      const windows = [0, 1, 2].map((later) => deliveryWindow(isDigest, now, later))
      const [first] = windows
      expect((first?.notBefore ?? 0) - now).toBeGreaterThan(0)
      expect((first?.notBefore ?? 0) - now).toBeLessThanOrEqual(length)
      expect(new Set(windows.map(({ messageKey }) => messageKey)).size).toBe(3)
      expect(windows.map(({ notBefore }) => notBefore - (first?.notBefore ?? 0))).toEqual([
        0,
        length,
        2 * length,
      ])
      // What comes at the end of a window is in the next one.
      expect(deliveryWindow(isDigest, first?.notBefore ?? 0)).toEqual(windows[1])
    }),
  )
})
