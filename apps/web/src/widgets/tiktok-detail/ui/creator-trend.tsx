import { Button, linkClass, Sentence } from '@haixuan/ui-kit'
import { TimeSeriesChart } from '@haixuan/ui-kit/chart'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { creatorHistoryQuery } from '#entities/creator'
import { Card } from '#shared/card'
import { creatorSeries } from '../lib/day-series.ts'
import styles from './tiktok-detail.module.css'

/** Followers and sales of the last 30 days, or of as many as the membership shows. */
export function CreatorTrend({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(creatorHistoryQuery(id))
  // Stable while the answer is the same, so that pointing at the chart draws nothing twice.
  const series = useMemo(() => (data ? creatorSeries(data) : []), [data])
  const title = `近 ${data?.days ?? 30} 天粉丝与带货`
  return (
    <Card title={title}>
      {error && !data && (
        <p className={styles.note}>
          <Sentence>{error.message}</Sentence>
          <Button size="small" loading={isFetching} onClick={() => void refetch()}>
            重试
          </Button>
        </p>
      )}
      {data?.points.length === 0 && <p className={styles.note}>暂无这段时间的数据。</p>}
      {data && data.points.length > 0 && <TimeSeriesChart label={title} series={series} height={280} />}
      {data && data.daysAllowed < 30 && (
        <p className={styles.note}>
          当前会员等级可看 {data.daysAllowed} 天，
          <Link to="/buy" className={linkClass()}>
            开通会员查看 30 天
          </Link>
        </p>
      )}
    </Card>
  )
}
