export const HOUR_MS = 3_600_000
/** Milliseconds of a day without a change of clocks. */
export const DAY_MS = 24 * HOUR_MS

/** Days since 1970-01-01 of a day of the calendar as `2026-02-28`; null when it is none. */
export function dayNumber(day: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const ms = Date.parse(`${day}T00:00:00Z`)
  // Some engines take 2026-02-30 for the second of March.
  return Number.isNaN(ms) || isoDay(ms / DAY_MS) !== day ? null : ms / DAY_MS
}

/** yyyy-mm-dd of days since 1970-01-01. */
export function isoDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
