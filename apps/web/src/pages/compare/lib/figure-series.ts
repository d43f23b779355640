import { moneyText } from '@haixuan/ui-kit'
import type { ChartSeries } from '@haixuan/ui-kit/chart'
import type { ComparedThing, Figure } from '../model/compared-thing.ts'

const SHORT = 18

const UNITS = { sales: '件', money: 'USD', commission: '%' } as const
const FORMATS: Readonly<Record<Figure, Pick<ChartSeries, 'format'>>> = {
  sales: {},
  money: { format: (value) => moneyText({ minor: Math.round(value * 100), currency: 'USD' }) },
  commission: { format: (value) => `${Number(value.toFixed(2))}%` },
}

/** One line for each thing; money in US dollars, because the currencies may differ. Without figures no line. */
export function figureSeries(things: readonly ComparedThing<unknown>[], figure: Figure): ChartSeries[] {
  return things.flatMap(({ item, name, ...points }) => {
    const line = points[figure]
    if (line.every(({ value }) => value === null)) return []
    return [
      {
        id: `${item.marketplace}:${item.id}`,
        label: name.length > SHORT ? `${name.slice(0, SHORT)}…` : name,
        unit: UNITS[figure],
        points: line,
        ...FORMATS[figure],
      },
    ]
  })
}
