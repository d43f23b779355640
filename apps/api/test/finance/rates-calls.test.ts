import { rateCells } from '@haixuan/rules'
import { expect, test, vi } from 'vitest'
import { describeOnBothEngines } from '../engines.ts'
import { owner } from '../stores/store-calls.ts'
import { billCalls } from './bill-calls.ts'
import { TRADE, trade } from './finance-calls.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const RATE = { day: '2026-10-31', currency: 'USD', rate: '7', source: '' }
const USD_COST = {
  ...{ skuCode: 'A', skuId: '', validFrom: '2026-01-01', goods: '1', currency: 'USD' },
  ...{ head: '', pack: '', other: '', supplier: '', note: '' },
}
const row = (...[order, type, amount]: [string, string, string]) =>
  trade(order, type, amount).map((cell) => (cell === 'CNY' ? 'USD' : cell))
const file = (...rows: string[][]) =>
  new Map([['a.csv', Buffer.from([TRADE, ...rows].map((cells) => cells.join(',')).join('\n'))]])

interface Verdicts {
  rows: { verdict: string; faults: { cell: string }[] }[]
  removals: string[]
  saved: number
  changes: { before: Rate | null; after: Rate | null }[]
  effect: { books: { month: string; before: object; after: object }[] }
}
interface Rate {
  currency: string
  day: string
  rate: string
  source: string | null
}

describeOnBothEngines('dated rates of the account', (database) => {
  const { server, begin, books, act } = billCalls(database)

  /** A seller with a sale of USD 10.00 on 2026-10-05. */
  async function seller() {
    const main = await owner(database(), server())
    const store = await main.added()
    const { id } = await begin(main.token, file(row('SO-1', '销售回款', '10.00')), { store: store.id })
    await act(main.token, id, 'commit')
    const call = async (rows: object[], more: object = {}) =>
      await server().call('PUT', '/api/finance/rates', {
        ...{ token: main.token, body: { rows, remove: [], dryRun: false, history: false, ...more } },
      })
    const put = async (rows: object[], more: object = {}) => {
      const answer = await call(rows, more)
      expect(answer.status).toBe(200)
      return answer.body.data as Verdicts
    }
    const get = async <Data>(path: string) =>
      (await server().call('GET', `/api/finance/${path}`, { token: main.token })).body.data as Data
    const goods = async () => (await books(main.token)).books[0]?.goods
    return { ...main, call, put, get, goods }
  }

  test('a rate that was missing gives the book its profit, as the dry run said, and is noted', async () => {
    const { id, put, get, goods } = await seller()
    expect(await goods()).toMatchObject({ profitFen: null, rate: null })
    const asked = await put([RATE], { dryRun: true })
    expect(asked).toMatchObject({ rows: [{ verdict: 'new', faults: [] }], saved: 0, changes: [] })
    expect(await goods()).toMatchObject({ profitFen: null })
    const kept = await put([RATE])
    expect([kept.saved, kept.effect]).toEqual([1, asked.effect])
    // The SKU has no cost: its income is in no profit.
    expect(kept.effect.books).toMatchObject([{ before: { profitFen: null }, after: { profitFen: 0 } }])
    expect(await goods()).toMatchObject({ profitFen: 0, rate: { day: '2026-10-31', rate: '7' } })
    expect(await get('rates')).toMatchObject({ rows: [{ ...RATE, source: null }], count: 1 })
    expect(await get('rates?currency=EUR')).toMatchObject({ rows: [], count: 0 })
    expect(await get('rate-changes')).toMatchObject([
      { userId: id, before: null, after: { currency: 'USD', rate: '7', source: null } },
    ])
  })

  test('booked months take another rate only when that was asked for', async () => {
    const { call, put, get, goods, token } = await seller()
    const costs = { rows: [USD_COST], dryRun: false, history: false }
    await server().call('PUT', '/api/finance/costs', { token, body: costs })
    await put([RATE, { ...RATE, day: '2026-10-04', rate: '6' }])
    // 10.00 by the rate of the last day, less a cost of 1.00 by that of the day of the sale.
    const before = await goods()
    expect(before).toMatchObject({ costFen: 600, profitFen: 6400 })
    for (const more of [
      { rows: [{ ...RATE, rate: '8' }] },
      { rows: [{ ...RATE, day: '2026-10-05', rate: '8' }] },
      { remove: [{ currency: 'USD', day: '2026-10-04' }] },
    ]) {
      const refused = await call([], more)
      expect([refused.status, refused.body.reason]).toEqual([409, 'finance_rate_history'])
    }
    expect(await goods()).toEqual(before)
    expect(await put([{ ...RATE, day: '2026-11-01', rate: '9' }])).toMatchObject({
      rows: [{ verdict: 'new' }],
    })

    const remove = [{ currency: 'USD', day: '2026-10-04' }]
    const changed = await put([{ ...RATE, rate: '8', source: '中国银行' }], { remove, history: true })
    expect([changed.rows[0]?.verdict, changed.removals, changed.saved]).toEqual(['history', ['history'], 2])
    // Without a rate on the day of the sale its cost is not known.
    expect(await goods()).toMatchObject({ missingSkus: 1, rate: { rate: '8' } })
    expect(await get('rate-changes?limit=2')).toMatchObject([
      { before: { rate: '7', source: null }, after: { rate: '8', source: '中国银行' } },
      { before: { day: '2026-10-04' }, after: null },
    ])
    await put(
      changed.changes.flatMap((one) => (one.before ? rateCells(one.before) : [])),
      { history: true },
    )
    expect(await goods()).toEqual(before)
  })

  test('while one cell is refused nothing is kept, what is not there is told, and others see nothing', async () => {
    const { call, get } = await seller()
    const refused = await call([RATE, { ...RATE, currency: 'CNY', rate: 'x' }])
    expect([refused.status, refused.body.reason]).toEqual([400, 'finance_rate_refused'])
    const unknown = await call([], { remove: [{ currency: 'USD', day: '2026-10-31' }] })
    expect([unknown.status, unknown.body.reason]).toEqual([404, 'finance_rate_unknown'])
    expect(await get('rates')).toMatchObject({ rows: [], count: 0 })
    const { put } = await seller()
    await put([RATE])
    expect(await get('rates')).toMatchObject({ rows: [], count: 0 })
    expect(await get('rate-changes')).toEqual([])
  })

  test('five hundred rates with the longest texts are kept and taken out', async () => {
    const { put, get } = await seller()
    const day = (n: number) => new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10)
    const rows = Array.from({ length: 500 }, (_, n) => ({ ...RATE, day: day(n), source: '源'.repeat(100) }))
    expect((await put(rows)).saved).toBe(500)
    const remove = rows.map(({ currency, day: on }) => ({ currency, day: on }))
    expect((await put([], { remove })).saved).toBe(500)
    expect(await get('rates')).toMatchObject({ count: 0 })
  })
})
