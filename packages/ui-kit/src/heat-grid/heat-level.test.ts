import fc from 'fast-check'
import { expect, it } from 'vitest'
import { heatLevel } from './heat-level.ts'

it('goes from the faintest step to the strongest', () => {
  expect(heatLevel(0, 0, 60)).toBe(0)
  expect(heatLevel(29, 0, 60)).toBe(2)
  expect(heatLevel(60, 0, 60)).toBe(5)
  expect(heatLevel(7, 7, 7)).toBe(3)
  expect(heatLevel(null, 0, 60)).toBeNull()
})

it('never falls when the value rises, and stays within the six steps', () => {
  const value = fc.double({ min: -1e6, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(value, value, value, value, (a, b, c, d) => {
      const [low, high] = [Math.min(c, d), Math.max(c, d)]
      const small = heatLevel(Math.min(a, b), low, high) ?? -1
      const large = heatLevel(Math.max(a, b), low, high) ?? -1
      expect(small).toBeLessThanOrEqual(large)
      expect(small >= 0 && large <= 5).toBe(true)
    }),
  )
})
