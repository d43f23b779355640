import {
  DARK_HORSE_FOLLOWERS,
  FULL_ENGAGEMENT,
  FULL_GROWTH,
  PERIODS,
  type Period,
  POTENTIAL_WEIGHTS,
} from './potential.ts'

/** Boards of creators. Stored: never rename one. */
export const CREATOR_BOARDS = ['star', 'shop', 'blue', 'hot', 'dark_horse', 'live'] as const
export type CreatorBoard = (typeof CREATOR_BOARDS)[number]

/** Of the rules below: another formula is another version. */
export const RULE_VERSION = 'v1'

/** Places of a board that are kept of each day. */
export const RANK_DEPTH = 1_000
/** What a signed change holds where there is no figure; less than every real one. */
export const NO_CHANGE = -10_000_000_000_000

const KEPT = `取前 ${RANK_DEPTH.toLocaleString('en-US')} 名，名次按全部国家与类目计算`

/** How a board is made, as it is printed above it. */
export function creatorBoardRule(board: CreatorBoard, period: Period): string {
  const days = PERIODS[period]
  const before = `${days} 天前`
  switch (board) {
    case 'star':
      return `粉丝变化量 = 当日粉丝数 − ${before}粉丝数；只收变化量大于 0 的达人，由高到低排名，${KEPT}。涨粉率 = 变化量 ÷ ${before}粉丝数。`
    case 'shop':
      return `带货总GMV（估）= 近 ${days} 天经该达人卖出的销售额；只收有销售额的达人，由高到低排名，${KEPT}。`
    case 'blue':
      return `只收蓝V认证的达人，按近 ${days} 天粉丝变化量由高到低排名，${KEPT}。`
    case 'hot':
      return `点赞增量 = 当日总点赞数 − ${before}总点赞数；只收增量大于 0 的达人，由高到低排名，${KEPT}。`
    case 'live':
      return `直播GMV（估）= 开播日在近 ${days} 天内的直播间销售额之和，由高到低排名，${KEPT}。`
    case 'dark_horse':
      return darkHorseRule(period)
  }
}

function darkHorseRule(period: Period): string {
  const { growth, sales, engagement, views, size } = POTENTIAL_WEIGHTS
  const { least, most } = DARK_HORSE_FOLLOWERS
  const days = PERIODS[period]
  return (
    `潜力指数（0–100）= ${growth} × 涨粉率 ÷ ${FULL_GROWTH[period]}% + ${sales} × GMV 环比增幅 + ` +
    `${engagement} × 互动率 ÷ ${FULL_ENGAGEMENT}% + ${views} × 平均播放 ÷ 粉丝数 + ` +
    `${size} ×（1 − log₁₀(粉丝数 ÷ 1,000) ÷ 3）；每项先限制在 0 到 1 之间，缺数据的一项计 0。` +
    `只收粉丝 ${least.toLocaleString('en-US')} 到 ${most.toLocaleString('en-US')}、近 ${days} 天涨粉且有销售额的达人，${KEPT}。`
  )
}

/** How the board of products in lives is made, as it is printed above it. */
export function liveGoodsRule(period: Period): string {
  return `直播销量（估）= 开播日在近 ${PERIODS[period]} 天内的直播间里该商品的销量之和，由高到低排名，${KEPT}。`
}
