const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const date = new Intl.DateTimeFormat('zh-CN', { year: 'numeric', month: '2-digit', day: '2-digit' })
const moment = new Intl.DateTimeFormat('zh-CN', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The whole moment in the reader's time zone, to the minute. */
export function exactTime(time: number): string {
  return moment.format(time)
}

/**
 * How long ago, or how far ahead: 刚刚 within a minute, then whole minutes, hours and days, and the date
 * from 30 days on. Counts only what has passed in full, so it never says more than is true.
 */
export function relativeTime(time: number, now: number): string {
  const distance = Math.abs(now - time)
  const side = time > now ? '后' : '前'
  if (distance < MINUTE) return '刚刚'
  if (distance < HOUR) return `${Math.floor(distance / MINUTE)}分钟${side}`
  if (distance < DAY) return `${Math.floor(distance / HOUR)}小时${side}`
  if (distance < 30 * DAY) return `${Math.floor(distance / DAY)}天${side}`
  return date.format(time)
}
