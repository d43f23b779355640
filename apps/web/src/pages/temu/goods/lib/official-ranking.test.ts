import { expect, test } from 'vitest'
import {
  FIRST_CHOICE,
  OFFICIAL_BOARDS,
  OFFICIAL_SIZE,
  officialUrl,
  RANKING_COUNTRIES,
} from './official-ranking.ts'

test('countries and boards of the specification, 50 rows', () => {
  expect(RANKING_COUNTRIES.map(({ regionId, name }) => `${regionId}${name}`)).toEqual([
    '211美国',
    '76德国',
    '69法国',
    '186西班牙',
    '29巴西',
    '100日本',
    '128墨西哥',
    '12澳大利亚',
  ])
  expect(OFFICIAL_BOARDS.map(({ name }) => name)).toEqual(['热销', '复购', '新品', '五星'])
  expect(OFFICIAL_SIZE).toBe(50)
})

test('no page without a category; with one, the page of the country', () => {
  expect(officialUrl(FIRST_CHOICE)).toBeNull()
  const url = new URL(officialUrl({ regionId: 76, board: 'new', category: '9711' }) ?? '')
  expect(url.origin).toBe('https://www.temu.com')
  expect(url.pathname).toBe('/de/channel/new-in.html')
  expect(Object.fromEntries(url.searchParams)).toEqual({ opt_id: '9711', board: 'new', size: '50' })
  expect(officialUrl({ regionId: 1, board: 'hot', category: '9711' })).toBeNull()
})
