export { clockStarted } from './server-clock.ts'
export { useServerTime } from './use-server-time.ts'
