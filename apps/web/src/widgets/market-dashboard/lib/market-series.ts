import { moneyText } from '@haixuan/ui-kit'
import type { ChartSeries } from '@haixuan/ui-kit/chart'
import type { MarketOverview } from '#entities/market'

type Day = MarketOverview['trend'][number]

/** Midnight of an ISO day where the reader is, so that the axis names that very day; epoch milliseconds. */
function dayStart(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date).getTime()
}

/** Share of the products from which on a day counts as measured: a few always lack one. */
const WHOLE = 0.9

function point(day: Day, value: number | null) {
  const time = dayStart(day.day)
  // Scaled up from a part of the products: drawn as what it is.
  return day.knownShare < WHOLE && value !== null
    ? { time, value, mark: 'interpolated' as const }
    : { time, value }
}

/** Units on the left axis, GMV in dollars on the right. */
export function marketSeries(trend: readonly Day[]): readonly ChartSeries[] {
  return [
    { id: 'sales', label: '日销量', unit: '件', points: trend.map((day) => point(day, day.sales)) },
    {
      id: 'gmv',
      label: '日销售额',
      unit: 'USD',
      axis: 'right',
      points: trend.map((day) => point(day, day.gmvUsd === null ? null : day.gmvUsd / 100)),
      format: (value) => moneyText({ minor: Math.round(value * 100), currency: 'USD' }),
    },
  ]
}
