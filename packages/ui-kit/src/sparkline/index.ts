export { Sparkline, type SparklineProps } from './sparkline.tsx'
export type { SparkPoint } from './sparkline-path.ts'
