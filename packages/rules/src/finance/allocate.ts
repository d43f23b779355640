/** A line that takes a share of an amount. */
export interface ShareTaker {
  /** Weight: sales amount or quantity. Negative and missing weights take nothing. */
  weight: number
  /** Decides between equal weights: the smaller SKU id takes the remainder. */
  skuId: string
}

/** Smaller ids first: by length, then by digits; ids do not fit a number. */
const byId = (one: string, other: string) =>
  one.length - other.length || (one < other ? -1 : one > other ? 1 : 0)

/**
 * Splits an amount by weights into whole smallest units whose sum is the amount exactly. What rounding leaves goes to the
 * line with the largest weight, between equals to the smaller SKU id. Null when nothing has a weight: the amount then
 * belongs to no line (未归属).
 */
export function allocate(minor: number, takers: readonly ShareTaker[]): number[] | null {
  const weights = takers.map(({ weight }) => Math.max(0, weight))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return null
  const sign = minor < 0 ? -1 : 1
  // Whole numbers of any size: an amount times a weight leaves the safe range of numbers early.
  const amount = BigInt(Math.abs(minor))
  const shares = weights.map((weight) => sign * Number((amount * BigInt(weight)) / BigInt(total)))
  const rest = minor - shares.reduce((sum, share) => sum + share, 0)
  const largest = takers.reduce((best, taker, at) => {
    const [weight, bestWeight] = [weights[at] ?? 0, weights[best] ?? 0]
    if (weight !== bestWeight) return weight > bestWeight ? at : best
    return byId(taker.skuId, takers[best]?.skuId ?? '') < 0 ? at : best
  }, 0)
  shares[largest] = (shares[largest] ?? 0) + rest
  return shares.map((share) => share || 0)
}
