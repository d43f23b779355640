import { expect, test } from 'vitest'
import { brandKey } from './brand-key.ts'

test('a brand has one number, however it is written; none has none', () => {
  expect(brandKey(' Anker ')).toBe(brandKey('ANKER'))
  expect(brandKey('Ankee')).not.toBe(brandKey('Anker'))
  expect([brandKey(null), brandKey(''), brandKey('  ')]).toEqual([-1, -1, -1])
})

test('the numbers stay as they are: rows are stored by them', () => {
  expect([brandKey('a'), brandKey('ab'), brandKey('安克')]).toEqual([
    1_913_001_110, 647_135_973, 1_706_111_006,
  ])
})
