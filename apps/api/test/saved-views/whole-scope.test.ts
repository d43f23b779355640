import { beforeAll, expect, test, vi } from 'vitest'
import { upsertHistory } from '../../src/modules/goods/store/goods-history-upsert.ts'
import { upsertGoods } from '../../src/modules/goods/store/goods-upsert.ts'
import { runAlerts } from '../../src/modules/monitoring/jobs/run-alerts.ts'
import { previewAlert } from '../../src/modules/monitoring/store/preview-alert.ts'
import { isoDay } from '../../src/modules/reference/rules/goods-day.ts'
import { describeOnBothEngines } from '../engines.ts'
import { record } from '../goods/sample-record.ts'
import { entered } from '../http/people.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const LAST = Math.floor(Date.UTC(2026, 5, 20) / 86_400_000)
/** More than one page of the walk. */
const MANY = 2_100

describeOnBothEngines('an alert watches all rows of its view', (database) => {
  const watched = { marketplace: 'temu' as const, query: { sort: 'daily_sales:desc' } }
  const rule = { kind: 'stock_out' as const }
  const goods = Array.from({ length: MANY }, (_, at) =>
    record({ title: `Thing ${at}`, salesDay: MANY - at, seenAt: (LAST + 1) * 86_400_000 }),
  )
  // The last in the order of today: it sold well until it sold nothing.
  const soldOut = goods.at(-1) as (typeof goods)[number]

  beforeAll(async () => {
    const db = database()
    await db.pool.query(
      `insert into source (id, kind, name, started_at) values (1, 'import', 'test', 0) on conflict do nothing`,
    )
    for (let at = 0; at < MANY; at += 500) await upsertGoods(db, goods.slice(at, at + 500), 1)
    const days = [900, 800, 0].map((sales, n) => ({ day: isoDay(LAST - 2 + n), sales, price: 100 }))
    const history = { marketplace: 'temu' as const, externalId: soldOut.externalId, currency: 'USD', days }
    await upsertHistory(db, [history], 1)
  })

  test('the one at the end of the order of today among them', async () => {
    const db = database()
    const { id: userId } = await entered(db, { vipType: 'month' })
    await db.pool.query(
      `insert into saved_view (user_id, id, board, name, query, watched, sort, created_at, updated_at)
       values ($1, gen_random_uuid(), '/temu/home', '全部', '{}', $2, 1, 0, 0)`,
      [userId, JSON.stringify(watched)],
    )
    await db.pool.query(
      `insert into view_alert (user_id, view_id, rule, is_on, created_at, checked_through)
       select user_id, id, $2, true, 0, $3 from saved_view where user_id = $1`,
      [userId, JSON.stringify(rule), LAST - 1],
    )
    expect(await runAlerts(db)).toMatchObject({ notices: 1, broken: 0 })
    const { rows } = await db.pool.query('select matches, match_count from notice where user_id = $1', [
      userId,
    ])
    expect(rows).toMatchObject([
      { match_count: 1, matches: [{ id: soldOut.externalId, before: 800, after: 0 }] },
    ])
  })

  test('and so does the preview, up to its limit, which it says', async () => {
    const whole = await previewAlert(database(), watched, rule)
    expect(whole).toMatchObject({
      times: 1,
      watched: MANY,
      matching: MANY,
      newest: [{ id: soldOut.externalId }],
    })
    for (const most of [MANY - 1, MANY, MANY + 1]) {
      const part = await previewAlert(database(), watched, rule, most)
      expect(part).toMatchObject({ watched: Math.min(most, MANY), matching: MANY })
    }
  })
})
