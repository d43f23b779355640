import { describe, expect, test } from 'vitest'
import { dayBefore, dayChange, discount, weekChange } from './goods-change.ts'

describe('changes of sales', () => {
  test('compare yesterday with the day before', () => {
    expect(dayBefore([1, 80, 100])).toBe(80)
    expect(dayChange([1, 80, 100])).toBe(0.25)
  })

  test('a missing day or an empty base is no change, not 0 %', () => {
    expect(dayChange([80, null])).toBeNull()
    expect(dayChange([null, 80])).toBeNull()
    expect(dayChange([0, 80])).toBeNull()
    expect(dayChange([])).toBeNull()
    expect(weekChange([...Array(7).fill(1), null, ...Array(6).fill(1)])).toBeNull()
    expect(weekChange(Array(13).fill(1))).toBeNull()
  })

  test('weeks are seven whole days', () => {
    expect(weekChange([999, ...Array(7).fill(10), ...Array(7).fill(5)])).toBe(-0.5)
  })
})

test('a discount needs one currency and a lower price', () => {
  const money = (amount: number, currency = 'USD') => ({ amount, currency })
  expect(discount({ price: money(800), originalPrice: money(1000) })).toBe(0.8)
  expect(discount({ price: money(800), originalPrice: money(1000, 'EUR') })).toBeNull()
  expect(discount({ price: money(1000), originalPrice: money(1000) })).toBeNull()
  expect(discount({ price: null, originalPrice: money(1000) })).toBeNull()
  expect(discount({ price: money(800), originalPrice: null })).toBeNull()
  expect(discount({ price: money(0), originalPrice: money(1) })).toBe(0)
  expect(discount({ price: money(-1), originalPrice: money(0) })).toBeNull()
})
