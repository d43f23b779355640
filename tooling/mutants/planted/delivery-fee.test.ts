import { expect, it } from 'vitest'
import { deliveryFee } from './delivery-fee.ts'

// No amount at the limit: mutation testing has to find this.
it('is paid below and free far above', () => {
  expect(deliveryFee(100)).toBe(600)
  expect(deliveryFee(20_000)).toBe(0)
})
