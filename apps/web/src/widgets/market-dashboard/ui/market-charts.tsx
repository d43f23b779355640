import { BarChart, Donut, linkClass, Scatter, type ScatterPoint } from '@haixuan/ui-kit'
import { TimeSeriesChart } from '@haixuan/ui-kit/chart'
import { Link } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { type ReactNode, useMemo } from 'react'
import type { MarketOverview } from '#entities/market'
import { Card } from '#shared/card'
import { priceBandText } from '#shared/price-band'
import { $navigate } from '#shared/routes'
import type { BoardLinks } from '../lib/board-links.ts'
import { changeText, dollarText } from '../lib/figure-text.ts'
import { regionValue } from '../lib/market-search.ts'
import { marketSeries } from '../lib/market-series.ts'
import type { MarketSite } from '../model/market-site.ts'
import { BoardLink } from './board-link.tsx'
import styles from './market-dashboard.module.css'

interface Part {
  data: MarketOverview
  links: BoardLinks
}

/** @param note what the chart leaves out, and where to continue */
function ChartCard({ title, note, children }: { title: string; note: ReactNode; children: ReactNode }) {
  return (
    <Card title={title}>
      {children}
      <p className={styles.note}>{note}</p>
    </Card>
  )
}

function categoryPoints(data: MarketOverview, links: BoardLinks): ScatterPoint[] {
  return data.categories.flatMap(({ id, name, gmvUsd, change, goods }) =>
    id === null || gmvUsd === null || change === null
      ? []
      : [{ id, label: name ?? id, x: gmvUsd / 100, y: change, size: goods, href: links.ofCategory(id) }],
  )
}

function cellPoints(data: MarketOverview, links: BoardLinks, { regions }: MarketSite): ScatterPoint[] {
  const names = new Map(regions.map(({ label, ids }) => [regionValue(ids), label]))
  return data.cells.map(({ id, name, region, gmvUsd, change, goods }) => ({
    id: `${id}/${region}`,
    label: `${names.get(region) ?? region} · ${name}`,
    x: gmvUsd / 100,
    y: change,
    size: goods,
    href: links.ofCell(id, region),
  }))
}

/** Categories by GMV and its change; a point opens the board of its category. */
export function CategoryScatter({ data, links, site }: Part & { site: MarketSite }) {
  const navigate = useUnit($navigate)
  const hasCells = site.hasCells === true && data.category === null
  const points = hasCells ? cellPoints(data, links, site) : categoryPoints(data, links)
  const left = hasCells ? 0 : data.categories.length - points.length
  return (
    <ChartCard
      title="类目机会"
      note={`${hasCells ? '每个点是一个国家的一个类目，取销售额最大的 80 个。' : ''}分界为中位数，离它越远刻度越密；圆的面积为商品数。${left > 0 ? `${left} 个类目没有可比的环比，未画出。` : ''}`}
    >
      <Scatter
        label="类目机会：销售额与环比"
        points={points}
        xLabel={data.period === 30 ? '月销售额($)' : '周销售额($)'}
        yLabel="环比"
        sizeLabel="商品数"
        quadrants={['明星：做大', '潜力：早进', '观望', '成熟：守住']}
        formatX={(value) => dollarText(Math.round(value * 100))}
        formatY={changeText}
        onPointPress={({ href }) => href !== undefined && navigate(href)}
      />
    </ChartCard>
  )
}

/** Units and GMV of each day. */
export function MarketTrend({ data }: Pick<Part, 'data'>) {
  const series = useMemo(() => marketSeries(data.trend), [data])
  const label = `近 ${data.trendDays} 天销量与销售额`
  return (
    <ChartCard
      title={label}
      note={
        <>
          有记录的商品不足九成的日子按全部商品推算，画成空心点；不足一半的不画。
          {data.trendDays < 30 && (
            <Link to="/buy" className={linkClass()}>
              开通会员查看 30 天
            </Link>
          )}
        </>
      }
    >
      {data.trend.length === 0 ? (
        <p className={styles.note}>二级类目只有全部地区、全部托管的逐日走势，去掉这两个筛选即可查看。</p>
      ) : (
        <TimeSeriesChart label={label} series={series} height={280} />
      )}
    </ChartCard>
  )
}

/** Products of each price band. */
export function PriceBands({ data, links }: Part) {
  const navigate = useUnit($navigate)
  const bars = data.bands.map(({ min, max, sales }) => ({
    id: String(min),
    // The greatest price of a band is its own.
    label: priceBandText(min, max === null ? null : max + 1),
    value: sales,
    href: links.ofBand(min, max),
  }))
  const period = data.period === 30 ? '月' : '周'
  return (
    <ChartCard title="价格带分布" note={`各价格带的${period}销量（件），按现价（美元）分`}>
      <BarChart
        label={`各价格带${period}销量`}
        bars={bars}
        onBarPress={({ href }) => href && navigate(href)}
      />
    </ChartCard>
  )
}

/** Products of each region. */
export function RegionBars({ data, links, site }: Part & { site: MarketSite }) {
  const navigate = useUnit($navigate)
  const names = new Map(site.regions.map(({ label, ids }) => [regionValue(ids), label]))
  const bars = data.regions
    .map(({ region, goods }) => ({
      id: region,
      label: names.get(region) ?? region,
      value: goods,
      href: links.ofRegion(region),
    }))
    .sort((a, b) => b.value - a.value)
  return (
    <ChartCard
      title={`${site.regionLabel}分布`}
      note="各地区有售的商品数；一件商品可在多个地区销售，相加会大于总数"
    >
      <BarChart
        label={`各${site.regionLabel}商品数`}
        bars={bars}
        onBarPress={({ href }) => href && navigate(href)}
      />
    </ChartCard>
  )
}

/** GMV by channel, of TikTok. */
export function Channels({ data, links }: Part) {
  const channels = data.media?.channels
  const slices = channels
    ? [
        { id: 'video', label: '视频', value: channels.video },
        { id: 'live', label: '直播', value: channels.live },
        ...(channels.card === null ? [] : [{ id: 'card', label: '商品卡', value: channels.card }]),
      ]
    : []
  return (
    <ChartCard
      title="渠道分布（估）"
      note={
        <>
          视频、直播为本周期内发布与开播的销售额，商品卡为其余部分。
          {channels?.card === null && '视频与直播之和超过商品销售额，商品卡无法推算。'}
          <BoardLink href={links.videos()}>看视频商品</BoardLink>
          <BoardLink href={links.lives()}>看直播</BoardLink>
          <BoardLink href={links.goods()}>看商品</BoardLink>
        </>
      }
    >
      <Donut label="销售额的渠道分布" slices={slices} format={(value) => dollarText(value)} />
    </ChartCard>
  )
}
