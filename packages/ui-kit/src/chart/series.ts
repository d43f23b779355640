/** One reading. `time` is epoch ms; a missing value is null, never 0. */
export type ChartPoint = {
  readonly time: number
  readonly value: number | null
  /** 'interpolated': filled in between readings; 'stock-out': a real zero because nothing was in stock. */
  readonly mark?: 'interpolated' | 'stock-out' | undefined
}

export type ChartSeries = {
  readonly id: string
  readonly label: string
  readonly unit?: string
  readonly points: readonly ChartPoint[]
  /** Two axes at most; series of one unit share one. */
  readonly axis?: 'left' | 'right'
  /** Which of the eight chart colours; by position otherwise. */
  readonly color?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
  readonly format?: (value: number) => string
}

export type MergedSeries = {
  /** Epoch ms, ascending, each once. */
  readonly times: readonly number[]
  /** For each series the point at each time, or null where it has none. */
  readonly points: readonly (readonly (ChartPoint | null)[])[]
}

/** Puts series with times of their own on one axis. Of two points of one series at one time the later wins. */
export function mergeSeries(series: readonly ChartSeries[]): MergedSeries {
  const times = [...new Set(series.flatMap(({ points }) => points.map(({ time }) => time)))].sort(
    (a, b) => a - b,
  )
  const points = series.map((one) => {
    const byTime = new Map(one.points.map((point) => [point.time, point]))
    return times.map((time) => byTime.get(time) ?? null)
  })
  return { times, points }
}

type Stretch = { readonly from: number; readonly to: number; readonly isSolid: boolean }

/**
 * The lines between points that have a value, by index. Solid between measured neighbours; dashed where
 * a reading is missing in between or one of the ends was interpolated. Times at which only another
 * series has a point (`null`) are no gap.
 */
export function stretches(points: readonly (ChartPoint | null)[]): Stretch[] {
  const lines: Stretch[] = []
  let last = -1
  let hasGap = false
  points.forEach((point, index) => {
    if (!point) return
    if (point.value === null) {
      hasGap = true
      return
    }
    const before = points[last]
    if (before) {
      const isSolid = !hasGap && before.mark !== 'interpolated' && point.mark !== 'interpolated'
      lines.push({ from: last, to: index, isSolid })
    }
    last = index
    hasGap = false
  })
  return lines
}

const figures = new Intl.NumberFormat('zh-CN')
const MARKS = { interpolated: '插值', 'stock-out': '断货' } as const

/** A point in words: the figure with its unit, and what is special about it. */
export function pointWords(series: ChartSeries, point: ChartPoint | null): string {
  if (!point || point.value === null) return '—'
  const figure = series.format ? series.format(point.value) : figures.format(point.value)
  const mark = point.mark ? `（${MARKS[point.mark]}）` : ''
  return `${figure}${series.unit ? ` ${series.unit}` : ''}${mark}`
}

const day = new Intl.DateTimeFormat('zh-CN', { month: 'numeric', day: 'numeric', weekday: 'short' })

const minute = new Intl.DateTimeFormat('zh-CN', {
  ...({ month: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit', hour12: false } as const),
})

/** Courses closer than a day from point to point are read by the minute. */
export function isByMinute({ times }: Pick<MergedSeries, 'times'>): boolean {
  const [first, last] = [times[0], times.at(-1)]
  if (first === undefined || last === undefined || times.length < 3) return false
  return (last - first) / (times.length - 1) < 12 * 3_600_000
}

/** The day of a point, or its minute, in words. */
export function timeWords(time: number, merged: Pick<MergedSeries, 'times'>): string {
  return isByMinute(merged) ? minute.format(time) : day.format(time)
}
