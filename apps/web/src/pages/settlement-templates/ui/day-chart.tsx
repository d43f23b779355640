import { currencyDigits } from '@haixuan/ui-kit'
import { TimeSeriesChart } from '@haixuan/ui-kit/chart'
import { amountText, type FinanceCourse } from '#entities/finance-book'
import { everyDay } from '../lib/every-day.ts'

interface DayChartProps {
  label: string
  currency: string
  lines: readonly {
    id: string
    label: string
    days: FinanceCourse['days']
    /** Costs are drawn upwards. */
    isCost: boolean
  }[]
}

/** Money by day; stretches of days without a line are dashed. */
export function DayChart({ label, currency, lines }: DayChartProps) {
  // The axis shows values as they are: whole units of the currency, not its smallest.
  const scale = 10 ** currencyDigits(currency)
  const format = (value: number) => amountText(Math.round(value * scale), currency)
  return (
    <TimeSeriesChart
      label={label}
      series={lines.map(({ id, label: name, days, isCost }) => ({
        ...{ id, label: name, unit: currency, format },
        points: everyDay(days).map(({ day, minor }) => ({
          time: Date.parse(`${day}T00:00:00+08:00`),
          value: minor === null ? null : (isCost ? -minor : minor) / scale || 0,
        })),
      }))}
    />
  )
}
