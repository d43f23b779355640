/** What the index is made of; null where it is not known. */
export interface OceanFigures {
  /** Units that one product sells in the period. */
  demand: number | null
  /** Change of GMV. */
  growth: number | null
  /** Share of the ten best products in the units, from 0 to 1. */
  topShare: number | null
  /** Share that is sold out, from 0 to 1. */
  soldOutShare: number | null
}

interface BlueOcean {
  /** 0 to 100. */
  score: number
  demand: number
  growth: number
  openness: number | null
  shortage: number | null
}

const WEIGHT = { demand: 0.35, growth: 0.25, openness: 0.25, shortage: 0.15 } as const

/** The formula as it is printed above the table. Another formula is another version. */
export const BLUE_OCEAN_RULE =
  'v1：蓝海指数 = 100 ×（35% 件均销量排位 + 25% 环比排位 + 25%（1 − 前10商品占比）+ 15% 售罄率排位）。' +
  '排位是在同表各类目中的位置，最低 0，最高 1；缺少的后两项不计，其余按比例放大。'

/** Place of a figure among all known ones: 0 is the lowest, 1 the highest, equals share the middle. */
export function rankOf(figure: number, all: readonly number[]): number {
  if (all.length < 2) return 0.5
  const below = all.filter((other) => other < figure).length
  const equal = all.filter((other) => other === figure).length
  return (below + (equal - 1) / 2) / (all.length - 1)
}

/** The index of each category among the others; null where demand or growth is not known. */
export function blueOceans(categories: readonly OceanFigures[]): (BlueOcean | null)[] {
  const known = (name: 'demand' | 'growth' | 'soldOutShare') => categories.flatMap((one) => one[name] ?? [])
  const all = { demand: known('demand'), growth: known('growth'), soldOut: known('soldOutShare') }
  return categories.map(({ demand, growth, topShare, soldOutShare }) => {
    if (demand === null || growth === null) return null
    const parts = {
      demand: rankOf(demand, all.demand),
      growth: rankOf(growth, all.growth),
      openness: topShare === null ? null : 1 - topShare,
      shortage: soldOutShare === null ? null : rankOf(soldOutShare, all.soldOut),
    }
    let [sum, weight] = [0, 0]
    for (const name of ['demand', 'growth', 'openness', 'shortage'] as const) {
      const part = parts[name]
      if (part === null) continue
      sum += part * WEIGHT[name]
      weight += WEIGHT[name]
    }
    return { ...parts, score: Math.round((sum / weight) * 100) }
  })
}
