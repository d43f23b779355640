export { Waterfall, type WaterfallProps } from './waterfall.tsx'
export type { WaterfallStep } from './waterfall-bars.ts'
