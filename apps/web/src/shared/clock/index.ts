export { $clockOffset, clockStarted, readServerClockFx, syncClockFx } from './server-clock.ts'
export { useServerTime } from './use-server-time.ts'
