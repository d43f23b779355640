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

/** What a use took before a change, and what it takes after it; null stands for no cost. */
interface ChangedUse {
  own: CostVersion
  next: CostVersion | null
}

/**
 * Uses that take another version after a change, found as the books find it: by the SKU id, else by the code of the row of
 * the bill. A use that had no cost is none of them: nothing was known before.
 */
export function changedUses(
  before: readonly CostVersion[],
  after: readonly CostVersion[],
  uses: readonly CostUse[],
): ChangedUse[] {
  const [was, is] = [costBook(before), costBook(after)]
  return uses.flatMap(({ skuId, skuCode, day }) => {
    const [own, next] = [was(skuId, skuCode, day), is(skuId, skuCode, day)]
    return own !== null && !isSameVersion(own, next) ? [{ own, next }] : []
  })
}

/** What uses take after a change instead of another version. */
export const takenInstead = (...given: Parameters<typeof changedUses>): Set<CostVersion | null> =>
  new Set(changedUses(...given).map(({ next }) => next))
