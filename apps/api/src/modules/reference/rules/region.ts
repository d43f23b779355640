import { readData } from '#platform/facts.ts'

type Area = 'us' | 'eu' | 'global'

/** A Temu region. Its id is a regionId: 211 is the United States, 100 is Japan (a siteId 100 is not). */
export interface Region {
  regionId: number
  nameZh: string
  nameEn: string
  /** ISO 3166-1 alpha-2. */
  country: string
  currency: string
  area: Area
}

function load(): Map<number, Region> {
  const rows = readData('temu_regions.csv')
  return new Map(
    rows.map((row) => {
      const regionId = Number(row['regionId'])
      const area = row['area']
      return [
        regionId,
        {
          regionId,
          nameZh: row['nameZh'] ?? '',
          nameEn: row['nameEn'] ?? '',
          country: row['iso2'] ?? '',
          currency: row['currency'] ?? '',
          area: area === 'us' || area === 'eu' ? area : 'global',
        },
      ]
    }),
  )
}

/** All regions by id (facts/temu_regions.csv). */
export const REGIONS: ReadonlyMap<number, Region> = load()

const BY_COUNTRY = new Map([...REGIONS.values()].map((region) => [region.country, region.regionId]))

/** Temu regionId of an ISO 3166-1 alpha-2 code, in letters of any size; undefined for one that Temu has not. */
export function regionOfCountry(code: string): number | undefined {
  return BY_COUNTRY.get(code.trim().toUpperCase())
}

/** Order of the specification, section 9: UK, Germany, France, Saudi Arabia, Italy, Spain, Arabian Peninsula. */
const EU_FIRST = [210, 76, 69, 174, 98, 186, 209, 105, 165, 152, 16]
/** Australia, Canada, Japan, Korea, Brazil, Mexico, Philippines. */
const GLOBAL_FIRST = [12, 37, 100, 185, 29, 128, 160]
const AREAS: Area[] = ['us', 'eu', 'global']

function rank(regionId: number): number {
  const region = REGIONS.get(regionId)
  const inEu = EU_FIRST.indexOf(regionId)
  const area = inEu >= 0 ? 'eu' : (region?.area ?? 'global')
  const first = area === 'eu' ? inEu : area === 'global' ? GLOBAL_FIRST.indexOf(regionId) : -1
  return AREAS.indexOf(area) * 10_000 + (first >= 0 ? first : 1_000 + regionId)
}

/** Compares regionIds: us, then eu and global, each in the order of the specification, then by id. */
export function compareRegions(a: number, b: number): number {
  return rank(a) - rank(b)
}
