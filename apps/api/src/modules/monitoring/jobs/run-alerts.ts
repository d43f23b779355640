import { tierEntitlement } from '@haixuan/rules'
import { rightsOf } from '#modules/account'
import { insertNotice } from '#modules/notices'
import { isoDay, needsFlag } from '#modules/reference/rules'

import type { Database } from '#platform/database/database.ts'
import { noticeText } from '../rules/notice-text.ts'
import { type ActiveAlert, markChecked, nextAlerts } from '../store/view-alert-rows.ts'
import { findMatches, findWatched, lastDay, matchOf, newestDay } from '../store/watched-list.ts'

/** Days that are made up for at most when the job did not run. */
const MOST_DAYS = 7
const BATCH = 50
const SHOWN = 5

/**
 * Checks every alert for the days of data since it was checked last and tells what it finds: one notice a day.
 * Safe to repeat and to stop at any moment: an alert and the day up to which it was checked change together.
 * @returns alerts that were looked at, and notices written
 */
export async function runAlerts(
  db: Database,
  now = Date.now(),
): Promise<{ alerts: number; notices: number }> {
  const done = { alerts: 0, notices: 0 }
  let last: ActiveAlert | null = null
  for (;;) {
    const batch: ActiveAlert[] = await nextAlerts(db, last, BATCH)
    for (const alert of batch) done.notices += await runAlert(db, alert, now)
    done.alerts += batch.length
    last = batch.at(-1) ?? null
    if (last === null || batch.length < BATCH) return done
  }
}

async function runAlert(db: Database, alert: ActiveAlert, now: number): Promise<number> {
  const { watched, rule } = alert
  const figuresDay = await newestDay(db, watched)
  // No stored day is newer than the figures: most runs end here.
  if (figuresDay === null || figuresDay <= (alert.checked_through ?? figuresDay - 1)) return 0
  const owner = await rightsOf(db, alert.user_id)
  if (!owner || (needsFlag(watched.marketplace) && !owner.isExternalLink)) return 0
  const { rows } = await findWatched(db, watched, tierEntitlement(owner.tier).rowsPerQuery)
  const newest = lastDay(rule, rows, figuresDay)
  if (newest === null || newest <= (alert.checked_through ?? newest - 1)) return 0
  const from = Math.max((alert.checked_through ?? newest - 1) + 1, newest - MOST_DAYS + 1)
  const about = { kind: rule.kind, subject: watched.subject ?? ('goods' as const) }
  const matches = findMatches(rule, rows, from, newest)
  return await db.transaction(async (trx) => {
    let written = 0
    for (let day = from; day <= newest; day++) {
      const found = matches.filter((match) => match.day === day).map((match) => matchOf(match, rule, watched))
      if (found.length === 0) continue
      const { title, body } = noticeText(alert.name, about, found, found.length, isoDay(day))
      const notice = {
        ...{ userId: alert.user_id, at: { viewId: alert.view_id }, marketplace: watched.marketplace },
        ...{ kind: 'view_alert' as const, title, body },
        about: `view ${alert.view_id} ${isoDay(day)}`,
        matches: found.slice(0, SHOWN),
        matchCount: found.length,
      }
      if (await insertNotice(trx, notice, now)) written++
    }
    await markChecked(trx, alert, { newest, matchedAt: written > 0 ? now : null })
    return written
  })
}
