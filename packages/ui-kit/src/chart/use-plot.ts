import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { beforePaint, onThemeChange, onWidth } from './page-watch.ts'
import { type Palette, readPalette } from './palette.ts'
import { type PlotInput, plotData, plotOptions } from './plot-options.ts'
import type { ChartSeries, MergedSeries } from './series.ts'

/** The point being read: its index, and where it is in CSS pixels from the plot's left edge. */
export type Reading = { readonly index: number; readonly left: number; readonly isRight: boolean }

type Input = {
  readonly host: RefObject<HTMLElement | null>
  readonly series: readonly ChartSeries[]
  readonly merged: MergedSeries
  readonly hidden: ReadonlySet<string>
  readonly height: number
}

/** A uPlot in an element: follows its size, the theme and the data, and tells what is being read. */
export function usePlot({ host, series, merged, hidden, height }: Input) {
  const plot = useRef<uPlot | null>(null)
  const palette = useRef<Palette | null>(null)
  const hiddenNow = useRef(hidden)
  hiddenNow.current = hidden
  const [reading, setReading] = useState<Reading | null>(null)
  const [isZoomed, setIsZoomed] = useState(false)

  useLayoutEffect(() => {
    const element = host.current
    if (!element) return
    return mountPlot(element, plot, {
      ...{ series, merged, height },
      palette: () => {
        palette.current ??= readPalette(element)
        return palette.current
      },
      isShown: (id) => !hiddenNow.current.has(id),
      onRead: setReading,
      onZoom: setIsZoomed,
    })
  }, [host, series, merged, height])

  useLayoutEffect(() => {
    plot.current?.batch(() => {
      series.forEach(({ id }, index) => {
        plot.current?.setSeries(index + 1, { show: !hidden.has(id) })
      })
    })
  }, [series, hidden])

  useLayoutEffect(
    () =>
      onThemeChange(() => {
        palette.current = null
        plot.current?.redraw(false, true)
      }),
    [],
  )

  /** Reads the point at an index, as if it were pointed at; null stops reading. */
  const read = useCallback(
    (index: number | null) => {
      const now = plot.current
      const time = index === null ? undefined : merged.times[index]
      if (!now) return
      if (time === undefined) now.setCursor({ left: -10, top: -10 })
      else now.setCursor({ left: now.valToPos(time / 1000, 'x'), top: 1 })
    },
    [merged],
  )

  /** Shows the points from one index to another; null shows all. */
  const zoom = useCallback(
    (range: readonly [number, number] | null) => {
      const [from, to] = range ?? [0, merged.times.length - 1]
      const min = merged.times[from]
      const max = merged.times[to]
      if (min !== undefined && max !== undefined)
        plot.current?.setScale('x', { min: min / 1000, max: max / 1000 })
    },
    [merged],
  )

  return { plot, palette, reading, isZoomed, read, zoom }
}

type Mounted = Pick<PlotInput, 'series' | 'merged' | 'height' | 'palette' | 'isShown'> & {
  readonly onRead: (reading: Reading | null) => void
  readonly onZoom: (isZoomed: boolean) => void
}

/**
 * Draws a plot into an element before the next paint and gives it the width of the element from then on.
 * @param plot is told the plot once it is drawn
 * @returns takes it away again
 */
function mountPlot(element: HTMLElement, plot: RefObject<uPlot | null>, input: Mounted): () => void {
  const { merged, height, onRead, onZoom, ...drawn } = input
  const first = (merged.times[0] ?? 0) / 1000
  const last = (merged.times.at(-1) ?? 0) / 1000
  const make = (width: number) =>
    new uPlot(
      plotOptions({
        ...{ ...drawn, merged, height, width },
        onCursor: (now) => onRead(readingOf(now, merged)),
        onScale: ({ scales }) => {
          const { min, max } = scales['x'] ?? {}
          onZoom(min != null && max != null && (min > first || max < last))
        },
      }),
      plotData(merged),
      (_, draw) => draw(),
    )
  let width = 1
  let made: uPlot
  let unwatch = () => {}
  const cancel = beforePaint({
    read: () => {
      width = Math.max(1, element.clientWidth)
      drawn.palette()
    },
    draw: () => {
      made = make(width)
      plot.current = made
    },
    show: () => {
      element.append(made.root)
      unwatch = onWidth(element, (now) => {
        const next = Math.max(1, Math.round(now))
        if (next !== made.width) made.setSize({ width: next, height })
      })
    },
  })
  return () => {
    cancel()
    unwatch()
    plot.current?.destroy()
    plot.current = null
  }
}

function readingOf(plot: uPlot, merged: MergedSeries): Reading | null {
  const { idx, left } = plot.cursor
  const time = idx == null ? undefined : merged.times[idx]
  if (idx == null || left == null || left < 0 || time === undefined) return null
  const at = plot.valToPos(time / 1000, 'x')
  const offset = plot.bbox.left / devicePixelRatio
  return { index: idx, left: offset + at, isRight: at > plot.bbox.width / devicePixelRatio / 2 }
}
