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

describeOnBothEngines('days that an alert makes up for', (database) => {
  let server: RunningServer
  // A tenth and more cheaper on each of the last twelve days.
  const prices = Array.from({ length: 13 }, (_, n) => Math.round(10_000 * 0.85 ** n))
  const falling = record({ title: 'Widget', price: { amount: prices.at(-1) ?? 0, currency: 'USD' } })
  beforeAll(async () => {
    const db = database()
    await db.pool.query(
      `insert into source (id, kind, name, started_at) values (1, 'import', 'test', 0) on conflict do nothing`,
    )
    await upsertGoods(db, [falling], 1)
    const days = prices.map((price, n) => ({ day: isoDay(LAST - 12 + n), sales: 20, price }))
    const { externalId } = falling
    await upsertHistory(db, [{ marketplace: 'temu', externalId, currency: 'USD', days }], 1)
    server = await runServer(db)
  })
  afterAll(() => server.close())

  test.each([
    [6, 6],
    [7, 7],
    [8, 7],
  ])('%d days without a check: notices of the last %d', async (missed, told) => {
    const { token, id } = await entered(database(), { vipType: 'year' })
    const watched = { marketplace: 'temu', query: { keyword: 'widget' } }
    const view = { board: '/temu/home', name: '降价', query: { keyword: 'widget' }, watched }
    const saved = await server.post('/api/saved-views', view, token)
    const { id: viewId } = saved.body.data as { id: string }
    const body = { rule: { kind: 'price_drop', percent: 10 }, isOn: true }
    await server.call('PUT', `/api/saved-views/${viewId}/alert`, { token, body })
    const { pool } = database()
    await pool.query('update view_alert set checked_through = $1 where user_id = $2', [LAST - missed, id])
    await runAlerts(database())
    const { rows } = (await server.get('/api/notices', token)).body.data as { rows: { title: string }[] }
    const day = (n: number) => isoDay(LAST - n).slice(5)
    expect(rows.map(({ title }) => title.slice(-6, -1))).toEqual(
      Array.from({ length: told }, (_, n) => day(n)),
    )
  })
})
