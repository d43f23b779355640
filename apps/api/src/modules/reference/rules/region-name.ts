import { REGIONS, regionOfCountry } from './region.ts'

/** Codes and names that sources use beside those of facts/temu_regions.csv. */
const ALSO: Readonly<Record<string, string>> = {
  ...{ UK: 'GB', USA: 'US', UAE: 'AE', KOREA: 'KR', 'SOUTH KOREA': 'KR' },
  ...{ TAIWAN: 'TW', 'HONG KONG': 'HK', 台湾: 'TW', 香港: 'HK', 中国香港: 'HK' },
}

const BY_NAME = new Map(
  [...REGIONS.values()].flatMap(({ regionId, nameZh, nameEn }) =>
    // Two regions that no longer exist have no Chinese name.
    [nameZh, nameEn.toUpperCase()].flatMap((name) => (name ? [[name, regionId] as const] : [])),
  ),
)

/** The regionId of a Chinese or English name, an ISO 3166-1 alpha-2 code or a regionId; undefined when unknown. */
export function regionNamed(text: string): number | undefined {
  const key = text.trim().toUpperCase()
  if (/^[0-9]{1,3}$/.test(key)) return REGIONS.has(Number(key)) ? Number(key) : undefined
  return BY_NAME.get(key) ?? regionOfCountry(ALSO[key] ?? key)
}

/** A region as a person knows it, with its id: 泰国（197）. */
export function regionText(regionId: number): string {
  const region = REGIONS.get(regionId)
  return region ? `${region.nameZh || region.nameEn}（${regionId}）` : String(regionId)
}
