export { brandColors, brandStyleSheet } from './brand.ts'
export type { ColorName } from './colors.ts'
