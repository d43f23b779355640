import { dayOfTime, isoDay } from '#modules/reference/rules'
import type { Database } from '#platform/database/database.ts'
import type { AlertRule } from '../rules/alert-rule.ts'
import { findMatches, findWatched, lastDay, matchOf, newestDay, type Watched } from './watched-list.ts'

const PREVIEW_DAYS = 30

/** How often a rule would have held in the last 30 days of data, for the rows that the view shows now. */
export async function previewAlert(db: Database, watched: Watched, rule: AlertRule, rowsPerQuery: number) {
  const { rows, matching } = await findWatched(db, watched, rowsPerQuery)
  const figuresDay = (await newestDay(db, watched)) ?? dayOfTime(Date.now())
  const to = lastDay(rule, rows, figuresDay) ?? figuresDay
  const from = to - PREVIEW_DAYS + 1
  const matches = findMatches(rule, rows, from, to)
  const perDay = Array.from({ length: PREVIEW_DAYS }, () => 0)
  for (const { day } of matches) perDay[day - from] = (perDay[day - from] ?? 0) + 1
  return {
    times: matches.length,
    daysWithMatch: perDay.filter((times) => times > 0).length,
    perDay,
    watched: rows.length,
    matching,
    from: isoDay(from),
    to: isoDay(to),
    newest: matches.slice(0, 5).map((match) => matchOf(match, rule, watched)),
  }
}

/** The day through which a rule of now counts as checked; null without any data. */
export async function checkedBy(
  db: Database,
  watched: Watched,
  rule: AlertRule,
  rowsPerQuery: number,
): Promise<number | null> {
  const figuresDay = await newestDay(db, watched)
  if (figuresDay === null) return null
  const { rows } = await findWatched(db, watched, rowsPerQuery)
  return lastDay(rule, rows, figuresDay)
}
