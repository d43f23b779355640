import { SERVER_MARKETPLACES } from '@haixuan/rules'
import { expect, test } from 'vitest'
import facts from '../../../../../../facts/temu_regions.csv?raw'
import { REGION_SETS, TIKTOK_COUNTRIES } from './region-sets.ts'

test('region options are those of the specification', () => {
  const ids = Object.fromEntries(REGION_SETS.map((set) => [set.label, [...set.ids] as number[]]))
  expect(ids).toMatchObject({
    美国: [211],
    加拿大: [37],
    英国: [210],
    澳新: [12, 144],
    墨西哥: [128],
    韩国: [185],
  })
  expect(ids).toMatchObject({ 日本: [100], 沙特: [174], 菲律宾: [160] })
  expect(ids['欧区']).toHaveLength(27)
  expect(ids['欧区']).toEqual(expect.arrayContaining([76, 69, 186]))
  expect(ids['欧区']).not.toContain(210)
})

test('ids and names agree with facts/temu_regions.csv', () => {
  const lines = facts.trim().split('\n').slice(1)
  const rows = lines.filter((line) => !line.includes('"')).map((line) => line.split(','))
  const nameOf = new Map(rows.map(([id, , name]) => [Number(id), name]))
  const eu = rows.filter((row) => row[6] === '1').map(([id]) => Number(id))
  expect([...(REGION_SETS.find(({ label }) => label === '欧区')?.ids ?? [])]).toEqual(eu)
  for (const { label, ids } of TIKTOK_COUNTRIES) expect(nameOf.get(ids[0])).toBe(label)
})

test('the countries of TikTok Shop are those that its market asks the server for', () => {
  const ids = TIKTOK_COUNTRIES.map((country) => country.ids[0])
  expect(ids).toEqual(SERVER_MARKETPLACES.tiktok.marketRegions)
})
