import { type ChartSeries, type MergedSeries, pointWords, timeWords } from './series.ts'
import styles from './time-series-chart.module.css'
import type { Reading } from './use-plot.ts'

type ReadoutProps = {
  readonly reading: Reading
  readonly series: readonly ChartSeries[]
  readonly merged: MergedSeries
  readonly colors: readonly string[]
  readonly hidden: ReadonlySet<string>
}

/** The figures of one day beside the line that is pointed at. */
export function Readout({ reading, series, merged, colors, hidden }: ReadoutProps) {
  const time = merged.times[reading.index]
  if (time === undefined) return null
  return (
    <div
      className={styles.readout}
      data-side={reading.isRight ? 'left' : 'right'}
      style={{ insetInlineStart: reading.left }}
      aria-hidden="true"
    >
      <div className={styles.day}>{timeWords(time, merged)}</div>
      {series.map((one, index) =>
        hidden.has(one.id) ? null : (
          <div key={one.id} className={styles.figure}>
            <span className={styles.swatch} style={{ background: colors[index] }} />
            <span className={styles.name}>{one.label}</span>
            <span className={styles.value}>
              {pointWords(one, merged.points[index]?.[reading.index] ?? null)}
            </span>
          </div>
        ),
      )}
    </div>
  )
}

/** The same in one sentence, for screen readers. */
export function readingWords(
  index: number,
  series: readonly ChartSeries[],
  merged: MergedSeries,
  hidden: ReadonlySet<string>,
): string {
  const time = merged.times[index]
  if (time === undefined) return '没有数据'
  const figures = series.flatMap((one, at) =>
    hidden.has(one.id) ? [] : [`${one.label} ${pointWords(one, merged.points[at]?.[index] ?? null)}`],
  )
  return `${timeWords(time, merged)}，${figures.join('，')}`
}
