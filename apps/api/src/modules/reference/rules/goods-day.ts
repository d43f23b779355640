import { DAY_MS, dayNumber as readDay, isoDay as writeDay } from '@haixuan/rules'

/** Days met so far, both ways: history files name the same few hundred days a million times. */
const numberOf = new Map<string, number>()
const textOf = new Map<number, string>()
const REMEMBERED = 5_000

function remember(day: number, text: string): void {
  if (textOf.size >= REMEMBERED) {
    textOf.clear()
    numberOf.clear()
  }
  textOf.set(day, text)
  numberOf.set(text, day)
}

/** Days since 1970-01-01 (UTC) of yyyy-mm-dd; null when it is no such day of the calendar. */
export function dayNumber(day: string): number | null {
  const met = numberOf.get(day)
  if (met !== undefined) return met
  const number = readDay(day)
  if (number !== null) remember(number, day)
  return number
}

/** The day of an epoch time in milliseconds, as days since 1970-01-01 (UTC). */
export function dayOfTime(ms: number): number {
  return Math.floor(ms / DAY_MS)
}

/** yyyy-mm-dd of a day number. */
export function isoDay(day: number): string {
  const met = textOf.get(day)
  if (met !== undefined) return met
  const text = writeDay(day)
  remember(day, text)
  return text
}

/** yyyymmdd of a day number, as the sales history writes dates. */
export function compactDay(day: number): string {
  return isoDay(day).replaceAll('-', '')
}

/** Midnight UTC of a day number in epoch milliseconds. */
export function timeOfDay(day: number): number {
  return day * DAY_MS
}
