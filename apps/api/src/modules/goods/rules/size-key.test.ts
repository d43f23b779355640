import { expect, test } from 'vitest'
import { sizeKey, typedSizes } from './size-key.ts'

test('a size is of its marketplace, and written in any way the same; stored keys never change', () => {
  expect(sizeKey('shein', ' xl ')).toBe('2:XL')
  expect(sizeKey('temu', 'XL')).toBe('1:XL')
  expect(sizeKey('shein', 'ＸＬ')).toBe('2:XL')
  expect(['one-size', 'One Size', '均码'].map((name) => sizeKey('shein', name))).toEqual(
    Array(3).fill('2:ONE SIZE'),
  )
  expect(sizeKey('shein', '18-24M')).toBe('2:18-24M')
})

test('sizes as people type them', () => {
  expect(typedSizes('S,M，L、 XL ;M')).toEqual(['S', 'M', 'L', 'XL'])
  expect(typedSizes('One Size')).toEqual(['One Size'])
  expect(typedSizes(' ,，')).toBeNull()
})
