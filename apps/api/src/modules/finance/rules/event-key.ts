import type { BillRow } from './bill-row.ts'

/**
 * What makes a row the same row in another file: canonical fields after aliases, without names that a marketplace
 * rewrites. A renamed, added or moved column changes nothing; times count to the second. A settlement has a number of its
 * own: several views repeat it, some without the columns of others, so nothing but its money is compared beside it.
 */
export function contentKey(row: BillRow): string {
  const { kind, flowId, orderNo, subOrderNo, afterNo, stockNo, billNo, waybill, packageNo, skuId } = row
  if (flowId !== null) return JSON.stringify(['flow', flowId, kind, row.minor, row.currency])
  return JSON.stringify([
    ...[kind, orderNo, subOrderNo, afterNo, stockNo, billNo, waybill, packageNo, skuId],
    ...[row.quantity, row.minor, row.currency, row.time],
    // A line of the account book has nothing else that tells it from another of the same second.
    kind === null ? [row.type, row.remark] : null,
  ])
}

/** Numbers equal rows of one file from 0: the n-th of two equal rows is the n-th in every file that has both. */
export function occurrences(): (key: string) => number {
  const met = new Map<string, number>()
  return (key) => {
    const before = met.get(key) ?? 0
    met.set(key, before + 1)
    return before
  }
}
