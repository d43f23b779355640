import type { components } from '@haixuan/api-sdk'
import { moneyText } from '@haixuan/ui-kit'
import type { ChartPoint, ChartSeries } from '@haixuan/ui-kit/chart'

type Point = components['schemas']['ShopHistory']['points'][number]

/** Midnight of a yyyymmdd day where the reader is, so that the axis names that very day; epoch milliseconds. */
function dayStart(yyyymmdd: string): number {
  const [year, month, day] = [yyyymmdd.slice(0, 4), yyyymmdd.slice(4, 6), yyyymmdd.slice(6, 8)].map(Number)
  return new Date(year ?? 0, (month ?? 1) - 1, day ?? 1).getTime()
}

function chartPoint({ date, mark }: Point, value: number | null): ChartPoint {
  const time = dayStart(date)
  return mark === 'interpolated' ? { time, value, mark: 'interpolated' } : { time, value }
}

/** Units on the left axis, GMV in dollars on the right; days that are not fully known are marked. */
export function shopSeries(points: readonly Point[]): readonly ChartSeries[] {
  return [
    {
      id: 'sales',
      label: '日销量',
      unit: '件',
      points: points.map((point) => chartPoint(point, point.sales)),
    },
    {
      id: 'gmv',
      label: '日销售额',
      unit: 'USD',
      axis: 'right',
      points: points.map((point) => chartPoint(point, point.gmvUsd === null ? null : point.gmvUsd / 100)),
      format: (value) => moneyText({ minor: Math.round(value * 100), currency: 'USD' }),
    },
  ]
}
