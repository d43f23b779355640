import { dayNumber, isoDay } from '@haixuan/rules'

/** A day as it is stored (yyyymmdd) as text: yyyy-mm-dd. */
export const dayText = (day: number) =>
  `${Math.floor(day / 10_000)}-${String(Math.floor(day / 100) % 100).padStart(2, '0')}-${String(day % 100).padStart(2, '0')}`

/** Days since 1970-01-01 of a stored day. */
export const dayOfStored = (day: number): number => dayNumber(dayText(day)) ?? 0

/** A day (days since 1970-01-01) as it is stored. */
export const storedDay = (day: number): number => Number(isoDay(day).replaceAll('-', ''))
