import { expect, test } from 'vitest'
import { REGIONS } from './region.ts'
import { regionNamed, regionText } from './region-name.ts'

test.each([
  ['泰国', 197],
  ['Thailand', 197],
  ['thailand ', 197],
  ['TH', 197],
  ['th', 197],
  ['197', 197],
  ['UK', 210],
  ['South Korea', 185],
  ['台湾', 194],
])('%j is region %d', (text, id) => {
  expect(regionNamed(text)).toBe(id)
})

test.each(['99999', '999', '0', 'Atlantis', 'XX', '', '1.0'])('%j is no region', (text) => {
  expect(regionNamed(text)).toBeUndefined()
})

test('every region is found by each of its names, its code and its id', () => {
  for (const { regionId, nameZh, nameEn, country } of REGIONS.values())
    for (const name of [nameZh, nameEn, country, String(regionId)].filter((text) => text !== ''))
      expect(regionNamed(name), name).toBe(regionId)
})

test('a region is shown by its name', () => {
  expect(regionText(197)).toBe('泰国（197）')
  expect(regionText(999)).toBe('999')
})
