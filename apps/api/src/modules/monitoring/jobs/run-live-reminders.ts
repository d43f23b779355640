import { rightsOf } from '#modules/account'
import { setReminded } from '#modules/keeping'
import { insertNotice } from '#modules/notices'
import type { Database } from '#platform/database/database.ts'
import { type DueReminder, dueReminders } from '../store/live-reminder-rows.ts'

const BATCH = 100
/** Hosts and viewers of the boards count days in this zone. */
const CLOCK = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/**
 * Tells those who keep a live and asked for it that its creator has been on the air since, once for each live and
 * person. Safe to repeat and to stop at any moment: a notice and what it reminds of change together.
 * @returns notices written
 */
export async function runLiveReminders(db: Database, now = Date.now()): Promise<number> {
  let written = 0
  let last: DueReminder | null = null
  for (;;) {
    const batch: DueReminder[] = await dueReminders(db, last, BATCH)
    for (const due of batch) if (await remind(db, due, now)) written++
    last = batch.at(-1) ?? null
    if (last === null || batch.length < BATCH) return written
  }
}

async function remind(db: Database, due: DueReminder, now: number): Promise<boolean> {
  const owner = await rightsOf(db, due.user_id)
  if (!owner?.isExternalLink) return false
  return await db.transaction(async (trx) => {
    const isNew = await insertNotice(
      trx,
      {
        userId: due.user_id,
        kind: 'next_live',
        about: `live ${due.live}`,
        at: { page: `/tiktok/livedetail?id=${encodeURIComponent(due.live)}` },
        marketplace: 'tiktok',
        title: `${due.creator || '主播'} 又开播了`,
        body: `${due.title}，${CLOCK.format(due.started_at)} 开播`,
        matches: [],
        matchCount: 1,
      },
      now,
    )
    await setReminded(trx, 'live', due, due.started_at)
    return isNew
  })
}
