import type { components } from '@haixuan/api-sdk/schema'
import { cell, readData } from '#platform/facts.ts'

type Site = components['schemas']['SiteLocation']
/** Specification 3 knows sites 100 to 193. */
const LAST_SITE = 193
let cache: Site[] | undefined

/** Sites of Shein and Temu, by siteId. */
export function listSites(): Site[] {
  cache ??= readData('temu_sites.csv')
    .filter((row) => Number(row['siteId']) <= LAST_SITE)
    .map(
      (row): Site => ({
        siteId: Number(cell(row, 'siteId')),
        siteName: cell(row, 'nameZh'),
        siteNameEn: row['nameEn'] ?? null,
        countryCode: row['iso2'] ?? null,
        dr: cell(row, 'dr') === 'us' ? 'us' : 'eu',
        matchSemiManaged: cell(row, 'matchSemiManaged') === 'true',
        currency: row['currency'] ?? null,
      }),
    )
    .sort((a, b) => a.siteId - b.siteId)
  return cache
}

let names: ReadonlyMap<number, string> | undefined

/** Chinese name of a siteId, its number where it is not known. */
export function siteName(siteId: number): string {
  names ??= new Map(listSites().map((site) => [site.siteId, site.siteName]))
  return names.get(siteId) ?? String(siteId)
}
