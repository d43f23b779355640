import type { components } from '@haixuan/api-sdk/schema'
import { isoDay, type Marketplace, marketplaceCode, serverMarketplace } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import { rankRule, standardWeights } from '../rules/rank-rule.ts'
import { scoreGoods } from '../rules/score-goods.ts'
import { bandSales, readBands } from './goods-rank-bands.ts'
import { rankedDays } from './goods-rank-days.ts'
import { readRankedOne } from './goods-rank-source.ts'

type Chance = components['schemas']['GoodsChance']

/** The score of a product on the newest day of its marketplace, by the rule that the board of scores has. */
export async function goodsChance(
  db: Database,
  marketplace: Marketplace,
  productId: number,
): Promise<Chance> {
  const board = serverMarketplace(marketplace).scoredBoard
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
