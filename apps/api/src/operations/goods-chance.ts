import type { components } from '@haixuan/api-sdk/schema'
import { isoDay } from '../domain/goods/goods-day.ts'
import { type Marketplace, marketplaceCode } from '../domain/goods/marketplace.ts'
import { rankRule, standardWeights } from '../domain/goods-rank/rank-rule.ts'
import { scoreGoods } from '../domain/goods-rank/score-goods.ts'
import type { Database } from '../storage/database.ts'
import { bandSales, readBands } from '../storage/goods-rank-bands.ts'
import { rankedDays } from '../storage/goods-rank-days.ts'
import { readRankedOne } from '../storage/goods-rank-source.ts'

type Chance = components['schemas']['GoodsChance']

/** The score of a product on the newest day of its marketplace, by the rule that the board of scores has. */
export async function goodsChance(
  db: Database,
  marketplace: Marketplace,
  productId: number,
): Promise<Chance> {
  const board = marketplace === 'tiktok' ? 'potential' : 'burst'
  const code = marketplaceCode(marketplace)
  const { text, version, parts } = rankRule(board, 'week', standardWeights(board))
  const answer = (values: readonly (number | null)[]) => ({
    ...({ board, text, version } as const),
    parts: parts.map(({ key, name, standard }, i) => ({
      key,
      name,
      weight: standard,
      value: values[i] ?? null,
    })),
  })
  const [day] = await rankedDays(db, code)
  const goods = day === undefined ? undefined : await readRankedOne(db, code, productId, day)
  if (day === undefined || !goods) return { ...answer([]), score: null, day: null, reason: 'not_ranked' }
  const bands = await readBands(db, code, goods.c1)
  const found = scoreGoods(goods, { day, isNewest: true, bandSales: bandSales(bands) }, board)
  return {
    ...answer(found.parts),
    score: found.score === null ? null : found.score / 10,
    day: isoDay(day),
    reason: found.reason,
  }
}
