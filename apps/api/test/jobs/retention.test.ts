import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { forgetQuotaDays, QUOTA_DAYS } from '../../src/modules/access/store/forget-quota-days.ts'
import {
  EVENT_DAYS,
  forgetAccountEvents,
  forgetEndedSessions,
} from '../../src/modules/account/store/forget-account-rows.ts'
import { forgetNotices, NOTICE_DAYS } from '../../src/modules/notices/store/forget-notices.ts'
import {
  forgetOperatorEvents,
  OPERATOR_EVENT_DAYS,
} from '../../src/modules/operators/store/forget-operator-events.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { deleteOld } from '../../src/platform/database/delete-old.ts'
import { forgetEndedJobs, KEPT_DAYS } from '../../src/platform/jobs/own-jobs.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered } from '../http/people.ts'
import { ManualClock } from './manual-clock.ts'

const DAY = 86_400_000
const NOW = 1_800_000_000_000

describeOnBothEngines('what is kept for how long', (database) => {
  let db: Database
  let userId: string
  beforeAll(async () => {
    db = database()
    userId = (await entered(db)).id
  })
  const names = async (query: string) =>
    (await db.pool.query<{ name: string }>(query)).rows.map(({ name }) => name)

  test('notices: read ones 90 days, all a year', async () => {
    const add = (about: string, age: number, isRead: boolean) =>
      db.pool.query(
        `insert into notice (user_id, id, kind, about, title, body, matches, match_count, created_at, read_at)
         values ($1, gen_random_uuid(), 'seat_lost', $2, '', '', '[]', 0, $3, $4)`,
        [userId, about, NOW - age, isRead ? NOW : null],
      )
    await add('read old', NOTICE_DAYS.read * DAY + 1, true)
    await add('read kept', NOTICE_DAYS.read * DAY, true)
    await add('unread kept', NOTICE_DAYS.all * DAY, false)
    await add('unread old', NOTICE_DAYS.all * DAY + 1, false)
    await forgetNotices(db, NOW)
    expect(await names('select about as name from notice order by about')).toEqual([
      'read kept',
      'unread kept',
    ])
  })

  test('jobs: done ones 14 days, the others 90, what waits and runs for ever', async () => {
    const clock = new ManualClock(NOW)
    const add = (key: string, state: string, age: number | null) =>
      db.pool.query(
        `insert into job (kind, key, state, run_at, most_tries, created_at, finished_at, lease_until)
         values ('sum', $1, $2, 0, 1, 0, $3, $4)`,
        [key, state, age === null ? null : NOW - age, state === 'running' ? 0 : null],
      )
    for (const [name, days] of [
      ['done', KEPT_DAYS.done],
      ['dead', KEPT_DAYS.failed],
      ['cancelled', KEPT_DAYS.failed],
    ] as const) {
      await add(`${name} kept`, name, days * DAY)
      await add(`${name} old`, name, days * DAY + 1)
    }
    await add('waiting', 'waiting', null)
    await add('running', 'running', null)
    expect(await forgetEndedJobs(db, clock.sql)).toBe(3)
    const kept = ['cancelled kept', 'dead kept', 'done kept', 'running', 'waiting']
    expect(await names('select key as name from job order by key')).toEqual(kept)
  })

  test('quotas of days, by day', async () => {
    const today = 20_000
    for (const day of [today, today - QUOTA_DAYS, today - QUOTA_DAYS - 1])
      await db.pool.query(
        `insert into quota_use (user_id, feature, day, used) values ($1, 'exportRows', $2, 1)`,
        [userId, day],
      )
    await forgetQuotaDays(db, today)
    expect(await names('select day::text as name from quota_use order by day')).toEqual(['19940', '20000'])
  })

  test('events of accounts and of operators', async () => {
    await db.pool.query('delete from account_event')
    for (const [name, days] of [
      ['kept', EVENT_DAYS - 1],
      ['old', EVENT_DAYS + 1],
    ] as const)
      await db.pool.query(
        `insert into account_event (user_id, id, at, kind) values ($1, gen_random_uuid(), now() - $2 * interval '1 day', $3)`,
        [userId, days, name],
      )
    for (const [name, days] of [
      ['kept', OPERATOR_EVENT_DAYS - 1],
      ['old', OPERATOR_EVENT_DAYS + 1],
    ] as const)
      await db.pool.query(
        `insert into operator_event (id, at, actor, kind, subject) values (gen_random_uuid(), now() - $1 * interval '1 day', 'cli', $2, '')`,
        [days, name],
      )
    await forgetAccountEvents(db)
    await forgetOperatorEvents(db)
    expect(await names('select kind as name from account_event')).toEqual(['kept'])
    expect(await names('select kind as name from operator_event')).toEqual(['kept'])
  })

  test('sessions until they end, of people who never come back too', async () => {
    const gone = (await entered(db)).id
    await db.pool.query(`update session set expires_at = now() - interval '1 second' where user_id = $1`, [
      gone,
    ])
    await forgetEndedSessions(db)
    const counts = (id: string) => names(`select id::text as name from session where user_id = '${id}'`)
    expect(await counts(gone)).toHaveLength(0)
    expect(await counts(userId)).toHaveLength(1)
  })

  test('more than one batch goes too', async () => {
    await db.pool.query(
      `insert into quota_use (user_id, feature, day, used) select gen_random_uuid(), 'x', 1, n from generate_series(1, 4001) n`,
    )
    expect(await deleteOld(db, 'quota_use', sql`feature = 'x'`)).toBe(4_001)
  })
})
