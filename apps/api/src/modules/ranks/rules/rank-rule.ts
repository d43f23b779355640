import type { components } from '@haixuan/api-sdk/schema'
import { SCORE_LEAST_SALES } from '@haixuan/rules'
import { CHANCE_VERSION, CHANCE_WEIGHTS, POTENTIAL_WEIGHTS } from './chance-score.ts'
import type { BoardName, Period } from './rank-board.ts'

type Rule = components['schemas']['RankRule']

const DEPTH = '收录前 3,000 名，每日更新一次。'
const PERIOD: Record<Period, string> = { day: '昨日', week: '近 7 天', month: '近 30 天' }
const REGION_DEPTH = '每国收录前 1,000 名，每日更新一次。'
const KNOWN = '一段日子里缺数据的天数超过七分之二时不计算。'

/** The one text of each rule: it travels with the answer and is printed above the table. */
const TEXTS: Record<BoardName, string> = {
  burst: `机会分（0–100）由下列各部分按权重平均得出，缺少的部分不计入；参评商品在售且近 7 天销量不少于 ${SCORE_LEAST_SALES} 件。增速：近 7 天比前 7 天，-20% 记 0，+100% 记 100；竞争：无同款记 100，10 个及以上记 0；评分：3.5 星记 0，5 星记 100，评论不足 100 条时向 50 靠拢；价格带：该价格带周销量 ÷ 类目最热价格带周销量；断货信号：近 30 天有过真实断货记 100。${DEPTH}改动权重时在这些商品中重新排序。`,
  'price-drop': `近 7 天内降过价且仍低于降价前的商品。只在同一地区、同一币种内比较；30天最低为近 30 天记录中的最低价；降价后日销变化 = 降价后日均销量比降价前 7 天日均。${DEPTH}`,
  new: `上架 30 天内的商品，按近 7 天销量排名。首3日 = 上架后前 3 天销量；日均 = 上架以来日均；爬坡率 = 近 3 天日均比首 3 天日均，上架满 6 天才计算。${DEPTH}`,
  'sold-out': `断货前 7 天日均不少于 10 件、目前零销量或 7 天内刚恢复的商品。判定：断货期间半数以上的日子没有数据为“数据缺口”；平台标为售罄，或相邻日销量超过 300 为“真实断货”；其余为“疑似下架”。同款在售数按标题相同计。${DEPTH}`,
  fivestar: `全球评分不低于 4.8 且评论不少于 50 条，先按评分、再按评论数排名。近30天新增评论 = 当日评论数减 30 天前。${DEPTH}`,
  day: `按昨日销量排名，环比为昨日比前日。${DEPTH}`,
  week: `按近 7 天销量排名，上期为之前的 7 天。${KNOWN}${DEPTH}`,
  month: `按近 30 天销量排名，上期为之前的 30 天。${KNOWN}${DEPTH}`,
  us: `在美国有售的商品，按近 7 天总销量排名；数据源没有分国家的销量时，该区销量显示“—”。${REGION_DEPTH}`,
  eu: `在所选国家有售的商品，按近 7 天总销量排名；数据源没有分国家的销量时，该区销量显示“—”。${REGION_DEPTH}`,
  world: `在所选国家有售的商品，按近 7 天总销量排名；数据源没有分国家的销量时，该区销量显示“—”。${REGION_DEPTH}`,
  surge: `近 7 天销量比前 7 天的增速排名；前 7 天不足 30 件的不参加，以免从 1 件到 5 件领先。${DEPTH}`,
  sales: `按所选周期的销量（估）排名，增长率为本期比上期。${DEPTH}`,
  full: `全托管商品按所选周期的销量（估）排名，增长率为本期比上期。${DEPTH}`,
  promoted: `按带货达人数排名，新增达人为近 7 天。${DEPTH}`,
  video: `有带货视频的商品，按近 30 天视频销售额（估）排名：视频销量 × 现价。${DEPTH}`,
  potential: `潜力分（0–100）由增速、达人饱和度与佣金按权重平均得出，缺少的部分不计入；近 7 天销量不少于 ${SCORE_LEAST_SALES} 件的商品参评。增速：近 7 天比前 7 天，-20% 记 0，+100% 记 100；达人饱和度：无达人记 100，200 位及以上记 0；佣金：30% 及以上记 100。${DEPTH}改动权重时在这些商品中重新排序。`,
}

const CHANCE_NAMES = {
  growth: '增速',
  competition: '竞争',
  rating: '评分',
  priceBand: '价格带',
  stockOut: '断货信号',
}
const POTENTIAL_NAMES = { growth: '增速', saturation: '达人饱和度', commission: '佣金' }

/** Weights of the printed rule; empty for a board without a score. */
export function standardWeights(board: BoardName): readonly number[] {
  if (board === 'burst') return CHANCE_WEIGHTS
  return board === 'potential' ? POTENTIAL_WEIGHTS : []
}

/** How a board is made, with the weights in force. */
export function rankRule(board: BoardName, period: Period, weights: readonly number[]): Rule {
  const names: Readonly<Record<string, string>> =
    board === 'burst' ? CHANCE_NAMES : board === 'potential' ? POTENTIAL_NAMES : {}
  const standard = standardWeights(board)
  const text = TEXTS[board].replace('所选周期的', `${PERIOD[period]}`)
  return {
    text,
    version: CHANCE_VERSION,
    parts: Object.entries(names).map(([key, name], i) => ({
      key,
      name,
      weight: weights[i] ?? 0,
      standard: standard[i] ?? 0,
    })),
  }
}
