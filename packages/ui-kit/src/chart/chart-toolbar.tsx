import { Button } from '../button/index.ts'
import { DownloadIcon, GridIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import type { ChartSeries } from './series.ts'
import styles from './time-series-chart.module.css'

type ChartToolbarProps = {
  readonly series: readonly ChartSeries[]
  readonly colors: readonly string[]
  readonly hidden: ReadonlySet<string>
  readonly isTable: boolean
  readonly isZoomed: boolean
  readonly onToggleSeries: (id: string) => void
  readonly onToggleTable: () => void
  readonly onResetZoom: () => void
  readonly onExport: () => void
}

/** The legend, whose entries switch their line, and what else can be done with a chart. */
export function ChartToolbar(props: ChartToolbarProps) {
  const { series, colors, hidden } = props
  const hasGuess = series.some(({ points }) => points.some(({ mark }) => mark === 'interpolated'))
  const hasStockOut = series.some(({ points }) => points.some(({ mark }) => mark === 'stock-out'))
  return (
    <div className={styles.bar}>
      <div className={styles.legend}>
        {series.map(({ id, label, unit, axis }, index) => (
          <button
            key={id}
            type="button"
            className={styles.entry}
            aria-pressed={!hidden.has(id)}
            onClick={() => props.onToggleSeries(id)}
          >
            <span className={styles.swatch} style={{ background: colors[index] }} />
            {label}
            {(unit || axis === 'right') && (
              <span className={styles.unit}>
                ({[unit, axis === 'right' && '右轴'].filter(Boolean).join('，')})
              </span>
            )}
          </button>
        ))}
        {hasGuess && (
          <span className={styles.key}>
            <span className={styles.ring} />
            插值
          </span>
        )}
        {hasStockOut && (
          <span className={styles.key}>
            <span className={styles.cross}>×</span>
            断货
          </span>
        )}
      </div>
      {props.isZoomed && !props.isTable && (
        <Button size="small" variant="quiet" onClick={props.onResetZoom}>
          还原缩放
        </Button>
      )}
      <IconButton
        size="small"
        label={props.isTable ? '看图' : '看数据表'}
        icon={<GridIcon />}
        pressed={props.isTable}
        onClick={props.onToggleTable}
      />
      <IconButton
        size="small"
        label="导出图片"
        icon={<DownloadIcon />}
        disabled={props.isTable}
        onClick={props.onExport}
      />
    </div>
  )
}
