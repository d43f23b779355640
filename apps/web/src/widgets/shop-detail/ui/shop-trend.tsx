import type { components } from '@haixuan/api-sdk'
import { Button, linkClass, Sentence, Skeleton } from '@haixuan/ui-kit'
import { TimeSeriesChart } from '@haixuan/ui-kit/chart'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type Marketplace, shopHistoryQuery } from '#entities/shop'
import { Card } from '#shared/card'
import { shopSeries } from '../lib/shop-series.ts'
import styles from './shop-detail.module.css'

/** Sales of the last 30 days, or of as many as the membership shows. */
export function ShopTrend({ marketplace, id }: { marketplace: Marketplace; id: string }) {
  const { data, error, isFetching, refetch } = useQuery(shopHistoryQuery(marketplace, id))
  const hasTrend = data?.points.some(({ sales }) => sales !== null)
  return (
    <Card title={`近 ${data?.days ?? 30} 天销量与销售额`}>
      {error && !data && (
        <p className={styles.note}>
          <Sentence>{error.message}</Sentence>
          <Button size="small" loading={isFetching} onClick={() => void refetch()}>
            重试
          </Button>
        </p>
      )}
      {!data && !error && <Skeleton shape="block" width="100%" height="320px" />}
      {data && !hasTrend && <p className={styles.note}>暂无这段时间的销量。</p>}
      {data && hasTrend && <Trend history={data} />}
      {data && data.daysAllowed < 30 && (
        <p className={styles.note}>
          当前会员等级可看 {data.daysAllowed} 天
          <Link to="/buy" className={linkClass()}>
            开通会员查看 30 天
          </Link>
        </p>
      )}
    </Card>
  )
}

/** Stable while the answer is the same, so that pointing at the chart draws nothing twice. */
function Trend({ history }: { history: components['schemas']['ShopHistory'] }) {
  const series = useMemo(() => shopSeries(history.points), [history])
  return <TimeSeriesChart label={`近 ${history.days} 天销量与销售额`} series={series} height={280} />
}
