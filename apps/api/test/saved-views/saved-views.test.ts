import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { upsertGoods } from '../../src/modules/goods/store/goods-upsert.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { record } from '../goods/sample-record.ts'
import { entered } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

interface View {
  id: string
  board: string
  name: string
  query: Record<string, string>
  isStart: boolean
  shareId: string | null
}

describeOnBothEngines('saved views', (database) => {
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    await db.pool.query(
      `insert into source (id, kind, name, started_at) values (1, 'import', 'test', 0) on conflict do nothing`,
    )
    const goods = [5, 50, 500].map((salesDay) => record({ salesDay, title: `Kettle ${salesDay}` }))
    await upsertGoods(db, goods, 1)
    server = await runServer(db)
  })
  afterAll(() => server.close())
  const query = { keyword: 'kettle', min_daily_sales: '10', sort: 'daily_sales:asc' }
  const save = async (token: string, more: object = {}) =>
    (await server.post('/api/saved-views', { board: '/temu/home', name: '水壶', query, ...more }, token)).body
      .data as View
  const list = async (token: string, board = '') =>
    (await server.get(`/api/saved-views${board === '' ? '' : `?board=${board}`}`, token)).body.data as View[]
  const change = (token: string, id: string, body: object) =>
    server.call('PATCH', `/api/saved-views/${id}`, { token, body })
  const rows = async (token: string, of: Record<string, string>) =>
    (
      (await server.get(`/api/temu/goods/search?${new URLSearchParams(of)}`, token)).body.data as {
        rows: { title: string }[]
      }
    ).rows.map((row) => row.title)

  test('a view is saved, renamed, overwritten and deleted', async () => {
    const { token } = await entered(db)
    const view = await save(token)
    expect(view).toMatchObject({
      board: '/temu/home',
      name: '水壶',
      query,
      isStart: false,
      shareId: null,
      alert: null,
    })
    const other = { sort: 'gmv:desc' }
    expect((await change(token, view.id, { name: ' 电水壶 ', query: other })).body.data).toMatchObject({
      name: '电水壶',
      query: other,
    })
    expect((await change(token, view.id, { query })).body.data, 'the rest stays').toMatchObject({
      name: '电水壶',
    })
    await server.call('DELETE', `/api/saved-views/${view.id}`, { token })
    expect(await list(token)).toEqual([])
  })

  test('they are in the order of their owner; a board asks for its own', async () => {
    const { token } = await entered(db)
    const [a, b, c] = [
      await save(token, { name: 'a' }),
      await save(token, { name: 'b' }),
      await save(token, { name: 'c', board: '/shein' }),
    ]
    expect((await list(token, '/temu/home')).map((view) => view.name)).toEqual(['a', 'b'])
    await server.call('PUT', '/api/saved-views', { token, body: { ids: [c.id, b.id] } })
    expect((await list(token)).map((view) => view.id)).toEqual([c.id, b.id, a.id])
  })

  test('a board opens with one view at most', async () => {
    const { token } = await entered(db)
    const [a, b, c] = [await save(token), await save(token), await save(token, { board: '/shein' })]
    for (const view of [a, c, b]) await change(token, view.id, { isStart: true })
    const starts = (await list(token)).filter((view) => view.isStart).map((view) => view.id)
    expect(starts.toSorted()).toEqual([b.id, c.id].toSorted())
    await change(token, b.id, { isStart: false })
    expect((await list(token, '/temu/home')).some((view) => view.isStart)).toBe(false)
  })

  test('a link opens the same rows for another user of the same right', async () => {
    const [owner, other] = [await entered(db), await entered(db)]
    const view = await save(owner.token)
    const { shareId } = (await server.post(`/api/saved-views/${view.id}/share`, undefined, owner.token)).body
      .data as View
    expect(shareId).toMatch(/^[A-Za-z0-9_-]{22}$/)
    expect(
      (await server.post(`/api/saved-views/${view.id}/share`, undefined, owner.token)).body.data,
      'it keeps its link',
    ).toMatchObject({ shareId })
    const shared = (await server.get(`/api/shared-views/${shareId}`, other.token)).body.data as View
    expect(shared).toMatchObject({ board: '/temu/home', name: '水壶', query, isOwn: false })
    expect(await rows(other.token, shared.query)).toEqual(['Kettle 50', 'Kettle 500'])
    expect(await rows(other.token, shared.query)).toEqual(await rows(owner.token, query))
    await server.call('DELETE', `/api/saved-views/${view.id}/share`, { token: owner.token })
    expect((await server.get(`/api/shared-views/${shareId}`, other.token)).body.reason).toBe('link_unknown')
  })

  test('a link of a closed marketplace opens nothing for who has no access to it', async () => {
    const owner = await entered(db, { isExternalLink: true })
    const other = await entered(db)
    const view = await save(owner.token, { board: '/tiktok/goods' })
    const { shareId } = (await server.post(`/api/saved-views/${view.id}/share`, undefined, owner.token)).body
      .data as View
    expect((await server.get(`/api/shared-views/${shareId}`, owner.token)).status).toBe(200)
    const refused = await server.get(`/api/shared-views/${shareId}`, other.token)
    expect([refused.status, refused.body.reason]).toEqual([403, 'flag_needed'])
    expect(refused.text).not.toContain('kettle')
    const body = { board: '/tiktok_a/goods', name: 'x', query: {} }
    expect((await server.post('/api/saved-views', body, other.token)).status).toBe(403)
  })

  test('views are one’s own: another user can neither see, change, share nor delete them', async () => {
    const [owner, other] = [await entered(db), await entered(db)]
    const view = await save(owner.token)
    expect(await list(other.token)).toEqual([])
    const tries = [
      await change(other.token, view.id, { name: 'x' }),
      await server.post(`/api/saved-views/${view.id}/share`, undefined, other.token),
      await server.call('DELETE', `/api/saved-views/${view.id}/share`, { token: other.token }),
      await server.call('PUT', `/api/saved-views/${view.id}/alert`, {
        token: other.token,
        body: { rule: { kind: 'stock_out' }, isOn: true },
      }),
    ]
    expect(tries.map((answer) => answer.status)).toEqual([404, 404, 404, 404])
    await server.call('DELETE', `/api/saved-views/${view.id}`, { token: other.token })
    await server.call('PUT', '/api/saved-views', { token: other.token, body: { ids: [view.id] } })
    expect(await list(owner.token)).toMatchObject([{ id: view.id, name: '水壶' }])
  })
})
