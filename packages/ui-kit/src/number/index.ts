export { axisNumber, cappedNumber, exactNumber, MISSING, shortNumber } from './number-text.ts'
export { ShortNumber, type ShortNumberProps } from './short-number.tsx'
