/** Parts of the 机会分; the order is that of facts f2 to f6 and of the weights. */
export const CHANCE_PARTS = ['growth', 'competition', 'rating', 'priceBand', 'stockOut'] as const
/** Parts of the score of TikTok's 潜力爆品. */
export const POTENTIAL_PARTS = ['growth', 'saturation', 'commission'] as const

export type Part = number | null

/** Weights of the printed rule; readers may weigh the parts otherwise. */
export const CHANCE_WEIGHTS: readonly number[] = [35, 20, 20, 15, 10]
export const POTENTIAL_WEIGHTS: readonly number[] = [40, 30, 30]
/** Printed with each score: another formula is another version. */
export const CHANCE_VERSION = 'v1'

const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)))

/** 增速: 0 at -20 % and below, 100 at +100 % and above. */
export function growthPart(thousandths: number | null): Part {
  return thousandths === null ? null : within(((thousandths / 1_000 + 0.2) / 1.2) * 100)
}

/** 竞争: 100 without any same item, 0 from ten on. */
export function competitionPart(sameItems: number | null): Part {
  return sameItems === null ? null : within(100 - sameItems * 10)
}

/** 评分: 0 at 3.5 stars, 100 at 5; with fewer than 100 reviews drawn towards 50. */
export function ratingPart(scoreHundredths: number | null, comments: number | null): Part {
  if (scoreHundredths === null) return null
  const raw = ((scoreHundredths / 100 - 3.5) / 1.5) * 100
  return within(50 + (Math.max(0, raw) - 50) * Math.min(1, (comments ?? 0) / 100))
}

/** 价格带: weekly sales of the price band of the product against the best band of its category. */
export function priceBandPart(bandSales: number, bestSales: number): Part {
  return bestSales <= 0 ? null : within((bandSales / bestSales) * 100)
}

/** 断货信号: demand outran the stock in the last 30 days. */
export function stockOutPart(hadStockOut: boolean): Part {
  return hadStockOut ? 100 : 0
}

/** 达人饱和度: 100 without creators, 0 from 200 on; each doubling costs the same. */
export function saturationPart(creators: number | null): Part {
  return creators === null ? null : within(100 - (Math.log2(creators + 1) / Math.log2(201)) * 100)
}

/** 佣金: 0 without, 100 from 30 % on. */
export function commissionPart(thousandths: number | null): Part {
  return thousandths === null ? null : within(thousandths / 3)
}

/** Price band of US cents: half a doubling wide. */
export function priceBand(cents: number): number {
  return Math.floor(Math.log2(Math.max(1, cents)) * 2)
}

/** Weighted mean of the known parts, 0 to 100, one decimal as tenths; null when nothing weighs. */
export function chanceScore(parts: readonly Part[], weights: readonly number[]): number | null {
  let sum = 0
  let weight = 0
  for (const [i, part] of parts.entries()) {
    if (part === null) continue
    sum += part * (weights[i] ?? 0)
    weight += weights[i] ?? 0
  }
  return weight > 0 ? Math.round((sum / weight) * 10) : null
}
