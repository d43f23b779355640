import type uPlot from 'uplot'
import { axisNumber } from '../number/index.ts'
import { drawSeries } from './draw-series.ts'
import { evenLines, evenRange, stepCount } from './even-axis.ts'
import type { Palette } from './palette.ts'
import { type ChartSeries, isByMinute, type MergedSeries } from './series.ts'

export type PlotInput = {
  readonly width: number
  readonly height: number
  readonly series: readonly ChartSeries[]
  readonly merged: MergedSeries
  readonly palette: () => Palette
  readonly isShown: (id: string) => boolean
  readonly onCursor: (plot: uPlot) => void
  readonly onScale: (plot: uPlot) => void
}

const DAYS = [1, 2, 3, 5, 7, 14, 30, 60, 90, 180, 365]
const MINUTES = [1, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440]

/** CSS pixels above the lines, and of the axis of time below them. */
const TOP = 12
const TIME_AXIS = 28

const pad = (value: number) => String(value).padStart(2, '0')

function dayText(seconds: number): string {
  const date = new Date(seconds * 1000)
  return `${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

function minuteText(seconds: number): string {
  const date = new Date(seconds * 1000)
  return `${pad(date.getHours())}:${pad(date.getMinutes())}`
}

/** What the plot is told: scales, axes with the kit's colours, and lines drawn by the kit. */
export function plotOptions(input: PlotInput): uPlot.Options {
  const { series, palette } = input
  const byMinute = isByMinute(input.merged)
  // Without a point there is nothing to measure; a scale from 0 to 1 would be generated.
  const show = input.merged.times.length > 0
  const hasRight = series.some(({ axis }) => axis === 'right')
  const steps = stepCount(input.height - TOP - TIME_AXIS)
  const stroke = () => palette().axis
  const grid = { stroke: () => palette().grid, width: 1 }
  const axisOf = (scale: 'left' | 'right'): uPlot.Axis => {
    return {
      show,
      scale,
      side: scale === 'left' ? 3 : 1,
      stroke,
      font: palette().font,
      size: 52,
      gap: 6,
      grid: scale === 'left' ? grid : { show: false },
      ticks: { show: false },
      // Two axes, one grid: a line of it that is between two figures of the right axis belongs to neither.
      splits: (_, __, from, to) => evenLines(from, to, steps),
      // Of a scale that no line is drawn to nothing is known.
      values: (plot, splits) =>
        splits.map((value) =>
          plot.series.some((one) => one.scale === scale && one.show) ? axisNumber(value) : '',
        ),
    }
  }
  const range: uPlot.Range.Function = (_, low, high) =>
    low === null || high === null ? [0, 1] : evenRange(low, high, steps)
  return {
    width: input.width,
    height: input.height,
    // The last date is centred below the last point: half of it is beyond.
    padding: [TOP, hasRight ? 0 : 22, 0, 0],
    legend: { show: false },
    // Neither legend nor the axes ask uPlot for dates in words; its own templates would be read again for each chart.
    fmtDate: () => () => '',
    scales: { x: { time: true }, left: { range }, right: { range } },
    axes: [
      {
        show,
        stroke,
        font: palette().font,
        size: TIME_AXIS,
        gap: 6,
        grid: { show: false },
        ticks: { show: false },
        values: (_, splits) => splits.map(byMinute ? minuteText : dayText),
        incrs: byMinute ? MINUTES.map((minutes) => minutes * 60) : DAYS.map((days) => days * 86_400),
      },
      axisOf('left'),
      ...(hasRight ? [axisOf('right')] : []),
    ],
    series: [
      {},
      ...series.map(({ label, axis, id }) => ({
        label,
        scale: axis ?? 'left',
        show: input.isShown(id),
        paths: () => null,
        points: { show: false },
      })),
    ],
    cursor: {
      points: { show: false },
      y: false,
      drag: { x: true, y: false },
      focus: { prox: -1 },
    },
    hooks: {
      draw: [(plot) => drawSeries(plot, series, input.merged, palette(), input.isShown)],
      setCursor: [input.onCursor],
      // Another width moves the point that is being read, and uPlot does not call that a move of the cursor.
      setSize: [input.onCursor],
      setScale: [input.onScale],
    },
  }
}

export function plotData(merged: MergedSeries): uPlot.AlignedData {
  return [
    merged.times.map((time) => time / 1000),
    ...merged.points.map((points) => points.map((point) => point?.value ?? null)),
  ]
}
