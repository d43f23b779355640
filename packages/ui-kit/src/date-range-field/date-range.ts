import { type CalendarDate, endOfMonth, parseDate, startOfMonth } from '@internationalized/date'

/** Whole days, both included, as yyyy-mm-dd in the calendar of the data (Beijing time). */
export type DateRange = { from: string; to: string }

export type DatePreset = { id: string; label: string; range: DateRange }

const range = (from: CalendarDate, to: CalendarDate): DateRange => ({
  from: from.toString(),
  to: to.toString(),
})

/**
 * The spans people ask for, counted from `today` (yyyy-mm-dd). 近7天 and 近30天 end today and hold exactly that
 * many days; 上月 is the whole month before.
 */
export function datePresets(today: string): DatePreset[] {
  const day = parseDate(today)
  const lastMonth = day.subtract({ months: 1 })
  return [
    { id: 'last-7', label: '近7天', range: range(day.subtract({ days: 6 }), day) },
    { id: 'last-30', label: '近30天', range: range(day.subtract({ days: 29 }), day) },
    { id: 'this-month', label: '本月', range: range(startOfMonth(day), day) },
    { id: 'last-month', label: '上月', range: range(startOfMonth(lastMonth), endOfMonth(lastMonth)) },
  ]
}

/** How many days a span holds. */
export function daysIn({ from, to }: DateRange): number {
  return parseDate(to).compare(parseDate(from)) + 1
}

/** '近7天' for a span that is a preset, else '11-01 至 11-15', with years where they differ from today's. */
export function dateRangeText(
  value: DateRange,
  today: string,
  presets: readonly DatePreset[] = datePresets(today),
): string {
  const preset = presets.find(({ range: { from, to } }) => from === value.from && to === value.to)
  if (preset) return preset.label
  const year = today.slice(0, 5)
  const short = (date: string) =>
    value.from.startsWith(year) && value.to.startsWith(year) ? date.slice(5) : date
  return value.from === value.to ? short(value.from) : `${short(value.from)} 至 ${short(value.to)}`
}
