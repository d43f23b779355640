export { Scatter, type ScatterProps } from './scatter.tsx'
export type { ScatterPoint } from './scatter-layout.ts'
