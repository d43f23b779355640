const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** Days from 1899-12-30, day 0 of spreadsheets, to 1970-01-01. */
const EPOCH_DAY = 25_569
/** 1900-03-01 and 10000-01-01: spreadsheets count a 29 February 1900 and know no year of five digits. */
const FIRST_SERIAL = 61
const AFTER_LAST_SERIAL = 2_958_466

/** Minor units as units: 1999 with 2 decimals is 19.99. */
export const units = (minor: number, decimals: number): number => minor / 10 ** decimals

const withinSpreadsheet = (serial: number): number | null =>
  serial >= FIRST_SERIAL && serial < AFTER_LAST_SERIAL ? serial : null

const ISO_DATE = /^\d{4}-\d\d-\d\d$/

/** Epoch milliseconds of a day of the calendar as yyyy-mm-dd; null for any other text. */
function dateMs(text: string): number | null {
  if (!ISO_DATE.test(text)) return null
  const at = new Date(`${text}T00:00:00Z`)
  // Some engines take the 30 February for the second of March.
  return at.getUTCDate() === Number(text.slice(8)) ? at.getTime() : null
}

/** Whether a text is a day of the calendar, as yyyy-mm-dd. */
export const isDate = (text: string): boolean => dateMs(text) !== null

/** Serial number of a day in a spreadsheet; null for what is no day, or none that a spreadsheet can show. */
export function serialDate(text: string): number | null {
  const ms = dateMs(text)
  return ms === null ? null : withinSpreadsheet(ms / DAY_MS + EPOCH_DAY)
}

/** Serial number of a moment, to the second, by a clock that is so many minutes ahead of UTC; null as for days. */
export const serialTime = (ms: number, utcOffsetMinutes: number): number | null =>
  withinSpreadsheet(Math.round(((ms + utcOffsetMinutes * MINUTE_MS) / DAY_MS + EPOCH_DAY) * 86_400) / 86_400)

/** yyyy-mm-dd hh:mm:ss by a clock that is so many minutes ahead of UTC; empty for what is no moment. */
export function timeText(ms: number, utcOffsetMinutes: number): string {
  const at = new Date(ms + utcOffsetMinutes * MINUTE_MS)
  return Number.isNaN(at.getTime())
    ? ''
    : at
        .toISOString()
        .replace(/\.\d+Z$/, '')
        .replace('T', ' ')
}
