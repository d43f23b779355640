import type { MarketFigure, MarketOverview, MarketQuery } from '#entities/market'
import type { MarketSite } from '../model/market-site.ts'
import type { BoardLinks } from './board-links.ts'
import { countText, dollarText, otherShare, priceText, shareText } from './figure-text.ts'

/** What the cards of a market are made of. */
export interface MarketCardFacts {
  site: MarketSite
  query: MarketQuery
  /** Undefined while it is on its way: the cards then have no figures. */
  data: MarketOverview | undefined
  links: BoardLinks
}

/** One figure of the market, and the board behind it. */
export interface MarketCard {
  label: string
  unit?: string
  hint: string
  figure: MarketFigure | undefined
  text: (value: number | null) => string
  href: string | undefined
  /** Its change over a year is told where the page tells that. */
  hasYear?: boolean
}

const COMPARED = '环比只比较两个周期都有记录的商品，上架前按 0 计；可比商品不足八成时显示 —'

const daysOf = ({ period }: MarketQuery) => (period === 'month' ? 30 : 7)
const periodOf = ({ period }: MarketQuery) => (period === 'month' ? '月' : '周')

/** The cards of a market in their order; those of creators only where the marketplace has creators. */
export function marketCards(facts: MarketCardFacts): MarketCard[] {
  return [...stockCards(facts), ...salesCards(facts), ...shareCards(facts), ...mediaCards(facts)]
}

/** How much there is to buy, and of how many shops. */
function stockCards({ query, data, links }: MarketCardFacts): MarketCard[] {
  const days = daysOf(query)
  return [
    {
      label: '在售商品',
      unit: '件',
      hint: `状态为在售的商品。${COMPARED}`,
      figure: data?.figures.goodsOnSale,
      text: countText,
      href: links.onSale(),
    },
    {
      label: `${days}天新增`,
      unit: '件',
      hint: `近 ${days} 天上架的商品，与之前 ${days} 天比`,
      figure: data?.figures.goodsNew,
      text: countText,
      href: links.fresh(),
    },
    {
      label: '动销商品',
      unit: '件',
      hint: `近 ${days} 天有销量的商品。${COMPARED}`,
      figure: data?.figures.goodsActive,
      text: countText,
      href: links.active(),
    },
    {
      label: '店铺数',
      unit: '家',
      hint: `有商品的店铺，与 ${days} 天前已有商品的店铺比`,
      figure: data?.figures.shops,
      text: countText,
      href: links.shops(),
    },
  ]
}

/** What was sold, and for how much. */
function salesCards({ query, data, links }: MarketCardFacts): MarketCard[] {
  const days = daysOf(query)
  const period = periodOf(query)
  return [
    {
      label: `${period}销量`,
      unit: '件',
      hint: `各商品近 ${days} 天销量之和，估算。${COMPARED}`,
      figure: data?.figures.sales,
      hasYear: true,
      text: countText,
      href: links.goods(),
    },
    {
      label: `${period}销售额`,
      hint: `估算：近 ${days} 天销量 × 现价（美元）。两个周期都按现价计，环比不含调价。${COMPARED}`,
      figure: data?.figures.gmvUsd,
      hasYear: true,
      text: dollarText,
      href: links.byGmv(),
    },
    {
      label: '均价',
      hint: `成交均价：${period}销售额 ÷ 有价商品的${period}销量`,
      figure: data?.figures.priceUsd,
      text: priceText,
      href: links.goods(),
    },
  ]
}

/** How it is hosted, and how much of it is sold out. */
function shareCards({ site, data, links }: MarketCardFacts): MarketCard[] {
  // Where half hosting hardly exists the other share is the one to know.
  const full = site.fullShare
  const semi = data?.figures.semiShare
  return [
    {
      label: full ? `${full}占比` : '半托占比',
      hint: `${full ? site.hostingLabels.full : '半托管'}商品 ÷ 托管方式已知的商品；环比为相对变化`,
      figure: full ? semi && otherShare(semi) : semi,
      text: shareText,
      href: links.ofHosting(full ? 'full' : 'semi'),
    },
    {
      label: '售罄率',
      hint: '售罄 ÷（在售 + 售罄）；环比为相对变化',
      figure: data?.figures.soldOutShare,
      text: shareText,
      href: links.soldOut(),
    },
  ]
}

/** Who sells it by videos and lives. */
function mediaCards({ query, data, links }: MarketCardFacts): MarketCard[] {
  const media = data?.media
  if (!media) return []
  const days = daysOf(query)
  return [
    {
      label: '动销达人',
      unit: '人',
      hint: `近 ${days} 天发布过带货视频或开播的达人`,
      figure: media.creators,
      text: countText,
      href: links.creators(),
    },
    {
      label: '带货视频',
      unit: '条',
      hint: `近 ${days} 天发布的视频`,
      figure: media.videos,
      text: countText,
      href: links.videos(),
    },
    {
      label: '直播',
      unit: '场',
      hint: `近 ${days} 天开播的直播`,
      figure: media.lives,
      text: countText,
      href: links.lives(),
    },
  ]
}
