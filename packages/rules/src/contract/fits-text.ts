import { dayNumber } from '../date/calendar-day.ts'
import type { TextBounds } from './param-bounds.ts'

/** Whether a text stays within its bounds, read as the server's checker reads them. */
export function fitsText({ maxLength, pattern, format }: TextBounds, text: string): boolean {
  if (maxLength !== undefined && [...text].length > maxLength) return false
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return false
  return format !== 'date' || dayNumber(text) !== null
}
