import { expect, test, vi } from 'vitest'
import { describeOnBothEngines } from '../engines.ts'
import { owner } from '../stores/store-calls.ts'
import { billCalls } from './bill-calls.ts'
import { TRADE, trade } from './finance-calls.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const file = (...rows: string[][]) =>
  new Map([['a.csv', Buffer.from([TRADE, ...rows].map((cells) => cells.join(',')).join('\n'))]])
const COST = {
  ...{ skuCode: 'A', skuId: '', validFrom: '2026-01-01', goods: '1', currency: '' },
  ...{ head: '', pack: '', other: '', supplier: '', note: '' },
}

interface Cost {
  store: string
  month: string
  kind: string
  minor: number
  currency: string
  note: string | null
}
interface Verdicts {
  rows: { verdict: string }[]
  removals: string[]
  saved: number
  changes: { before: Cost | null; after: Cost | null }[]
  effect: { books: object[] }
}

describeOnBothEngines('costs of whole stores', (database) => {
  const { server, begin, books, act } = billCalls(database)

  /** A seller with a sale of 10.00 in October whose SKU costs 1.00. */
  async function seller() {
    const main = await owner(database(), server())
    const store = await main.added()
    const { id } = await begin(main.token, file(trade('SO-1', '销售回款', '10.00')), { store: store.id })
    await act(main.token, id, 'commit')
    const { token } = main
    await server().call('PUT', '/api/finance/costs', {
      ...{ token, body: { rows: [COST], dryRun: false, history: false } },
    })
    const call = async (rows: object[], more: object = {}) =>
      await server().call('PUT', '/api/finance/store-costs', {
        ...{ token, body: { rows, remove: [], dryRun: false, history: false, ...more } },
      })
    const put = async (rows: object[], more: object = {}) => {
      const answer = await call(rows, more)
      expect(answer.status).toBe(200)
      return answer.body.data as Verdicts
    }
    const get = async <Data>(path: string) =>
      (await server().call('GET', `/api/finance/${path}`, { token })).body.data as Data
    const row = (kind: string, amount: string, more: object = {}) => ({
      ...{ store: store.mallId, month: '2026-10', kind, amount, currency: '', note: '', ...more },
    })
    const all = async () => (await books(token)).books
    return { ...main, store, call, put, get, row, all }
  }

  test('they leave the profit of their store and month, as the dry run said, and no SKU', async () => {
    const { id, store, put, get, row, all } = await seller()
    const [before] = await all()
    expect(before).toMatchObject({ storeCosts: [], goods: { profitFen: 900 } })
    const rows = [row('房租', '3'), row('人工', '2.50')]
    const asked = await put(rows, { dryRun: true })
    expect(asked).toMatchObject({ rows: [{ verdict: 'new' }, { verdict: 'new' }], saved: 0 })
    expect(await all()).toEqual([before])
    const kept = await put(rows)
    expect([kept.saved, kept.effect]).toEqual([2, asked.effect])
    expect(kept.effect.books).toMatchObject([
      { store: store.id, month: '2026-10', before: { profitFen: 900 }, after: { profitFen: 350 } },
    ])
    const [book] = await all()
    const sum = (book?.storeCosts ?? []).reduce((total, { minor }) => total + minor, 0)
    const goods = book?.goods
    expect(sum).toBe(550)
    expect(goods?.profitFen).toBe(
      (book?.platformNet ?? 0) - (goods?.missingIncome ?? 0) - sum - (goods?.costFen ?? 0),
    )
    const skus = await get<{ total: object }>('skus?currency=CNY')
    expect(skus.total).toMatchObject({ profitFen: 900 })
    expect(await get('store-costs?from=2026-10&to=2026-10')).toMatchObject({
      count: 2,
      stores: [{ id: store.id }],
    })
    expect(await get('store-costs?from=2026-11')).toMatchObject({ count: 0 })
    expect(await get('store-cost-changes')).toMatchObject([{ userId: id, before: null }, { userId: id }])
  })

  test('a month with bills changes only when that was asked for, and a save is undone', async () => {
    const { store, call, put, row, all } = await seller()
    await put([row('房租', '3'), row('房租', '3', { month: '2026-11' })])
    const before = await all()
    const key = { store: store.id, month: '2026-10', kind: '房租', currency: 'CNY' }
    for (const refused of [await call([row('房租', '4')]), await call([], { remove: [key] })])
      expect([refused.status, refused.body.reason]).toEqual([409, 'finance_store_cost_history'])
    expect(await all()).toEqual(before)
    // November has no bills: its book is the cost alone.
    expect(before.find(({ month }) => month === '2026-11')).toMatchObject({
      ...{ kinds: [], platformNet: 0, goods: { profitFen: -300 } },
    })
    const later = { ...key, month: '2026-11' }
    const removed = await put([], { remove: [later, key], history: true })
    expect([removed.removals, removed.saved]).toEqual([['removed', 'history'], 2])
    expect(removed.effect.books).toMatchObject([
      { month: '2026-10', before: { profitFen: 600 }, after: { profitFen: 900 } },
      { month: '2026-11', before: { profitFen: -300 }, after: { profitFen: 0 } },
    ])
    expect((await all()).map(({ month }) => month)).toEqual(['2026-10'])
    const back = removed.changes.flatMap(({ before: was }) =>
      was ? row(was.kind, String(was.minor / 100), { month: was.month }) : [],
    )
    await put(back, { history: true })
    expect(await all()).toEqual(before)
  })

  test('another store is no store of the account, and nothing is kept while a cell is refused', async () => {
    const { call, get, put, row } = await seller()
    const other = await seller()
    const refused = await call([row('房租', '3'), row('人工', '2', { store: other.store.mallId })])
    expect([refused.status, refused.body.reason]).toEqual([400, 'finance_store_cost_refused'])
    const key = { store: other.store.id, month: '2026-10', kind: '房租', currency: 'CNY' }
    await other.put([other.row('房租', '3')])
    const unknown = await call([], { remove: [key] })
    expect([unknown.status, unknown.body.reason]).toEqual([404, 'finance_store_cost_unknown'])
    expect(await get('store-costs')).toMatchObject({ rows: [], count: 0 })
    expect(await get('store-cost-changes')).toEqual([])
    const most = Array.from({ length: 500 }, (_, n) =>
      row(`${'项'.repeat(46)}${1000 + n}`, '1', { note: '注'.repeat(200) }),
    )
    expect((await put(most)).saved).toBe(500)
  })
})
