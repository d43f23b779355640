export type { ChartPoint, ChartSeries } from './series.ts'
export { TimeSeriesChart, type TimeSeriesChartProps } from './time-series-chart.tsx'
