import type { components } from '@haixuan/api-sdk'
import { moneyText } from '@haixuan/ui-kit'
import type { ChartSeries } from '@haixuan/ui-kit/chart'

type CreatorHistory = components['schemas']['CreatorHistory']
type LiveDetail = components['schemas']['LiveDetail']

const dollars = (value: number) => moneyText({ minor: Math.round(value * 100), currency: 'USD' })
const inDollars = (cents: number | null) => (cents === null ? null : cents / 100)

/** Midnight of a yyyymmdd day where the reader is, so that the axis names that very day; epoch milliseconds. */
function dayStart(yyyymmdd: string): number {
  const [year, month, day] = [yyyymmdd.slice(0, 4), yyyymmdd.slice(4, 6), yyyymmdd.slice(6, 8)].map(Number)
  return new Date(year ?? 0, (month ?? 1) - 1, day ?? 1).getTime()
}

/** Followers on the left axis, what each day sold on the right. */
export function creatorSeries({ points }: CreatorHistory): readonly ChartSeries[] {
  const times = points.map(({ date }) => dayStart(date))
  const at = (value: (point: CreatorHistory['points'][number]) => number | null) =>
    points.map((point, index) => ({ time: times[index] ?? 0, value: value(point) }))
  return [
    { id: 'followers', label: '粉丝数', unit: '人', points: at(({ followers }) => followers) },
    {
      id: 'gmv',
      label: '日带货GMV(估)',
      unit: 'USD',
      axis: 'right',
      points: at(({ gmvUsd }) => inDollars(gmvUsd)),
      format: dollars,
    },
  ]
}

const MINUTE_MS = 60_000

/** People watching on the left axis, what each minute sold on the right. */
export function liveSeries({ row, online, gmvByMinute }: LiveDetail): readonly ChartSeries[] {
  const at = (figures: readonly (number | null)[]) =>
    figures.map((value, minute) => ({ time: row.startedAt + minute * MINUTE_MS, value }))
  const people: ChartSeries = { id: 'online', label: '在线人数', unit: '人', points: at(online) }
  if (gmvByMinute.length === 0) return [people]
  return [
    people,
    {
      id: 'gmv',
      label: '每分钟GMV(估)',
      unit: 'USD',
      axis: 'right',
      points: at(gmvByMinute.map(inDollars)),
      format: dollars,
    },
  ]
}
