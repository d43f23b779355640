import { rightsOf } from '#modules/account'
import { insertNotice } from '#modules/notices'
import { isoDay, type Marketplace, needsFlag } from '#modules/reference/rules'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import { noticeText } from '../rules/notice-text.ts'
import { type ActiveAlert, markChecked, nextAlerts, setBroken } from '../store/view-alert-rows.ts'
import { checkRule, checkWatched, findMatchDays, matchOf, newestDay } from '../store/watched-list.ts'

/** Days that are made up for at most when the job did not run. */
const MOST_DAYS = 7
const BATCH = 50
const SHOWN = 5
const UNREADABLE = '这个视图的列表或条件已经变化，无法再识别'

interface AlertRun {
  /** Epoch milliseconds. */
  now?: number
  /** Alerts of this marketplace alone. */
  marketplace?: Marketplace
  signal?: AbortSignal
}

/**
 * Checks every alert for the days of data since it was checked last and tells what it finds: one notice a day.
 * Safe to repeat and to stop at any moment: an alert and the day up to which it was checked change together. An alert
 * that cannot be read is marked as broken and told to its owner; one that fails otherwise fails the run at its end.
 * The others go on.
 * @returns alerts that were looked at, notices written, and alerts that cannot be read
 * @throws the first error of an alert that could be read
 */
export async function runAlerts(
  db: Database,
  { now = Date.now(), marketplace, signal }: AlertRun = {},
): Promise<{ alerts: number; notices: number; broken: number }> {
  const done = { alerts: 0, notices: 0, broken: 0 }
  const errors: unknown[] = []
  let last: ActiveAlert | null = null
  for (;;) {
    const batch: ActiveAlert[] = await nextAlerts(db, last, BATCH, marketplace)
    for (const alert of batch) {
      signal?.throwIfAborted()
      try {
        const reason = faultOf(alert)
        if (reason !== null) {
          done.broken++
          await tellBroken(db, alert, reason, now)
          continue
        }
        done.notices += await runAlert(db, alert, { now, ...(signal ? { signal } : {}) })
      } catch (error) {
        signal?.throwIfAborted()
        errors.push(error)
      }
    }
    done.alerts += batch.length
    last = batch.at(-1) ?? null
    if (last === null || batch.length < BATCH) break
  }
  if (errors.length > 0) throw errors[0]
  return done
}

/** Why an alert cannot be read, as after an upgrade; null when it can. */
function faultOf({ watched, rule }: ActiveAlert): string | null {
  try {
    checkWatched(watched)
    checkRule(watched, rule)
    return null
  } catch (error) {
    return error instanceof Failure ? error.message : UNREADABLE
  }
}

/** Notes the reason, and tells the owner when it is a new one. */
async function tellBroken(db: Database, alert: ActiveAlert, reason: string, now: number): Promise<void> {
  if (alert.broken_reason === reason) return
  await db.transaction(async (trx) => {
    // Another run may have told it since this one read the alert.
    if (!(await setBroken(trx, alert, reason))) return
    await insertNotice(
      trx,
      {
        ...{ userId: alert.user_id, at: { viewId: alert.view_id }, marketplace: null },
        ...{ kind: 'alert_broken' as const, matches: [], matchCount: 0 },
        title: `提醒“${alert.name}”已停止`,
        body: `${reason.replace(/。$/, '')}。请打开这个视图，选好条件后重新保存，提醒就会恢复；其他提醒不受影响。`,
        about: `broken ${alert.view_id} ${now}`,
      },
      now,
    )
  })
}

async function runAlert(
  db: Database,
  alert: ActiveAlert,
  { now, signal }: { now: number; signal?: AbortSignal },
): Promise<number> {
  const { watched, rule } = alert
  if (alert.broken_reason !== null) await setBroken(db.kysely, alert, null)
  const figuresDay = await newestDay(db, watched)
  // No stored day is newer than the figures: most runs end here.
  if (figuresDay === null || figuresDay <= (alert.checked_through ?? figuresDay - 1)) return 0
  const owner = await rightsOf(db, alert.user_id)
  if (!owner || (needsFlag(watched.marketplace) && !owner.isExternalLink)) return 0
  const look = { figuresDay, window: MOST_DAYS, keep: SHOWN, ...(signal ? { signal } : {}) }
  const { days } = await findMatchDays(db, alert, look)
  const { newest } = days
  if (newest === null || newest <= (alert.checked_through ?? newest - 1)) return 0
  const from = Math.max((alert.checked_through ?? newest - 1) + 1, newest - MOST_DAYS + 1)
  const about = { kind: rule.kind, subject: watched.subject ?? ('goods' as const) }
  return await db.transaction(async (trx) => {
    let written = 0
    for (let day = from; day <= newest; day++) {
      const { count, first } = days.on(day)
      if (count === 0) continue
      const matches = first.map((match) => matchOf(match, rule, watched))
      const { title, body } = noticeText(alert.name, about, matches, count, isoDay(day))
      const notice = {
        ...{ userId: alert.user_id, at: { viewId: alert.view_id }, marketplace: watched.marketplace },
        ...{ kind: 'view_alert' as const, title, body, matches, matchCount: count },
        about: `view ${alert.view_id} ${isoDay(day)}`,
      }
      if (await insertNotice(trx, notice, now)) written++
    }
    await markChecked(trx, alert, { newest, matchedAt: written > 0 ? now : null })
    return written
  })
}
