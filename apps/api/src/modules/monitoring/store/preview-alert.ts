import { dayOfTime, isoDay } from '#modules/reference/rules'
import type { Database } from '#platform/database/database.ts'
import type { AlertRule } from '../rules/alert-rule.ts'
import { countWatched, findMatchDays, matchOf, newestDay, type Watched } from './watched-list.ts'

const PREVIEW_DAYS = 30
const SHOWN = 5
/** Rows that a preview looks at: somebody waits for it. The alert itself looks at all of them. */
const PREVIEW_ROWS = 20_000

/** How often a rule would have held in the last 30 days of data, for the rows that the view finds now. */
export async function previewAlert(db: Database, watched: Watched, rule: AlertRule, most = PREVIEW_ROWS) {
  const figuresDay = (await newestDay(db, watched)) ?? dayOfTime(Date.now())
  const look = { figuresDay, window: PREVIEW_DAYS, keep: SHOWN, most }
  const { days, rows } = await findMatchDays(db, { watched, rule }, look)
  const matching = await countWatched(db, watched)
  const to = days.newest ?? figuresDay
  const from = to - PREVIEW_DAYS + 1
  const found = Array.from({ length: PREVIEW_DAYS }, (_, n) => days.on(from + n))
  const perDay = found.map(({ count }) => count)
  return {
    times: perDay.reduce((sum, count) => sum + count, 0),
    daysWithMatch: perDay.filter((count) => count > 0).length,
    perDay,
    watched: rows,
    // The count of a long list stops early; what was looked at was there.
    matching: Math.max(matching, rows),
    from: isoDay(from),
    to: isoDay(to),
    newest: found
      .toReversed()
      .flatMap(({ first }) => first)
      .slice(0, SHOWN)
      .map((match) => matchOf(match, rule, watched)),
  }
}

/** The day through which a rule of now counts as checked; null without any data. */
export async function checkedBy(db: Database, watched: Watched, rule: AlertRule): Promise<number | null> {
  const figuresDay = await newestDay(db, watched)
  if (figuresDay === null) return null
  const look = { figuresDay, window: 0, keep: 0, most: PREVIEW_ROWS }
  return (await findMatchDays(db, { watched, rule }, look)).days.newest
}
