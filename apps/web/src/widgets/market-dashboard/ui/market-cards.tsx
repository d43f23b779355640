import { StatisticCard } from '@haixuan/ui-kit'
import type { MarketFigure, MarketOverview, MarketQuery } from '#entities/market'
import type { BoardLinks } from '../lib/board-links.ts'
import { changeText, countText, dollarText, otherShare, priceText, shareText } from '../lib/figure-text.ts'
import type { MarketSite } from '../model/market-site.ts'
import { BoardLink } from './board-link.tsx'
import styles from './market-dashboard.module.css'

interface MarketCardsProps {
  site: MarketSite
  query: MarketQuery
  data: MarketOverview | undefined
  links: BoardLinks
}

interface Card {
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

function cardsOf({ site, query, data, links }: MarketCardsProps): Card[] {
  const days = query.period === 'month' ? 30 : 7
  const period = days === 30 ? '月' : '周'
  const figures = data?.figures
  const media = data?.media
  // Where half hosting hardly exists the other share is the one to know.
  const full = site.fullShare
  const hosted = figures && (full ? otherShare(figures.semiShare) : figures.semiShare)
  return [
    {
      label: '在售商品',
      unit: '件',
      hint: `状态为在售的商品。${COMPARED}`,
      figure: figures?.goodsOnSale,
      text: countText,
      href: links.onSale(),
    },
    {
      label: `${days}天新增`,
      unit: '件',
      hint: `近 ${days} 天上架的商品，与之前 ${days} 天比`,
      figure: figures?.goodsNew,
      text: countText,
      href: links.fresh(),
    },
    {
      label: '动销商品',
      unit: '件',
      hint: `近 ${days} 天有销量的商品。${COMPARED}`,
      figure: figures?.goodsActive,
      text: countText,
      href: links.active(),
    },
    {
      label: '店铺数',
      unit: '家',
      hint: `有商品的店铺，与 ${days} 天前已有商品的店铺比`,
      figure: figures?.shops,
      text: countText,
      href: links.shops(),
    },
    {
      label: `${period}销量`,
      unit: '件',
      hint: `各商品近 ${days} 天销量之和，估算。${COMPARED}`,
      figure: figures?.sales,
      hasYear: true,
      text: countText,
      href: links.goods(),
    },
    {
      label: `${period}销售额`,
      hint: `估算：近 ${days} 天销量 × 现价（美元）。两个周期都按现价计，环比不含调价。${COMPARED}`,
      figure: figures?.gmvUsd,
      hasYear: true,
      text: dollarText,
      href: links.byGmv(),
    },
    {
      label: '均价',
      hint: `成交均价：${period}销售额 ÷ 有价商品的${period}销量`,
      figure: figures?.priceUsd,
      text: priceText,
      href: links.goods(),
    },
    {
      label: full ? `${full}占比` : '半托占比',
      hint: `${full ? site.hostingLabels.full : '半托管'}商品 ÷ 托管方式已知的商品；环比为相对变化`,
      figure: hosted,
      text: shareText,
      href: links.ofHosting(full ? 'full' : 'semi'),
    },
    {
      label: '售罄率',
      hint: '售罄 ÷（在售 + 售罄）；环比为相对变化',
      figure: figures?.soldOutShare,
      text: shareText,
      href: links.soldOut(),
    },
    ...(media
      ? [
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
      : []),
  ]
}

/** The figures of the market at a glance, each leading to the board behind it. */
export function MarketCards(props: MarketCardsProps) {
  const isLoading = props.data === undefined
  return (
    <div className={styles.figures}>
      {cardsOf(props).map(({ label, unit, hint, figure, text, href, hasYear }) => (
        <StatisticCard
          key={label}
          label={label}
          hint={hint}
          {...(unit === undefined ? {} : { unit })}
          value={
            <BoardLink href={href} title={`打开${label}的榜单`}>
              {text(figure?.value ?? null)}
            </BoardLink>
          }
          change={figure?.change ?? null}
          against="环比"
          isLoading={isLoading}
        >
          {props.site.tellsYear && hasYear && (
            <span className={styles.year}>同比 {changeText(figure?.yearChange ?? null)}</span>
          )}
        </StatisticCard>
      ))}
    </div>
  )
}
