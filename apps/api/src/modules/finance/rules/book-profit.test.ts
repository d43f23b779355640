import { converter } from '@haixuan/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookProfit } from './book-profit.ts'

const COST = { cost: 0, missingSkus: 0, missingSales: 0, missingIncome: 0 }
const CONVERT = converter([{ currency: 'USD', day: '2026-10-31', rate: '7' }])

test('the parts of a profit in CNY add up to it, costs of the store among them', () => {
  const minor = fc.integer({ min: -1e9, max: 1e9 })
  const storeCosts = fc.array(fc.record({ minor: fc.integer({ min: 1, max: 1e8 }) }))
  fc.assert(
    fc.property(minor, minor, fc.nat(1e9), storeCosts, (platformNet, missingIncome, cost, ofStore) => {
      const book = { month: 202610, currency: 'CNY', platformNet, storeCosts: ofStore }
      const { profit } = bookProfit(book, { ...COST, missingIncome, cost }, CONVERT)
      const rest = ofStore.reduce((all, one) => all - one.minor, platformNet - missingIncome - cost)
      expect(profit).toBe(rest)
    }),
  )
})

test('in another currency they are converted with the rest, or there is no profit', () => {
  const book = { month: 202610, currency: 'USD', platformNet: 1000, storeCosts: [{ minor: 300 }] }
  expect(bookProfit(book, { ...COST, cost: 100 }, CONVERT).profit).toBe(4800)
  expect(bookProfit({ ...book, currency: 'EUR' }, COST, CONVERT).profit).toBeNull()
})
