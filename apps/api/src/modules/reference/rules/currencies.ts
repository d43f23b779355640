import type { components } from '@haixuan/api-sdk/schema'
import { cell, readData } from '#platform/facts.ts'

type Currency = components['schemas']['Currency']
/** Price areas of specification 3. */
export type PriceArea = 'us' | 'eu' | 'global'

interface Region {
  id: number
  currency: string
  area: string
}

let cache: { regions: Region[]; currencies: Map<string, Currency> } | undefined

/** Currencies of the regions Temu sells in, of one price area when it is given, by code. */
export function listCurrencies(area?: PriceArea): Currency[] {
  cache ??= load()
  const { regions, currencies } = cache
  const ids = new Map<string, number[]>()
  for (const region of regions) {
    if (area === undefined || region.area === area)
      ids.set(region.currency, [...(ids.get(region.currency) ?? []), region.id])
  }
  return [...currencies.values()].flatMap((currency) => {
    const regionIds = ids.get(currency.code)
    return regionIds ? [{ ...currency, regionIds }] : []
  })
}

function load(): NonNullable<typeof cache> {
  const regions = readData('temu_regions.csv')
    .filter((row) => row['currency'] !== null)
    .map((row) => ({
      id: Number(cell(row, 'regionId')),
      currency: cell(row, 'currency'),
      area: cell(row, 'area'),
    }))
  const names = new Intl.DisplayNames('zh-CN', { type: 'currency' })
  const currencies = new Map<string, Currency>()
  for (const row of readData('currencies_iso4217_pddl.csv')) {
    const code = row['AlphabeticCode']
    if (!code || row['WithdrawalDate'] || !/^\d$/.test(row['MinorUnit'] ?? '')) continue
    currencies.set(code, {
      code,
      numericCode: cell(row, 'NumericCode').padStart(3, '0'),
      name: cell(row, 'Currency'),
      nameZh: names.of(code) ?? code,
      symbol: symbolOf(code),
      minorUnit: Number(row['MinorUnit']),
      regionIds: [],
    })
  }
  return { regions, currencies: new Map([...currencies].sort(([a], [b]) => a.localeCompare(b))) }
}

function symbolOf(code: string): string {
  const parts = new Intl.NumberFormat('zh-CN', { style: 'currency', currency: code }).formatToParts(0)
  return parts.find((part) => part.type === 'currency')?.value.trim() ?? code
}
