import fc from 'fast-check'
import { expect, it } from 'vitest'
import { remainingText } from './remaining-text.ts'

it.each([
  [0, '00:00:00'],
  [1, '00:00:01'],
  [3_723_000, '01:02:03'],
  [86_400_000, '1天 00:00:00'],
  [-5, '00:00:00'],
])('%d ms reads %s', (ms, text) => {
  expect(remainingText(ms)).toBe(text)
})

it('adds up to the seconds that are left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e10 }), (ms) => {
      const match = /^(?:(\d+)天 )?(\d\d):(\d\d):(\d\d)$/.exec(remainingText(ms))
      const [days = 0, hours = 0, minutes = 0, seconds = 0] = (match ?? [])
        .slice(1)
        .map((part) => Number(part ?? 0))
      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.ceil(ms / 1000))
    }),
  )
})
