export { HeatGrid, type HeatGridProps } from './heat-grid.tsx'
