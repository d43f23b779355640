import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { upsertHistory } from '../../src/modules/goods/store/goods-history-upsert.ts'
import { beginIngest } from '../../src/modules/goods/store/goods-ingest.ts'
import { upsertGoods } from '../../src/modules/goods/store/goods-upsert.ts'
import { rollUpRanks } from '../../src/modules/ranks/store/goods-rank-roll-up.ts'
import { isoDay } from '../../src/modules/reference/rules/goods-day.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { record } from '../goods/sample-record.ts'
import { entered } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const TODAY = 20_778
const IDS = ['m1', 'm2', 'm3', 'm4']

interface Page {
  rows: { id: string; place?: number }[]
  count: number
}

describeOnBothEngines('own marks on lists of products', (database) => {
  let db: Database
  let server: RunningServer
  beforeAll(async () => {
    db = database()
    const source = await beginIngest(db, { kind: 'import', name: 'test', collectedAt: null })
    const units = (n: number) => 20 + n * 10
    await upsertGoods(
      db,
      IDS.map((externalId, n) =>
        record({
          externalId,
          title: `Own mark ${n}`,
          status: 'on_sale',
          salesDay: units(n),
          salesWeek: units(n) * 7,
          salesMonth: units(n) * 30,
          seenAt: TODAY * 86_400_000,
        }),
      ),
      source,
    )
    await upsertHistory(
      db,
      IDS.map((externalId, n) => ({
        marketplace: 'temu' as const,
        externalId,
        currency: 'USD',
        days: Array.from({ length: 20 }, (_, at) => ({
          day: isoDay(TODAY - 20 + at),
          sales: units(n),
          // The third is cut on its last day.
          price: n === 2 && at === 19 ? 500 : 1_000,
        })),
      })),
      source,
    )
    await rollUpRanks(db, { marketplaces: ['temu'] })
    server = await runServer(db)
  })
  afterAll(() => server.close())

  const page = async (path: string, token: string) => (await server.get(path, token)).body.data as Page
  const ids = async (path: string, token: string) => (await page(path, token)).rows.map(({ id }) => id).sort()
  const dismiss = (token: string, names: string[], dismissed = true) =>
    server.post('/api/temu/dismissed-goods', { ids: names, dismissed }, token)

  test('what is dismissed leaves the recommendations of that person, keeps its place, and comes back', async () => {
    const [me, other] = [await entered(db), await entered(db)]
    const before = await page('/api/temu/rank/burst', me.token)
    expect(before.count).toBe(4)
    expect((await dismiss(me.token, ['m2', 'unheard-of'])).body.data).toEqual({ changed: 2 })
    expect((await dismiss(me.token, ['m2'])).body.data, 'twice is once').toEqual({ changed: 0 })
    expect(await ids('/api/temu/rank/burst', me.token)).toEqual(['m1', 'm3', 'm4'])
    const placeOf = ({ rows }: Page, id: string) => rows.find((row) => row.id === id)?.place
    const after = await page('/api/temu/rank/burst', me.token)
    for (const id of ['m1', 'm3', 'm4']) expect(placeOf(after, id)).toBe(placeOf(before, id))
    expect(await ids('/api/temu/rank/burst?dismissed=only', me.token)).toEqual(['m2'])
    expect(await ids('/api/temu/rank/burst?weights=100,0,0,0,0', me.token)).not.toContain('m2')
    expect(await ids('/api/temu/rank/week', me.token), 'other boards show it').toContain('m2')
    expect(await ids('/api/temu/rank/burst', other.token)).toEqual(IDS)
    expect((await dismiss(me.token, ['m2'], false)).body.data).toEqual({ changed: 1 })
    expect(await ids('/api/temu/rank/burst', me.token)).toEqual(IDS)
  })

  test('what is kept can be left out of searches and boards', async () => {
    const { token } = await entered(db)
    await server.post('/api/temu/favourites/goods', { ids: ['m1', 'm4'] }, token)
    expect(await ids('/api/temu/goods/search?keyword=own+mark', token)).toEqual(IDS)
    expect(await ids('/api/temu/goods/search?keyword=own+mark&hide_kept=true', token)).toEqual(['m2', 'm3'])
    expect(await ids('/api/temu/rank/week?hide_kept=true', token)).toEqual(['m2', 'm3'])
    await server.post('/api/temu/favourites/goods/remove', { ids: ['m1'] }, token)
    expect(await ids('/api/temu/goods/search?keyword=own+mark&hide_kept=true', token)).toEqual([
      ...['m1', 'm2', 'm3'],
    ])
  })

  test('what is listed can be left out of searches and boards; what is only wanted stays', async () => {
    const { token } = await entered(db)
    await server.post('/api/temu/listings', { ids: ['m1', 'm4'] }, token)
    expect(await ids('/api/temu/rank/week?hide_listed=true', token)).toEqual(IDS)
    const body = { ids: ['m4'], status: 'listed' }
    await server.call('PATCH', '/api/temu/listings', { token, body })
    expect(await ids('/api/temu/goods/search?keyword=own+mark&hide_listed=true', token)).toEqual([
      ...['m1', 'm2', 'm3'],
    ])
    expect(await ids('/api/temu/rank/week?hide_listed=true', token)).toEqual(['m1', 'm2', 'm3'])
    await dismiss(token, ['m2'])
    expect(await ids('/api/temu/rank/burst?hide_listed=true', token)).toEqual(['m1', 'm3'])
    expect(await ids('/api/temu/rank/burst?hide_listed=true&dismissed=only', token)).toEqual(['m2'])
  })

  test('an alert watches a board as it watches a search', async () => {
    const { token } = await entered(db, { vipType: 'year' })
    const rule = { kind: 'price_drop', percent: 10 }
    const preview = async (watched: object) =>
      await server.post('/api/alert-previews', { watched: { marketplace: 'temu', ...watched }, rule }, token)
    expect((await preview({ board: 'week', query: {} })).body.data).toMatchObject({
      ...{ watched: 4, matching: 4, times: 1 },
      newest: [{ id: 'm3', before: 1_000, after: 500 }],
    })
    const few = { max_weekly_sales: '210' }
    expect((await preview({ board: 'week', query: few })).body.data).toMatchObject({ watched: 2, times: 0 })
    expect((await preview({ board: 'surge', query: {} })).status, 'not of this marketplace').toBe(404)
    expect((await preview({ board: 'week', query: { nonsense: '1' } })).status).toBe(400)

    const view = (
      await server.post(
        '/api/saved-views',
        {
          ...{ board: '/temu/weektop', name: '周榜降价', query: {} },
          watched: { marketplace: 'temu', board: 'week', query: {} },
        },
        token,
      )
    ).body.data as { id: string }
    const set = await server.call('PUT', `/api/saved-views/${view.id}/alert`, {
      token,
      body: { rule, isOn: true },
    })
    expect(set.status).toBe(200)
    expect(set.body.data).toMatchObject({ alert: { isOn: true, rule } })
  })

  test('a view of a list without stored days cannot be watched, and says why', async () => {
    const { token } = await entered(db, { vipType: 'year' })
    const view = (
      await server.post('/api/saved-views', { board: '/temu/collect', name: '收藏', query: {} }, token)
    ).body.data as { id: string }
    const set = await server.call('PUT', `/api/saved-views/${view.id}/alert`, {
      ...{ token, body: { rule: { kind: 'price_drop' }, isOn: true } },
    })
    expect([set.status, set.body.reason]).toEqual([409, 'view_not_watchable'])
    expect(set.body.message).toContain('没有这样的数据')
  })
})
