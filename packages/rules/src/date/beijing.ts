import { DAY_MS, HOUR_MS, isoDay } from './calendar-day.ts'

/** The clock of Beijing is 8 hours ahead of UTC all year. */
const BEIJING_MS = 8 * HOUR_MS

/** The day of a moment by the clock of Beijing, days since 1970-01-01. @param ms epoch milliseconds */
export function beijingDayNumber(ms: number): number {
  return Math.floor((ms + BEIJING_MS) / DAY_MS)
}

/** When a day begins in Beijing, epoch milliseconds. @param day days since 1970-01-01 */
export function beijingMidnight(day: number): number {
  return day * DAY_MS - BEIJING_MS
}

/** The day of a moment by the clock of Beijing, yyyy-mm-dd. */
export function beijingDay(ms: number): string {
  return isoDay(beijingDayNumber(ms))
}

/** yyyy-mm-ddThh:mm:ss of a moment by the clock of Beijing, without its offset. */
export function beijingTime(ms: number): string {
  return new Date(ms + BEIJING_MS).toISOString().slice(0, 19)
}

/** The same hour some months later by the calendar of Beijing; a day that the month has not is its last. Epoch ms. */
export function addMonths(time: number, months: number): number {
  const local = new Date(time + BEIJING_MS)
  const day = local.getUTCDate()
  local.setUTCDate(1)
  local.setUTCMonth(local.getUTCMonth() + months)
  const last = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate()
  local.setUTCDate(Math.min(day, last))
  return local.getTime() - BEIJING_MS
}
