import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readData } from '#platform/facts.ts'
import { listAreas } from './areas.ts'
import { listCurrencies } from './currencies.ts'
import { publishedCategories } from './published-categories.ts'
import { publishedRates } from './published-rates.ts'
import { compareRegions, REGIONS as STORED } from './region.ts'
import { regionMatch, regionsOfMask } from './region-mask.ts'
import { listSites, siteName } from './sites.ts'

const REGIONS = readData('temu_regions.csv')

describe('currencies', () => {
  const byCode = new Map(listCurrencies().map((currency) => [currency.code, currency]))

  test('have the names, numbers, signs and minor units of ISO 4217 and of Chinese', () => {
    expect(byCode.get('AUD')).toMatchObject({
      numericCode: '036',
      nameZh: '澳大利亚元',
      symbol: 'AU$',
      minorUnit: 2,
    })
    expect(byCode.get('CNY')).toMatchObject({ numericCode: '156', name: 'Yuan Renminbi', symbol: '¥' })
    expect(byCode.get('JPY')).toMatchObject({ symbol: 'JP¥', minorUnit: 0 })
    expect(byCode.get('KWD')).toMatchObject({ symbol: 'KWD', minorUnit: 3 })
    expect(byCode.get('ALL')?.numericCode).toBe('008')
  })

  test('are in the order of their codes, each with the regions that use it', () => {
    const codes = [...byCode.keys()]
    expect(codes).toEqual(codes.toSorted())
    for (const { code, regionIds } of byCode.values()) {
      const users = REGIONS.filter((row) => row['currency'] === code)
      expect(regionIds).toEqual(users.map((row) => Number(row['regionId'])))
    }
  })

  test('of a price area are those of its regions alone', () => {
    for (const area of ['us', 'eu', 'global'] as const) {
      const ids = listCurrencies(area).flatMap(({ regionIds }) => regionIds)
      const those = REGIONS.filter((row) => row['area'] === area && byCode.has(row['currency'] ?? ''))
      expect(ids.toSorted((a, b) => a - b)).toEqual(those.map((row) => Number(row['regionId'])))
    }
    expect(listCurrencies('us').map(({ code }) => code)).toEqual(['USD'])
  })
})

describe('published rates', () => {
  test('hold the pegs of the central banks from one day on', () => {
    const pegs = publishedRates().filter(({ source }) => source === 'peg')
    expect(pegs.map(({ currency, perUsd }) => [currency, perUsd])).toEqual([
      ['SAR', 3.75],
      ['AED', 3.6725],
      ['QAR', 3.64],
      ['BHD', 0.376],
      ['OMR', 0.3845],
    ])
    // 2003-01-01
    expect(new Set(pegs.map(({ day }) => day))).toEqual(new Set([12_053]))
  })

  test('name a country by the currency that its region has, and leave out one without a stable currency', () => {
    const rows = readData('fx_monthly_2019_2026_pddl.csv')
    const ofRegion = new Map(REGIONS.map((row) => [row['nameEn'], row['currency']]))
    const others = { Euro: 'EUR', Taiwan: 'TWD', 'South Korea': 'KRW' }
    const known = new Map<string | null | undefined, string | null | undefined>([
      ...ofRegion,
      ...Object.entries(others),
    ])
    const expected = rows
      .filter((row) => row['Country'] !== 'Venezuela')
      .map((row) => known.get(row['Country']))
    const monthly = publishedRates().filter(({ source }) => source === 'monthly')
    expect(monthly.map(({ currency }) => currency)).toEqual(expected)
    expect(monthly.every(({ perUsd }) => perUsd > 0)).toBe(true)
  })
})

test('categories of the first level come with three marketplaces, named in both languages', () => {
  const of = publishedCategories()
  const rows = readData('marketplace_categories_l1.csv')
  for (const [marketplace, steps] of of) {
    const own = rows.filter((row) => row['marketplace'] === marketplace)
    expect(steps.map(({ id, name, nameZh }) => [id, name, nameZh])).toEqual(
      own.map((row) => [row['catId'], row['nameEn'], row['nameZh']]),
    )
  }
  expect([...of.values()].map(({ length }) => length > 0)).toEqual([true, true, true, false])
})

test('areas of China start with the capital and have districts below', () => {
  const areas = listAreas()
  expect(areas).toHaveLength(34)
  expect(areas[0]).toMatchObject({ name: '北京市', code: '110000' })
  expect(areas[0]?.children?.[0]?.children?.length).toBeGreaterThan(10)
})

describe('bits of regions', () => {
  const all = regionsOfMask((2n ** 62n - 1n).toString())

  test('are stored: a change of one would give old rows to another region', () => {
    const digest = createHash('sha256').update(all.slice(0, 58).join()).digest('hex')
    expect(digest.slice(0, 16)).toBe('8af073158ec56883')
  })

  test('belong to one known region each, and fit into 62', () => {
    const known = new Set(REGIONS.map((row) => Number(row['regionId'])))
    expect(new Set(all).size).toBe(all.length)
    expect(all.filter((id) => !known.has(id))).toEqual([])
    expect(all.length).toBeLessThanOrEqual(62)
  })

  test('say the regions that they were made of; a region without one is told apart', () => {
    const { mask, others } = regionMatch([211, 13, 999_999])
    expect(regionsOfMask(mask.toString())).toEqual([13, 211])
    expect(others).toEqual([999_999])
    expect(regionsOfMask('0')).toEqual([])
  })
})

test('sites are 100 to 193 in order, with the names, codes and servers of the table', () => {
  const rows = readData('temu_sites.csv').filter((row) => Number(row['siteId']) <= 193)
  const expected = rows.map((row) => [row['siteId'], row['nameZh'], row['nameEn'], row['iso2'], row['dr']])
  const sites = listSites().map(({ siteId, siteName: name, siteNameEn, countryCode, dr }) => [
    ...[String(siteId), name, siteNameEn, countryCode, dr],
  ])
  expect(sites).toEqual(expected.toSorted((a, b) => Number(a[0]) - Number(b[0])))
  expect([listSites().at(-1)?.siteId, siteName(100), siteName(194)]).toEqual([193, '美国站', '194'])
})

test('regions come in the order of the specification: us, then eu and global by their first ones', () => {
  const global = [...STORED.values()].filter(({ area }) => area === 'global').map(({ regionId }) => regionId)
  const others = global.filter(
    (id) => ![12, 37, 100, 185, 29, 128, 160, 174, 209, 105, 165, 152, 16].includes(id),
  )
  const wanted = [211, 210, 76, 69, 174, 98, 186, 209, 105, 165, 152, 16, 12, 37, 100, 185, 29, 128, 160]
  expect(wanted.toReversed().toSorted(compareRegions)).toEqual(wanted)
  const [low = 0, high = 0] = others
  expect([high, low, 12, 98, 211].toSorted(compareRegions)).toEqual([211, 98, 12, low, high])
})
