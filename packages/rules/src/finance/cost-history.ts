import type { EnteredCost } from './cost-cells.ts'
import type { CostUse } from './cost-uses.ts'
import { type CostVersion, costBook } from './cost-version.ts'

/** An entered cost as books take it: parts that nobody entered add nothing. */
export const versionOf = ({ goods, head, pack, other, ...cost }: EnteredCost): CostVersion => ({
  ...{ skuCode: cost.skuCode, skuId: cost.skuId, currency: cost.currency, validFrom: cost.validFrom },
  minor: goods + (head ?? 0) + (pack ?? 0) + (other ?? 0),
})

/** Whether books take the same: who supplies the goods, and a note, are in no book. */
const isSameVersion = (one: CostVersion, other: CostVersion | null): boolean =>
  one.skuCode === other?.skuCode &&
  one.skuId === other.skuId &&
  one.validFrom === other.validFrom &&
  one.minor === other.minor &&
  one.currency === other.currency

/**
 * What uses take after a change instead of another version, found as the books find it: by the SKU id, else by the code of
 * the row of the bill. Null stands for no cost. A use that had no cost is none of them: nothing was known before.
 */
export function takenInstead(
  before: readonly CostVersion[],
  after: readonly CostVersion[],
  uses: readonly CostUse[],
): Set<CostVersion | null> {
  const [was, is] = [costBook(before), costBook(after)]
  const found = new Set<CostVersion | null>()
  for (const { skuId, skuCode, day } of uses) {
    const [own, next] = [was(skuId, skuCode, day), is(skuId, skuCode, day)]
    if (own !== null && !isSameVersion(own, next)) found.add(next)
  }
  return found
}

/** Whether a booked month takes another cost, or none, once a version is gone. */
export function isUsed(
  version: EnteredCost,
  existing: readonly EnteredCost[],
  uses: readonly CostUse[],
): boolean {
  const rest = existing.filter((one) => one !== version)
  return takenInstead(existing.map(versionOf), rest.map(versionOf), uses).size > 0
}
