import { type ChartSeries, isByMinute, type MergedSeries, pointWords, timeWords } from './series.ts'
import styles from './time-series-chart.module.css'

const date = new Intl.DateTimeFormat('zh-CN', { year: 'numeric', month: '2-digit', day: '2-digit' })

/** All points of a chart as a table: for screen readers, and for anyone who wants the figures. */
export function FiguresTable(props: {
  readonly label: string
  readonly series: readonly ChartSeries[]
  readonly merged: MergedSeries
  readonly height: number
}) {
  const { series, merged } = props
  return (
    <section
      className={styles.tableBox}
      style={{ blockSize: props.height }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={props.label}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{isByMinute(merged) ? '时间' : '日期'}</th>
            {series.map(({ id, label, unit }) => (
              <th key={id} scope="col">
                {label}
                {unit && ` (${unit})`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {merged.times.map((time, at) => (
            <tr key={time}>
              <th scope="row">{isByMinute(merged) ? timeWords(time, merged) : date.format(time)}</th>
              {series.map((one, index) => (
                <td key={one.id}>{pointWords(withoutUnit(one), merged.points[index]?.[at] ?? null)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function withoutUnit({ unit: _, ...series }: ChartSeries): ChartSeries {
  return series
}
