import type uPlot from 'uplot'
import { expect, it } from 'vitest'
import { plotOptions } from './plot-options.ts'
import { type ChartSeries, mergeSeries } from './series.ts'

const points = (...values: number[]) => values.map((value, day) => ({ time: day * 86_400_000, value }))
const SALES: ChartSeries = { id: 'sales', label: '日销', points: points(240_000, 344_000) }
const GMV: ChartSeries = { id: 'gmv', label: '销售额', axis: 'right', points: points(4_500_000, 6_500_000) }

function optionsOf(...series: ChartSeries[]): uPlot.Options {
  return plotOptions({
    width: 600,
    height: 280,
    series,
    merged: mergeSeries(series),
    palette: () => ({ series: [], axis: '', grid: '', surface: '', text: '', stockOut: '', font: '' }),
    isShown: () => true,
    onCursor: () => {},
    onScale: () => {},
  })
}

/** A plot as far as the options ask it. */
const plotWith = (...shown: string[]) =>
  ({ series: ['left', 'right'].map((scale) => ({ scale, show: shown.includes(scale) })) }) as uPlot

function linesOf(
  options: uPlot.Options,
  scale: 'left' | 'right',
  low: number,
  high: number,
  plot = plotWith(scale),
) {
  const range = options.scales?.[scale]?.range as uPlot.Range.Function
  const [from = 0, to = 0] = range(plot, low, high, scale) as [number, number]
  const axis = options.axes?.find((one) => one.scale === scale)
  const splits = axis?.splits as (
    plot: uPlot,
    axis: number,
    from: number,
    to: number,
    step: number,
    space: number,
  ) => number[]
  const values = axis?.values as uPlot.Axis.DynamicValues
  const lines = splits(plot, 1, from, to, 0, 0)
  return { shares: lines.map((line) => (line - from) / (to - from)), texts: values(plot, lines, 1, 0, 0) }
}

it('gives two axes the same lines', () => {
  const options = optionsOf(SALES, GMV)
  const left = linesOf(options, 'left', 240_000, 344_000)
  const right = linesOf(options, 'right', 4_500_000, 6_500_000)
  expect(left.shares).toEqual(right.shares)
  expect(left.texts).toEqual(['0', '8w', '16w', '24w', '32w', '40w'])
  expect(right.texts).toEqual(['0', '150w', '300w', '450w', '600w', '750w'])
})

it('writes no figures on an axis whose lines are all hidden', () => {
  const { texts } = linesOf(optionsOf(SALES, GMV), 'right', 0, 1, plotWith('left'))
  expect(texts.join('')).toBe('')
})

it('lays a single axis out in the same way, from zero', () => {
  const { texts } = linesOf(optionsOf(SALES), 'left', 240_000, 344_000)
  expect(texts).toEqual(['0', '8w', '16w', '24w', '32w', '40w'])
})
