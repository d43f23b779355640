import { beijingDay, beijingMidnight, dayNumber } from '@haixuan/rules'

/** The day in China of a moment, yyyy-mm-dd. @param time epoch milliseconds */
export const dayOf = beijingDay

/** The last second of a day in China, epoch milliseconds. @param day yyyy-mm-dd */
export function endOfDay(day: string): number {
  const number = dayNumber(day)
  return number === null ? Number.NaN : beijingMidnight(number + 1) - 1_000
}

/** Yuan as typed, in fen; undefined for what is no sum of money above 0. */
export function fenOf(text: string): number | undefined {
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!match) return undefined
  const fen = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return fen > 0 ? fen : undefined
}
