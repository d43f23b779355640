import { DAY_MS } from '@haixuan/rules'
import { dayNumber, isoDay } from '#modules/reference/rules'

import { quoteCell, RejectedCell } from './rejected-cell.ts'

/** How a source writes days. */
export type DateFormat =
  | 'yyyy-mm-dd'
  | 'yyyymmdd'
  | 'yyyy/mm/dd'
  | 'dd/mm/yyyy'
  | 'mm/dd/yyyy'
  | 'yyyy-mm'
  | 'epoch-s'
  | 'epoch-ms'

const FIRST_DAY = '2000-01-01'

const PATTERN: Record<Exclude<DateFormat, 'epoch-s' | 'epoch-ms'>, RegExp> = {
  'yyyy-mm-dd': /^(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})(?:[T ].*)?$/,
  yyyymmdd: /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})$/,
  'yyyy/mm/dd': /^(?<y>\d{4})\/(?<m>\d{1,2})\/(?<d>\d{1,2})(?: .*)?$/,
  'dd/mm/yyyy': /^(?<d>\d{1,2})\/(?<m>\d{1,2})\/(?<y>\d{4})$/,
  'mm/dd/yyyy': /^(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{4})$/,
  'yyyy-mm': /^(?<y>\d{4})-(?<m>\d{2})$/,
}

/** A day as yyyy-mm-dd, between 2000 and tomorrow. */
export function dateValue(raw: string, format: DateFormat = 'yyyy-mm-dd', now: number): string {
  const day = format === 'epoch-s' || format === 'epoch-ms' ? epochDay(raw, format) : writtenDay(raw, format)
  if (day === null) {
    throw new RejectedCell('date_invalid', `日期应写作 ${format}：${quoteCell(raw)}`)
  }
  if (day < FIRST_DAY || day > isoDay(Math.floor((now + DAY_MS) / DAY_MS))) {
    throw new RejectedCell('date_out_of_range', `日期必须在 ${FIRST_DAY} 与今天之间：${quoteCell(raw)}`)
  }
  return day
}

function writtenDay(raw: string, format: keyof typeof PATTERN): string | null {
  const parts = PATTERN[format].exec(raw)?.groups
  if (!parts) return null
  const day = `${parts['y']}-${parts['m']?.padStart(2, '0')}-${(parts['d'] ?? '01').padStart(2, '0')}`
  return dayNumber(day) === null ? null : day
}

function epochDay(raw: string, format: 'epoch-s' | 'epoch-ms'): string | null {
  if (!/^[0-9]{1,15}$/.test(raw)) return null
  const ms = Number(raw) * (format === 'epoch-s' ? 1000 : 1)
  return ms > 4_102_444_800_000 ? '9999-12-31' : isoDay(Math.floor(ms / DAY_MS))
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)\s*(Z|[+-]\d{2}:?\d{2})?$/

/**
 * A moment in epoch milliseconds, between 2000 and tomorrow: ISO 8601 with a zone, or without one, which is then
 * UTC; a day alone is its midnight. With epoch-s or epoch-ms, a number.
 */
export function momentValue(raw: string, format: DateFormat | undefined, now: number): number {
  const ms = format === 'epoch-s' || format === 'epoch-ms' ? epochMs(raw, format) : writtenMs(raw)
  if (ms === null) {
    throw new RejectedCell('date_invalid', `时间应写作 yyyy-mm-dd hh:mm:ss：${quoteCell(raw)}`)
  }
  if (ms < Date.parse(FIRST_DAY) || ms > now + DAY_MS) {
    throw new RejectedCell('date_out_of_range', `时间必须在 ${FIRST_DAY} 与今天之间：${quoteCell(raw)}`)
  }
  return ms
}

function epochMs(raw: string, format: 'epoch-s' | 'epoch-ms'): number | null {
  return /^[0-9]{1,15}$/.test(raw) ? Number(raw) * (format === 'epoch-s' ? 1000 : 1) : null
}

function writtenMs(raw: string): number | null {
  const [, day, time = '00:00', zone = 'Z'] = MOMENT.exec(raw) ?? [undefined, raw]
  if (day === undefined || dayNumber(day) === null) return null
  const ms = Date.parse(`${day}T${time}${zone}`)
  return Number.isNaN(ms) ? null : ms
}
