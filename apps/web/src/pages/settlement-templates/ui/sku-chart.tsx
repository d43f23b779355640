import { currencyDigits } from '@haixuan/ui-kit'
import { TimeSeriesChart } from '@haixuan/ui-kit/chart'
import { amountText } from '#entities/finance-book'
import { type CourseStep, courseOf, type SkuDays } from '../lib/sku-course.ts'

interface SkuChartProps {
  days: SkuDays
  currency: string
  by: CourseStep
}

/** The course of one SKU: pieces sold on one side, money on the other. */
export function SkuChart({ days, currency, by }: SkuChartProps) {
  const course = courseOf(days, by)
  const points = (value: (point: (typeof course)[number]) => number) =>
    course.map((point) => ({ time: Date.parse(`${point.day}T00:00:00+08:00`), value: value(point) }))
  // The axis shows values as they are: whole units of the currency, not its smallest.
  const scale = 10 ** currencyDigits(currency)
  const format = (value: number) => amountText(Math.round(value * scale), currency)
  const money = { axis: 'right' as const, unit: currency, format }
  return (
    <TimeSeriesChart
      label="SKU 趋势"
      series={[
        { id: 'sold', label: '销量', unit: '件', axis: 'left', points: points(({ sold }) => sold) },
        { id: 'sale', label: '销售回款', ...money, points: points(({ sale }) => sale / scale) },
        { id: 'refund', label: '冲回与退款', ...money, points: points(({ refund }) => refund / scale) },
        { id: 'net', label: '净收支', ...money, points: points(({ net }) => net / scale) },
      ]}
    />
  )
}
