import { expect, it } from 'vitest'
import { afterPage } from './after-page.ts'

const free = { min: undefined, max: undefined, step: 1 }

it('goes ten steps', () => {
  expect(afterPage(12, 1, free)).toBe(22)
  expect(afterPage(12, -1, free)).toBe(2)
  expect(afterPage(0.2, 1, { ...free, step: 0.01 })).toBe(0.3)
})

it('stops at the bounds', () => {
  expect(afterPage(98, 1, { ...free, max: 100 })).toBe(100)
  expect(afterPage(5, -1, { ...free, min: 0 })).toBe(0)
})

it('starts an empty field at its lowest number', () => {
  expect(afterPage(Number.NaN, 1, free)).toBe(10)
  expect(afterPage(Number.NaN, 1, { ...free, min: 5 })).toBe(15)
})
