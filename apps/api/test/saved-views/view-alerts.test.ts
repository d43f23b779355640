import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { HistoryRecord } from '../../src/modules/goods/rules/goods-record.ts'
import { upsertHistory } from '../../src/modules/goods/store/goods-history-upsert.ts'
import { upsertGoods } from '../../src/modules/goods/store/goods-upsert.ts'
import { runAlerts } from '../../src/modules/monitoring/jobs/run-alerts.ts'
import { insertNotice } from '../../src/modules/notices/store/notice-rows.ts'
import { isoDay } from '../../src/modules/reference/rules/goods-day.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { record } from '../goods/sample-record.ts'
import { entered } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const DAY = 86_400_000
const LAST = Math.floor(Date.UTC(2026, 5, 20) / DAY)

interface Notices {
  rows: {
    id: string
    title: string
    body: string
    matchCount: number
    readAt: number | null
    matches: { id: string }[]
  }[]
  count: number
  unread: number
}

describeOnBothEngines('alerts of views', (database) => {
  let server: RunningServer
  let db: Database
  const steady = record({ title: 'Gadget steady', price: { amount: 1000, currency: 'USD' } })
  const cut = record({ title: 'Gadget cut', titleZh: '小工具', price: { amount: 800, currency: 'USD' } })
  const other = record({ title: 'Towel', price: { amount: 100, currency: 'USD' } })

  /** Prices of the days that end with LAST. */
  const prices = (externalId: string, ending: number[]): HistoryRecord => ({
    marketplace: 'temu',
    externalId,
    currency: 'USD',
    days: ending.map((price, n) => ({ day: isoDay(LAST - ending.length + 1 + n), sales: 20, price })),
  })
  beforeAll(async () => {
    db = database()
    await db.pool.query(
      `insert into source (id, kind, name, started_at) values (1, 'import', 'test', 0) on conflict do nothing`,
    )
    await upsertGoods(db, [steady, cut, other], 1)
    await upsertHistory(
      db,
      [
        prices(steady.externalId, Array(20).fill(1000)),
        prices(cut.externalId, [...Array(10).fill(1000), ...Array(9).fill(900), 800]),
        prices(other.externalId, [500, 100]),
      ],
      1,
    )
    server = await runServer(db)
  })
  afterAll(() => server.close())

  const watched = { marketplace: 'temu', query: { keyword: 'gadget' } }
  const rule = { kind: 'price_drop', percent: 10 }
  const save = async (token: string) =>
    (
      await server.post(
        '/api/saved-views',
        { board: '/temu/home', name: '工具', query: { keyword: 'gadget' }, watched },
        token,
      )
    ).body.data as { id: string }
  const watch = (token: string, id: string, isOn = true) =>
    server.call('PUT', `/api/saved-views/${id}/alert`, { token, body: { rule, isOn } })
  const notices = async (token: string) => (await server.get('/api/notices', token)).body.data as Notices

  test('the preview counts what stored days say, of the products of the view only', async () => {
    const { token } = await entered(db)
    const answer = await server.post('/api/alert-previews', { watched, rule }, token)
    expect(answer.body.data).toMatchObject({
      times: 2,
      daysWithMatch: 2,
      watched: 2,
      matching: 2,
      to: isoDay(LAST),
      newest: [
        { id: cut.externalId, day: isoDay(LAST), before: 900, after: 800, currency: 'USD' },
        { id: cut.externalId, day: isoDay(LAST - 9), before: 1000, after: 900, currency: 'USD' },
      ],
    })
    const strict = await server.post(
      '/api/alert-previews',
      { watched, rule: { ...rule, percent: 11 } },
      token,
    )
    expect(strict.body.data, '900 to 800 is 11.1 %').toMatchObject({ times: 1 })
    const bad = await server.post(
      '/api/alert-previews',
      { watched: { ...watched, query: { nonsense: '1' } }, rule },
      token,
    )
    expect(bad.status).toBe(400)
  })

  test('a new rule tells nothing of the past; a new day is told once, however often the job runs', async () => {
    const { token } = await entered(db, { vipType: 'year' })
    const silent = await entered(db, { vipType: 'year' })
    const view = await save(token)
    const paused = await save(silent.token)
    await watch(token, view.id)
    await watch(silent.token, paused.id, false)
    await runAlerts(db)
    expect((await notices(token)).count).toBe(0)
    await upsertGoods(db, [{ ...steady, seenAt: (LAST + 1) * DAY }], 1)
    await upsertHistory(
      db,
      [
        {
          marketplace: 'temu',
          externalId: steady.externalId,
          currency: 'USD',
          days: [{ day: isoDay(LAST + 1), price: 700 }],
        },
      ],
      1,
    )
    expect(await runAlerts(db)).toMatchObject({ notices: 1 })
    expect(await runAlerts(db)).toMatchObject({ notices: 0 })
    await db.pool.query('update view_alert set checked_through = $1', [LAST - 1])
    await runAlerts(db)
    const { rows, unread } = await notices(token)
    expect(
      rows.filter((row) => row.matches[0]?.id === steady.externalId),
      'a day that was told is not told again',
    ).toHaveLength(1)
    expect(unread).toBe(rows.length)
    expect(rows.find((row) => row.matches[0]?.id === steady.externalId)).toMatchObject({
      title: '工具：1 个商品降价（06-21）',
      body: 'Gadget steady US$10.00 → US$7.00'.replace('Gadget steady', steady.titleZh ?? steady.title),
      matchCount: 1,
      readAt: null,
    })
    expect((await notices(silent.token)).count, 'paused').toBe(0)
    const views = (await server.get('/api/saved-views', token)).body.data as {
      alert: { checkedThrough: string }
    }[]
    expect(views[0]?.alert.checkedThrough).toBe(isoDay(LAST + 1))
  })

  test('notices are marked as read by their owner only', async () => {
    const [owner, other] = [await entered(db), await entered(db)]
    const view = await save(owner.token)
    await watch(owner.token, view.id)
    await db.pool.query('update view_alert set checked_through = $1 where view_id = $2', [LAST - 1, view.id])
    await runAlerts(db)
    const { rows, unread } = await notices(owner.token)
    expect(unread).toBeGreaterThan(0)
    await server.post('/api/notices/read', { ids: rows.map((row) => row.id), isRead: true }, other.token)
    await server.post('/api/notices/read', { ids: null, isRead: true }, other.token)
    expect((await notices(owner.token)).unread).toBe(unread)
    const first = rows[0]?.id
    expect(
      (await server.post('/api/notices/read', { ids: [first], isRead: true }, owner.token)).body.data,
    ).toEqual({ unread: unread - 1 })
    expect(
      (await server.post('/api/notices/read', { ids: null, isRead: true }, owner.token)).body.data,
    ).toEqual({ unread: 0 })
    expect(
      (await server.post('/api/notices/read', { ids: [first], isRead: false }, owner.token)).body.data,
    ).toEqual({ unread: 1 })
    const only = (await server.get('/api/notices?unread=true', owner.token)).body.data as Notices
    expect(only.rows.map((row) => row.id)).toEqual([first])
    await server.call('DELETE', `/api/saved-views/${view.id}`, { token: owner.token })
    expect((await notices(owner.token)).count, 'what was told stays').toBe(rows.length)
  })

  test('the number of alerts is that of the tier, over the whole team; a paused one does not count', async () => {
    const main = await entered(db)
    const [a, b] = [await save(main.token), await save(main.token)]
    expect((await watch(main.token, a.id)).status).toBe(200)
    expect((await watch(main.token, a.id)).status, 'again is the same one').toBe(200)
    const refused = await watch(main.token, b.id)
    expect([refused.status, refused.body.reason]).toEqual([403, 'quota_used'])
    expect(refused.body.data).toMatchObject({ need: 'month', used: 1, limit: 1 })
    await watch(main.token, a.id, false)
    expect((await watch(main.token, b.id)).status).toBe(200)
    const items = (
      (await server.get('/api/me/entitlements', main.token)).body.data as {
        items: { feature: string; used: number }[]
      }
    ).items
    expect(items.find((item) => item.feature === 'alertRules')).toMatchObject({
      used: 1,
      limit: 1,
      next: { vip_type: 'month', limit: 20 },
    })
  })

  test('alerts that are set at once do not pass the limit together', async () => {
    const main = await entered(db)
    const views = [await save(main.token), await save(main.token), await save(main.token)]
    const answers = await Promise.all(views.map(({ id }) => watch(main.token, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
  })

  test('a view that is deleted takes its alert along; its notices stay without a link to it', async () => {
    const { id: userId, token } = await entered(db, { vipType: 'year' })
    const [gone, kept] = [await save(token), await save(token)]
    for (const { id } of [gone, kept]) {
      expect((await watch(token, id)).status).toBe(200)
      await insertNotice(
        db.kysely,
        {
          ...{
            userId,
            at: { viewId: id },
            marketplace: 'temu',
            kind: 'view_alert',
            title: '降价',
            body: '1 件',
          },
          ...{ about: `view ${id} 2026-06-20`, matches: [], matchCount: 1 },
        },
        Date.now(),
      )
    }
    await server.call('DELETE', `/api/saved-views/${gone.id}`, { token })
    const of = async (sql: string) => (await db.pool.query(sql, [userId])).rows
    expect(await of('select view_id from view_alert where user_id = $1')).toEqual([{ view_id: kept.id }])
    expect(
      await of('select view_id, about from notice where user_id = $1 order by view_id nulls first'),
    ).toEqual([
      { view_id: null, about: `view ${gone.id} 2026-06-20` },
      { view_id: kept.id, about: `view ${kept.id} 2026-06-20` },
    ])
  })
})
