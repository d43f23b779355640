export { serverNow, syncServerClock, useServerNow } from './server-clock.ts'
