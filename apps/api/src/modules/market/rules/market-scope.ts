import type { MarketRegion } from '@haixuan/rules'
import { EU27 } from '@haixuan/rules'
import { MARKETPLACES, type Marketplace, regionMatch, serverMarketplace } from '#modules/reference/rules'

/** Regions whose products are summed together: an option of the region filter (specification, section 3). */
export interface MarketScope {
  /** Stored: the regionId, or a number of its own for a set. 0 is everything. */
  code: number
  /** regionIds, ascending; empty for everything. */
  regions: readonly number[]
  /** Bits of product_metric.region_mask. */
  mask: bigint
}

const scope = (code: number, regions: readonly number[]): MarketScope => ({
  code,
  regions: [...regions].sort((a, b) => a - b),
  mask: regionMatch(regions).mask,
})
const single = (regionId: number) => scope(regionId, [regionId])

export const EVERYWHERE = scope(0, [])
const SETS: Readonly<Record<Extract<MarketRegion, string>, MarketScope>> = {
  australiaAndNewZealand: scope(1_001, [12, 144]),
  europeanUnion: scope(1_002, EU27),
}

const OPTIONS = new Map(
  MARKETPLACES.map((marketplace) => [
    marketplace,
    serverMarketplace(marketplace).marketRegions.map((region) =>
      typeof region === 'number' ? single(region) : SETS[region],
    ),
  ]),
)

/** Region options of a marketplace in the order of its filter, without "everything". */
export const scopesOf = (marketplace: Marketplace): readonly MarketScope[] => OPTIONS.get(marketplace) ?? []

/** The option that is exactly these regionIds, comma separated in any order; undefined when there is none. */
export function findScope(marketplace: Marketplace, regions: string): MarketScope | undefined {
  const wanted = [...new Set(regions.split(',').map(Number))].sort((a, b) => a - b).join(',')
  return scopesOf(marketplace).find((one) => one.regions.join(',') === wanted)
}
