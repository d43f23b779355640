import { EU27 } from '@haixuan/rules'

/**
 * Regions that have a bit in product_metric.region_mask; the place in the list is the number of the bit.
 * Stored: append only, and never made from another list, 62 entries at most. Regions without a bit are matched in product_price.
 */
const BITS: readonly number[] = [
  ...[
    13, 20, 32, 50, 52, 53, 54, 64, 68, 69, 76, 79, 90, 96, 98, 108, 113, 114, 122, 141, 162, 163, 167, 180,
    181,
  ],
  ...[186, 191],
  // us, ca, uk, au, nz, mx, kr, jp, sa, ph, br
  ...[211, 37, 210, 12, 144, 128, 185, 100, 174, 160, 29],
  // Arabian peninsula, then the other larger markets
  ...[209, 105, 165, 152, 16, 97, 184, 192, 151, 91, 179, 119, 197, 217, 93, 203, 42, 45, 159, 9],
]
const BIT_OF = new Map(BITS.map((regionId, bit) => [regionId, 1n << BigInt(bit)]))

/** How a set of regions is matched: by bits of the mask, and one by one for those without a bit. */
interface RegionMatch {
  mask: bigint
  others: number[]
}

/** Splits regionIds into a mask and the regions that have no bit. */
export function regionMatch(regionIds: Iterable<number>): RegionMatch {
  let mask = 0n
  const others: number[] = []
  for (const id of regionIds) {
    const bit = BIT_OF.get(id)
    if (bit === undefined) others.push(id)
    else mask |= bit
  }
  return { mask, others }
}

const masks = new Map<string, readonly number[]>()
const REMEMBERED = 20_000

/** regionIds whose bits are set in a decimal mask. */
export function regionsOfMask(mask: string): readonly number[] {
  const met = masks.get(mask)
  if (met) return met
  const bits = BigInt(mask)
  const regions = BITS.filter((_, bit) => (bits >> BigInt(bit)) & 1n)
  // Most products share a few thousand sets of regions.
  if (masks.size >= REMEMBERED) masks.clear()
  masks.set(mask, regions)
  return regions
}

/** Regions of the European Union that lack a bit; empty as long as the list above is whole. */
export const EU27_WITHOUT_BIT: readonly number[] = EU27.filter((id) => !BIT_OF.has(id))
