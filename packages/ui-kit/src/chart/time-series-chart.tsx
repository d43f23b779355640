import { type KeyboardEvent, type Ref, useMemo, useRef, useState } from 'react'
import { chartAct } from './chart-keys.ts'
import { ChartToolbar } from './chart-toolbar.tsx'
import { downloadPng, plotPicture } from './export-png.ts'
import { FiguresTable } from './figures-table.tsx'
import { readPalette } from './palette.ts'
import { Readout, readingWords } from './readout.tsx'
import { type ChartSeries, mergeSeries } from './series.ts'
import styles from './time-series-chart.module.css'
import { usePlot } from './use-plot.ts'

export type TimeSeriesChartProps = {
  /** What the chart shows; its name for screen readers and the title of the exported picture. */
  readonly label: string
  readonly series: readonly ChartSeries[]
  /** CSS pixels of the plot itself. */
  readonly height?: number
  /** Without the row of legend and buttons, for a chart in a card. */
  readonly isPlain?: boolean
  readonly className?: string
  readonly ref?: Ref<HTMLElement>
}

const NONE: ReadonlySet<string> = new Set()
const COLORS = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `var(--color-chart-${number})`)

/**
 * Courses over days on up to two axes. Missing stretches are dashed, interpolated points hollow, stock-outs
 * crossed. Drag to zoom, double click to zoom out. By keyboard: arrows read point after point, `+` `-` `0`
 * zoom. A table of all figures is one press away.
 */
export function TimeSeriesChart(props: TimeSeriesChartProps) {
  const { label, series, height = 240 } = props
  const host = useRef<HTMLDivElement>(null)
  const merged = useMemo(() => mergeSeries(series), [series])
  const [hidden, setHidden] = useState(NONE)
  const [isTable, setIsTable] = useState(false)
  const { plot, reading, isZoomed, read, zoom } = usePlot({ host, series, merged, hidden, height })
  const colors = series.map(
    ({ color }, index) => COLORS[(color ?? index + 1) - 1] ?? 'var(--color-chart-axis)',
  )
  const last = merged.times.length - 1
  const at = reading?.index ?? last

  const pressed = (event: KeyboardEvent) => {
    const act = chartAct(event.key, {
      reading: reading?.index ?? null,
      last,
      shown: shown(plot.current, merged.times),
    })
    if (!act) return
    event.preventDefault()
    if (act.kind === 'read') read(act.index)
    else zoom(act.range)
  }
  const exportPng = async () => {
    const canvas = plot.current?.ctx.canvas
    if (!canvas || !host.current) return
    const palette = readPalette(host.current)
    const legend = series.flatMap((one, index) =>
      hidden.has(one.id)
        ? []
        : [{ label: one.label, color: palette.series[(one.color ?? index + 1) - 1] ?? palette.axis }],
    )
    await downloadPng(plotPicture(canvas, label, legend, palette), label)
  }

  return (
    <figure ref={props.ref} className={props.className ? `${styles.root} ${props.className}` : styles.root}>
      {!props.isPlain && (
        <ChartToolbar
          series={series}
          colors={colors}
          hidden={hidden}
          isTable={isTable}
          isZoomed={isZoomed}
          onToggleSeries={(id) => {
            const next = new Set(hidden)
            if (!next.delete(id)) next.add(id)
            setHidden(next)
          }}
          onToggleTable={() => setIsTable(!isTable)}
          onResetZoom={() => zoom(null)}
          onExport={exportPng}
        />
      )}
      {isTable && <FiguresTable label={`${label} 数据表`} series={series} merged={merged} height={height} />}
      <div
        role="slider"
        aria-label={`${label}，左右键逐日读数`}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, last)}
        aria-valuenow={Math.max(0, at)}
        aria-valuetext={readingWords(at, series, merged, hidden)}
        tabIndex={0}
        className={styles.plot}
        style={{ blockSize: height }}
        hidden={isTable}
        onKeyDown={pressed}
        onBlur={() => read(null)}
      >
        <div ref={host} className={styles.host} />
        {last < 0 && <div className={styles.empty}>暂无数据</div>}
        {reading && (
          <Readout reading={reading} series={series} merged={merged} colors={colors} hidden={hidden} />
        )}
      </div>
    </figure>
  )
}

/** How many points the plot shows now. */
function shown(
  plot: { readonly scales: Record<string, { min?: number | null; max?: number | null }> } | null,
  times: readonly number[],
): number {
  const { min, max } = plot?.scales['x'] ?? {}
  if (min == null || max == null) return times.length
  return times.filter((time) => time / 1000 >= min && time / 1000 <= max).length
}
