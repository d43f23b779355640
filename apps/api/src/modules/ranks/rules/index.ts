// Rules that other modules may use.
export { figureAt, growth, type RankSeries, windowSum } from './rank-series.ts'
