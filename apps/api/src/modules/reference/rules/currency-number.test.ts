import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencyNumber, currencyOf } from './currency-number.ts'
import { REGIONS } from './region.ts'
import { regionMatch, regionsOfMask } from './region-mask.ts'

test('a currency comes back from its number, and the number fits a column', () => {
  const code = fc.stringMatching(/^[A-Z]{3}$/)
  fc.assert(
    fc.property(code, (currency) => {
      expect(currencyOf(currencyNumber(currency))).toBe(currency)
      expect(currencyNumber(currency)).toBeLessThan(26 ** 3)
    }),
  )
})

test('the regions of a mask are those that made it, as far as they have a bit', () => {
  const regions = fc.subarray([...REGIONS.keys()])
  fc.assert(
    fc.property(regions, (wanted) => {
      const { mask, others } = regionMatch(wanted)
      const back = [...regionsOfMask(String(mask)), ...others]
      expect(back.sort((a, b) => a - b)).toEqual([...wanted].sort((a, b) => a - b))
    }),
  )
})
