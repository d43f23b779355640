import { expect, it } from 'vitest'
import { orderTotal } from './order-total.ts'

it('is what is ordered and its delivery', () => {
  expect(orderTotal(100)).toBe(700)
})
