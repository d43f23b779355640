export { Donut, type DonutProps } from './donut.tsx'
export type { Slice } from './shares.ts'
