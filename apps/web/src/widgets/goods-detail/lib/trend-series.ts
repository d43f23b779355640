import type { components } from '@haixuan/api-sdk'
import { currencyDigits, moneyText } from '@haixuan/ui-kit'
import type { ChartPoint, ChartSeries } from '@haixuan/ui-kit/chart'

type GoodsHistory = components['schemas']['GoodsHistory']
type HistoryPoint = GoodsHistory['points'][number]

/** Midnight of a yyyymmdd day where the reader is, so that the axis names that very day; epoch milliseconds. */
function dayStart(yyyymmdd: string): number {
  const [year, month, day] = [yyyymmdd.slice(0, 4), yyyymmdd.slice(4, 6), yyyymmdd.slice(6, 8)].map(Number)
  return new Date(year ?? 0, (month ?? 1) - 1, day ?? 1).getTime()
}

function chartPoint(point: HistoryPoint, value: number | null): ChartPoint {
  const time = dayStart(point.date)
  if (point.mark === 'interpolated') return { time, value, mark: 'interpolated' }
  return { time, value }
}

/** What is on the right axis. */
export type TrendFigure = 'price' | 'gmv' | 'commission'

/** Commission of creators in percent; a day of which nobody told is a gap, never filled in. */
function dayCommission(points: GoodsHistory['points']): ChartSeries[] {
  if (points.every(({ commission }) => commission === null)) return []
  return [
    {
      ...{ id: 'commission', label: '佣金', unit: '%', axis: 'right' },
      points: points.map(({ date, commission }) => ({
        time: dayStart(date),
        value: commission === null ? null : commission / 100,
      })),
      format: (value) => `${Number(value.toFixed(2))}%`,
    },
  ]
}

/** US dollars of a day: its units at its price. */
function dayGmv(points: GoodsHistory['points']): ChartSeries {
  return {
    id: 'gmv',
    label: '日销售额(估)',
    unit: 'USD',
    axis: 'right',
    points: points.map((point) => {
      const known = point.sales !== null && point.usdPrice !== null
      return chartPoint(point, known ? ((point.sales ?? 0) * (point.usdPrice ?? 0)) / 100 : null)
    }),
    format: (value) => moneyText({ minor: Math.round(value * 100), currency: 'USD' }),
  }
}

/** Sales on the left axis, price, GMV or commission on the right; stock-outs are marked on the sales alone. */
export function trendSeries(
  { points, currency }: GoodsHistory,
  figure: TrendFigure = 'price',
): readonly ChartSeries[] {
  const sales: ChartSeries = {
    id: 'sales',
    label: '日销',
    unit: '件',
    points: points.map((point) =>
      point.mark === 'stock_out'
        ? { ...chartPoint(point, point.sales), mark: 'stock-out' as const }
        : chartPoint(point, point.sales),
    ),
  }
  if (figure === 'gmv') return [sales, dayGmv(points)]
  if (figure === 'commission') return [sales, ...dayCommission(points)]
  if (currency === null || points.every(({ price }) => price === null)) return [sales]
  const unit = 10 ** currencyDigits(currency)
  const price: ChartSeries = {
    id: 'price',
    label: '价格',
    unit: currency,
    axis: 'right',
    points: points.map((point) => chartPoint(point, point.price === null ? null : point.price / unit)),
    format: (value) => moneyText({ minor: Math.round(value * unit), currency }),
  }
  return [sales, price]
}
