import { expect, it } from 'vitest'
import { searchCommands } from './search-commands.ts'

it('leads to the search pages, those of the marketplace at hand first', () => {
  const found = searchCommands(' 保温杯 ', 'shein', ['temu', 'shein'])
  expect(found.map(({ label, context }) => `${label} ${context}`)).toEqual([
    '搜索「保温杯」 Shein 商品',
    '搜索「保温杯」 Temu 商品',
    '搜索「保温杯」 Temu 店铺',
  ])
  expect(found[0]?.href).toBe(`/shein?${new URLSearchParams({ keyword: '保温杯' })}`)
})

it('searches for nothing where nothing is typed, and nowhere where nobody may search', () => {
  expect(searchCommands('  ', 'temu', ['temu'])).toEqual([])
  expect(searchCommands('杯', 'temu', [])).toEqual([])
})
