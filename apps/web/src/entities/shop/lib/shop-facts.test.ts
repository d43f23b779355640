import { expect, test } from 'vitest'
import { mixText, reasonText, shareText, shopUrl, yearsOpen } from './shop-facts.ts'

const NOW = Date.UTC(2026, 10, 21)

test('years count in full, and an unknown day is no year', () => {
  expect(yearsOpen({ openedAt: '2024-11-22' }, NOW)).toBe(1)
  expect(yearsOpen({ openedAt: '2024-11-20' }, NOW)).toBe(2)
  expect(yearsOpen({ openedAt: null }, NOW)).toBeNull()
  expect(yearsOpen({ openedAt: '2026-11-22' }, NOW)).toBe(0)
})

test('only web addresses lead out', () => {
  expect(shopUrl({ url: 'https://www.temu.com/mall.html?mall_id=1' })).toMatch(/^https/)
  for (const url of ['javascript:alert(1)', 'data:text/html,x', '', null]) expect(shopUrl({ url })).toBeNull()
})

test('shares and reasons read as words, missing ones as a dash', () => {
  expect(shareText(0.8)).toBe('80%')
  expect(shareText(0.8625)).toBe('86.3%')
  expect(shareText(0)).toBe('0%')
  expect(shareText(null)).toBe('—')
  expect(mixText({ categories: [{ id: '1', name: '家居', share: 0.9 }] })).toBe('家居 90%')
  expect(mixText({ categories: [] })).toBe('—')
  expect(reasonText({ reasons: ['star_seller', 'growth'] })).toBe('明星卖家、增长前 1%')
  expect(reasonText({ reasons: [] })).toBe('—')
})
