/** Sums of a month of a full-managed store, fen, all positive. */
export interface FullTarget {
  sale: number
  reversal: number
  subsidy: number
  /** Taken back of the subsidy. */
  subsidyAdjustment: number
  /** Each refund once. */
  refund: number
  issue: number
  reship: number
  storage: number
  eprGoods: number
  eprPack: number
  eprAgent: number
  eprRefund: number
  ads: number
  stockout: number
  quality: number
  /** The product without a cost: what it was credited less what was reversed, and its refunds. */
  uncosted: { sale: number; reversal: number; refund: number }
  /** Cost of all other products; null: as their prices make it. */
  cost: number | null
}

/**
 * The month of the drawn pages: sales 275,844.18, platform net 230,615.89, profit 69,462.69 where 19,846.72 of the income
 * has no cost and the cost of the rest is 141,306.48.
 */
export const DRAWN_MONTH: FullTarget = {
  ...{ sale: 28_816_494, reversal: 1_232_076, subsidy: 500_000, subsidyAdjustment: 31_139 },
  ...{ refund: 1_055_940, issue: 200_000, reship: 76_251, storage: 863_225 },
  ...{ eprGoods: 100_000, eprPack: 60_000, eprAgent: 16_062, eprRefund: 20_000 },
  ...{ ads: 2_468_962, stockout: 91_250, quality: 80_000 },
  uncosted: { sale: 2_197_430, reversal: 90_000, refund: 122_758 },
  cost: 14_130_648,
}

/** The same kind of month, smaller or larger. */
export function scaledTarget(factor: number): FullTarget {
  const { uncosted, cost: _, ...sums } = DRAWN_MONTH
  const scaled = <Sums extends object>(all: Sums) =>
    Object.fromEntries(Object.entries(all).map(([name, sum]) => [name, Math.round(sum * factor)])) as Sums
  return { ...scaled(sums), uncosted: scaled(uncosted), cost: null }
}
