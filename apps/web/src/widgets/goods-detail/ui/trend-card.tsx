import type { components } from '@haixuan/api-sdk'
import { marketplaceRecord } from '@haixuan/rules'
import { Button, linkClass, SegmentedControl, Select, Sentence, Skeleton } from '@haixuan/ui-kit'
import { TimeSeriesChart } from '@haixuan/ui-kit/chart'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { goodsHistoryQuery, type Marketplace } from '#entities/goods'
import { cardClass, headingClass } from '#shared/card'
import { type TrendFigure, trendSeries } from '../lib/trend-series.ts'
import styles from './trend-card.module.css'

interface TrendCardProps {
  marketplace: Marketplace
  id: string
  region: number | undefined
  prices: readonly components['schemas']['PricePoint'][]
}

const MAIN = 'main'

/** Sales and price of the last 30 days, or of as many as the membership shows. */
export function TrendCard({ marketplace, id, region, prices }: TrendCardProps) {
  const navigate = useNavigate()
  const [figure, setFigure] = useState<TrendFigure>('price')
  const { data, error, isFetching, refetch } = useQuery(goodsHistoryQuery(marketplace, id, region))
  const hasTrend = data?.points.some(({ sales, price }) => sales !== null || price !== null)
  return (
    <section className={cardClass}>
      <header className={styles.head}>
        <h2 className={headingClass}>近 {data?.days ?? 30} 天销量与价格</h2>
        <div className={styles.tools}>
          {region === undefined && (
            <SegmentedControl
              label="走势与什么比较"
              options={[
                { value: 'price', label: '价格' },
                { value: 'gmv', label: '销售额' },
                ...(marketplaceRecord(marketplace).hasCreators
                  ? [{ value: 'commission' as const, label: '佣金' }]
                  : []),
              ]}
              value={figure}
              onChange={setFigure}
              size="small"
            />
          )}
          {prices.length > 0 && (
            <Select
              label="价格地区"
              labelPlacement="inside"
              value={region === undefined ? MAIN : String(region)}
              options={[
                { value: MAIN, label: '主价格' },
                ...prices.map(({ regionId, regionName }) => ({ value: String(regionId), label: regionName })),
              ]}
              onChange={(next) => {
                const search = { id, ...(next === MAIN || next === null ? {} : { region: next }) }
                void navigate({ to: '.', search: () => search as never, replace: true, resetScroll: false })
              }}
            />
          )}
        </div>
      </header>
      {error && !data && (
        <p className={styles.note}>
          <Sentence>{error.message}</Sentence>
          <Button size="small" loading={isFetching} onClick={() => void refetch()}>
            重试
          </Button>
        </p>
      )}
      {data && !hasTrend && <p className={styles.note}>暂无这段时间的销量与价格。</p>}
      {!data && !error && <Skeleton shape="block" width="100%" height="320px" />}
      {data && hasTrend && <TrendChart history={data} figure={region === undefined ? figure : 'price'} />}
      {data && data.daysAllowed < 30 && (
        <p className={styles.note}>
          当前会员等级可看 {data.daysAllowed} 天
          <Link to="/buy" className={linkClass()}>
            开通会员查看 30 天
          </Link>
        </p>
      )}
    </section>
  )
}

const FIGURE_NAMES: Readonly<Record<TrendFigure, string>> = {
  ...{ price: '价格', gmv: '销售额', commission: '佣金' },
}

interface TrendChartProps {
  history: components['schemas']['GoodsHistory']
  figure: TrendFigure
}

/** Stable while the answer is the same, so that pointing at the chart draws nothing twice. */
function TrendChart({ history, figure }: TrendChartProps) {
  const series = useMemo(() => trendSeries(history, figure), [history, figure])
  return (
    <>
      <TimeSeriesChart
        label={`近 ${history.days} 天销量与${FIGURE_NAMES[figure]}`}
        series={series}
        height={280}
      />
      {figure === 'commission' && series.length === 1 && (
        <p className={styles.note}>佣金：—，数据源没有给出这段时间的佣金。</p>
      )}
    </>
  )
}
