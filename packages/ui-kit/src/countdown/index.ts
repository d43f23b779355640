export { Countdown, type CountdownProps } from './countdown.tsx'
export { remainingText } from './remaining-text.ts'
