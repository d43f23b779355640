/** What one piece costs from a day on, until the next version. */
export interface CostVersion {
  skuCode: string
  /** Null: for every SKU id of the code. A version for the id wins over one for the code. */
  skuId: string | null
  /** All parts together (purchase, first leg, packing, other), smallest unit of `currency`. */
  minor: number
  currency: string
  /** yyyy-mm-dd, the first day on which it is valid. */
  validFrom: string
}

/** Finds the version that is valid for a SKU on a day; null before the first one. */
export type CostBook = (skuId: string | null, skuCode: string | null, day: string) => CostVersion | null

/** A book of versions. Of two that begin on one day the later in the list is valid: it was entered later. */
export function costBook(versions: readonly CostVersion[]): CostBook {
  const byKey = new Map<string, CostVersion[]>()
  for (const version of versions) {
    const key = version.skuId === null ? `code ${version.skuCode}` : `id ${version.skuId}`
    byKey.set(key, [...(byKey.get(key) ?? []), version])
  }
  // A stable sort: versions of one day keep their order, and the last of them is taken.
  for (const own of byKey.values())
    own.sort((one, other) => (one.validFrom < other.validFrom ? -1 : one.validFrom > other.validFrom ? 1 : 0))
  const on = (key: string, day: string) =>
    byKey.get(key)?.findLast(({ validFrom }) => validFrom <= day) ?? null
  return (skuId, skuCode, day) =>
    (skuId === null ? null : on(`id ${skuId}`, day)) ?? (skuCode === null ? null : on(`code ${skuCode}`, day))
}
