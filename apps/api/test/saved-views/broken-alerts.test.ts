import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { upsertHistory } from '../../src/modules/goods/store/goods-history-upsert.ts'
import { upsertGoods } from '../../src/modules/goods/store/goods-upsert.ts'
import { runAlerts } from '../../src/modules/monitoring/jobs/run-alerts.ts'
import { isoDay } from '../../src/modules/reference/rules/goods-day.ts'
import { describeOnBothEngines } from '../engines.ts'
import { record } from '../goods/sample-record.ts'
import { entered } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const LAST = Math.floor(Date.UTC(2026, 5, 20) / 86_400_000)

interface View {
  id: string
  alert: { brokenReason: string | null; checkedThrough: string | null }
}

describeOnBothEngines('an alert that cannot be read', (database) => {
  let server: RunningServer
  const goods = record({
    title: 'Lamp',
    price: { amount: 800, currency: 'USD' },
    seenAt: (LAST + 1) * 86_400_000,
  })
  const query = { keyword: 'lamp' }
  const watched = { marketplace: 'temu', query }

  beforeAll(async () => {
    const db = database()
    server = await runServer(db)
    await db.pool.query(
      `insert into source (id, kind, name, started_at) values (1, 'import', 'test', 0) on conflict do nothing`,
    )
    await upsertGoods(db, [goods], 1)
    const days = [1000, 800].map((price, n) => ({ day: isoDay(LAST - 1 + n), sales: 20, price }))
    const history = { marketplace: 'temu' as const, externalId: goods.externalId, currency: 'USD', days }
    await upsertHistory(db, [history], 1)
  })
  afterAll(() => server.close())

  /** A view with an alert that is due, of a new person. */
  async function watching() {
    const db = database()
    const { token, id: userId } = await entered(db, { vipType: 'year' })
    const body = { board: '/temu/home', name: '灯', query, watched }
    const { id } = (await server.post('/api/saved-views', body, token)).body.data as View
    const rule = { kind: 'price_drop', percent: 10 }
    await server.call('PUT', `/api/saved-views/${id}/alert`, { token, body: { rule, isOn: true } })
    await db.pool.query('update view_alert set checked_through = $1 where view_id = $2', [LAST - 1, id])
    const view = async () => ((await server.get('/api/saved-views', token)).body.data as View[])[0] as View
    const notices = async () =>
      (await db.pool.query('select kind, title, body from notice where user_id = $1', [userId])).rows
    const corrupt = (stored: object) =>
      db.pool.query('update saved_view set watched = $1 where id = $2', [JSON.stringify(stored), id])
    return { token, id, view, notices, corrupt }
  }

  test.each([
    ['a renamed order', { marketplace: 'temu', query: { ...query, sort: 'gone:desc' } }],
    ['a board that is gone', { marketplace: 'temu', board: 'gone', query }],
    ['a kind of row that is gone', { marketplace: 'temu', subject: 'gone', query }],
  ])('%s stops that alert alone, and its owner reads why, once', async (_, stored) => {
    const [first, second, third] = [await watching(), await watching(), await watching()]
    await second.corrupt(stored)
    expect(await runAlerts(database())).toMatchObject({ notices: 2, broken: 1 })
    expect(await runAlerts(database())).toMatchObject({ notices: 0, broken: 1 })
    expect((await first.notices()).map(({ kind }) => kind)).toEqual(['view_alert'])
    expect((await third.notices()).map(({ kind }) => kind)).toEqual(['view_alert'])
    const [told, ...more] = await second.notices()
    expect(more).toEqual([])
    expect(told).toMatchObject({ kind: 'alert_broken', title: '提醒“灯”已停止' })
    const { rows } = await database().pool.query('select broken_reason from view_alert where view_id = $1', [
      second.id,
    ])
    const reason: string = rows[0].broken_reason
    expect(reason).toMatch(/[\u4e00-\u9fff]/)
    expect(told?.body).toContain(reason.replace(/。$/, ''))

    // Saving the list of the view again mends it, and what it missed is told.
    await server.call('PATCH', `/api/saved-views/${second.id}`, {
      token: second.token,
      body: { query, watched },
    })
    expect((await second.view()).alert.brokenReason).toBeNull()
    expect(await runAlerts(database())).toMatchObject({ notices: 1, broken: 0 })
    for (const one of [first, second, third])
      await server.call('DELETE', `/api/saved-views/${one.id}`, { token: one.token })
  })

  test.each([
    ['goods', { marketplace: 'gone', query }],
    ['lives', { marketplace: 'gone', subject: 'live', query: {} }],
    ['a list that names none', { query }],
  ])('a marketplace that is gone, %s: it is told by the run of any other, once', async (_, stored) => {
    const [first, second] = [await watching(), await watching()]
    await first.corrupt(stored)
    expect(await runAlerts(database(), { marketplace: 'tiktok' })).toMatchObject({ notices: 0, broken: 1 })
    expect(await runAlerts(database(), { marketplace: 'temu' })).toMatchObject({ notices: 1, broken: 1 })
    expect((await first.notices()).map(({ kind }) => kind)).toEqual(['alert_broken'])
    for (const one of [first, second])
      await server.call('DELETE', `/api/saved-views/${one.id}`, { token: one.token })
  })

  test('the view says why its alert does not work, until the alert or the view is saved again', async () => {
    const one = await watching()
    await one.corrupt({ marketplace: 'temu', query: { ...query, sort: 'gone:desc' } })
    await runAlerts(database())
    expect((await one.view()).alert.brokenReason).toMatch(/[\u4e00-\u9fff]/)
    await server.call('PATCH', `/api/saved-views/${one.id}`, { token: one.token, body: { name: '台灯' } })
    expect((await one.view()).alert.brokenReason, 'a new name mends nothing').not.toBeNull()
    await one.corrupt(watched)
    const body = { rule: { kind: 'price_drop', percent: 20 }, isOn: true }
    await server.call('PUT', `/api/saved-views/${one.id}/alert`, { token: one.token, body })
    expect((await one.view()).alert.brokenReason).toBeNull()
    await server.call('DELETE', `/api/saved-views/${one.id}`, { token: one.token })
  })

  test('runs beside each other, as after a lost lease, tell the owner once', async () => {
    const one = await watching()
    await one.corrupt({ marketplace: 'temu', query: { ...query, sort: 'gone:desc' } })
    await Promise.all([1, 2, 3].map((n) => runAlerts(database(), { now: Date.now() + n })))
    expect((await one.notices()).map(({ kind }) => kind)).toEqual(['alert_broken'])
    await server.call('DELETE', `/api/saved-views/${one.id}`, { token: one.token })
  })

  test('a rule whose figures are gone is broken too, and stops that alert alone', async () => {
    const [first, second] = [await watching(), await watching()]
    const percents = ['x', '10', 0, 1001, 9.5, {}].map((percent) => ({ kind: 'price_drop', percent }))
    for (const rule of [null, {}, { kind: 'gone' }, ...percents, { kind: 'followers_rise' }]) {
      await database().pool.query('update view_alert set rule = $1 where view_id = $2', [
        JSON.stringify(rule),
        first.id,
      ])
      expect(await runAlerts(database()), JSON.stringify(rule)).toMatchObject({ broken: 1 })
    }
    expect((await first.view()).alert.brokenReason).toMatch(/[\u4e00-\u9fff]/)
    expect((await first.notices()).map(({ kind }) => kind)).not.toContain('view_alert')
    expect((await second.notices()).map(({ kind }) => kind)).toEqual(['view_alert'])
    for (const one of [first, second])
      await server.call('DELETE', `/api/saved-views/${one.id}`, { token: one.token })
  })

  test('one that fails otherwise fails the run at its end, after all others', async () => {
    const [first, second] = [await watching(), await watching()]
    const lost = vi.spyOn(database(), 'transaction').mockRejectedValueOnce(new Error('connection lost'))
    await expect(runAlerts(database())).rejects.toThrow('connection lost')
    lost.mockRestore()
    const told = [...(await first.notices()), ...(await second.notices())]
    expect(told).toHaveLength(1)
    expect(await runAlerts(database())).toMatchObject({ notices: 1, broken: 0 })
  })
})
