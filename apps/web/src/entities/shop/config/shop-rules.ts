import {
  BEST_SHOPS_PERCENT,
  GROWN_SHOPS_PERCENT,
  GROWTH_LEAST_BASE,
  PERSONALITY_MOST_GOODS,
  SHOP_BOARD_DEPTH,
  VERTICAL_LEAST_PERCENT,
} from '@haixuan/rules'

/** The rule of each derived board, as it is above the rows. The server computes them by the same thresholds. */
export const SHOP_RULES = {
  branded: '来源标明自有品牌的店铺，按近 7 天销售额从高到低排列。品牌商品占比为带品牌的商品数 ÷ 商品数。',
  personality: `商品数不超过 ${PERSONALITY_MOST_GOODS}，且单品日均销量排在本平台店铺前 ${BEST_SHOPS_PERCENT}%。单品日均销量 = 近 7 天销量 ÷ 7 ÷ 商品数；爆款集中度 = 月销最高的商品 ÷ 店铺月销。按单品日均销量从高到低排列。`,
  vertical: `一个一级类目占店铺近 30 天销量的 ${VERTICAL_LEAST_PERCENT}% 以上。主营占比 = 主营类目月销 ÷ 店铺月销；按主营占比 × 周销量从高到低排列。`,
  star: `有“明星卖家”标记，或周销环比排在本平台前 ${GROWN_SHOPS_PERCENT}%（上周销量不少于 ${GROWTH_LEAST_BASE} 件的店铺参加比较）。按周销环比从高到低排列。`,
  official: '平台标明的官方店铺，按近 7 天销量（估算）从高到低排列。',
  hot: `近 7 天销量（估算）排在本平台店铺前 ${BEST_SHOPS_PERCENT}%，从高到低排列。`,
  full: '全托管店铺（来源未说明时，以多数商品的托管方式为准），按近 7 天销量从高到低排列。',
  semi: '半托管店铺（来源未说明时，以多数商品的托管方式为准），按近 7 天销量从高到低排列。',
  medal: '平台的金牌、银牌店铺，按近 7 天销量从高到低排列。',
  sales: `按所选周期的销量（估算）从高到低排列，取前 ${SHOP_BOARD_DEPTH} 名；环比为与上一个同长周期相比。`,
  fullTiktok: '全托管店铺，按所选周期的销量（估算）从高到低排列；品牌店为有自有品牌的店铺，其余为零售店。',
  pushed:
    '按所选周期新增的带货达人数从多到少排列；达人数为各商品带货达人数之和，同一达人带多件商品会重复计算。',
  brandedTiktok: '有自有品牌的店铺，按所选周期的销售额（估算）从高到低排列；复购标识来自平台。',
} as const
