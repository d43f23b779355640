import type { FinanceCourse } from '#entities/finance-book'

/** A day of a course; null: no line is of it. */
export interface CourseDay {
  day: string
  minor: number | null
}

const DAY_MS = 86_400_000

/** Days from the first to the last of a course, those without a line too: nothing is drawn between two that are apart. */
export function everyDay(days: FinanceCourse['days']): CourseDay[] {
  const minors = new Map(days.map(({ day, minor }) => [day, minor]))
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  if (first === undefined || last === undefined) return []
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.parse(first) + at * DAY_MS).toISOString().slice(0, 10)
    return { day, minor: minors.get(day) ?? null }
  })
}
