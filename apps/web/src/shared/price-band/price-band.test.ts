import { expect, test } from 'vitest'
import { priceBandText } from './price-band.ts'

test('says which end of a price band is open, and in which currency it is', () => {
  expect(priceBandText(0, 500)).toBe('< US$5')
  expect(priceBandText(null, 500)).toBe('< US$5')
  expect(priceBandText(500, 1000)).toBe('US$5–10')
  expect(priceBandText(10_000, null)).toBe('≥ US$100')
  expect(priceBandText(null, null)).toBe('全部')
})
