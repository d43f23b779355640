import { expect, test, vi } from 'vitest'
import { upsertHistory } from '../../src/modules/goods/store/goods-history-upsert.ts'
import { beginIngest } from '../../src/modules/goods/store/goods-ingest.ts'
import { upsertGoods } from '../../src/modules/goods/store/goods-upsert.ts'
import { runStockReminders } from '../../src/modules/monitoring/jobs/run-stock-reminders.ts'
import { isoDay } from '../../src/modules/reference/rules/goods-day.ts'
import { describeOnBothEngines } from '../engines.ts'
import { record } from '../goods/sample-record.ts'
import { entered } from '../http/people.ts'
import { runServer } from '../http/running-server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const FIRST = 20_700
const BASE = '/api/temu/favourites/goods'

interface Notice {
  kind: string
  title: string
  page: string | null
}

describeOnBothEngines('reminders that a product sells again', (database) => {
  test('who asked is told once of each return, from the data of the day they asked on', async () => {
    const db = database()
    const source = await beginIngest(db, { kind: 'import', name: 'test', collectedAt: null })
    const goods = record({ title: 'Lamp', titleZh: '台灯' })
    const id = goods.externalId
    await upsertGoods(db, [goods], source)
    let day = FIRST
    /** Units of the next days; -1 is a day without data. */
    const sell = async (...units: number[]) => {
      const days = units.flatMap((sales, n) =>
        sales < 0 ? [] : [{ day: isoDay(day + n), sales, price: 900 }],
      )
      day += units.length
      await upsertHistory(db, [{ marketplace: 'temu', externalId: id, currency: 'USD', days }], source)
    }
    // A return before anybody asked, and silence since.
    await sell(20, 0, 15, 0, 0)
    const server = await runServer(db)
    const [asker, other] = [await entered(db), await entered(db)]
    for (const { token } of [asker, other]) await server.post(BASE, { ids: [id] }, token)
    const remind = (isOn: boolean) =>
      server.call('PATCH', BASE, { token: asker.token, body: { ids: [id], remindNext: isOn } })
    const told = async (token: string) =>
      ((await server.get('/api/notices', token)).body.data as { rows: Notice[] }).rows
    const row = async () =>
      ((await server.get(BASE, asker.token)).body.data as { rows: { remindNext: boolean }[] }).rows[0]

    expect(await row()).toMatchObject({ remindNext: false })
    expect((await remind(true)).status).toBe(200)
    expect(await row()).toMatchObject({ remindNext: true })
    expect(await runStockReminders(db), 'what was before is not told').toBe(0)

    await sell(0)
    expect(await runStockReminders(db)).toBe(0)
    await sell(-1, 8)
    expect(await runStockReminders(db)).toBe(1)
    expect(await runStockReminders(db)).toBe(0)
    expect(await told(asker.token)).toMatchObject([
      { kind: 'back_in_stock', title: '恢复销售：台灯', page: `/temu/detail?id=${id}` },
    ])
    expect(await told(other.token)).toEqual([])

    await sell(9, 0, 7)
    expect(await runStockReminders(db), 'the next return is another').toBe(1)
    await remind(false)
    await sell(0, 5)
    expect(await runStockReminders(db)).toBe(0)
    expect(await told(asker.token)).toHaveLength(2)
    await server.close()
  })
})
