const BEIJING_MS = 8 * 3_600_000
const DAY_MS = 86_400_000
/** Days from 1899-12-30, day 0 of spreadsheets, to 1970-01-01. */
const EPOCH_DAY = 25_569

/** A number as plain digits: never `1e+21`, never more digits than it has. */
export function numberText(value: number): string {
  const text = String(value)
  if (!text.includes('e')) return text
  return Number.isInteger(value) ? BigInt(value).toString() : value.toFixed(20).replace(/0+$/, '')
}

/** US cents as dollars, exactly. */
export const dollars = (cents: number): number => cents / 100

/** Serial number of a day in a spreadsheet. */
export const serialDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS + EPOCH_DAY

/** Serial number of a moment by the clock of Beijing, to the second. */
export const serialMoment = (ms: number): number =>
  Math.round(((ms + BEIJING_MS) / DAY_MS + EPOCH_DAY) * 86_400) / 86_400

/** yyyy-mm-dd hh:mm:ss by the clock of Beijing. */
export const momentText = (ms: number): string =>
  new Date(ms + BEIJING_MS).toISOString().slice(0, 19).replace('T', ' ')
