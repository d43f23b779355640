import { expect, test, vi } from 'vitest'
import { keepRates } from '../../src/modules/finance/store/rate-changes.ts'
import { describeOnBothEngines } from '../engines.ts'
import { owner } from '../stores/store-calls.ts'
import { billCalls } from './bill-calls.ts'
import { SKU, TRADE, trade } from './finance-calls.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const file = (name: string, ...rows: string[][]) =>
  new Map([[name, Buffer.from([TRADE, ...rows].map((row) => row.join(',')).join('\n'))]])
const SALE = trade('SO-1', '销售回款', '10.00')
const OTHER = trade('SO-2', '销售回款', '4.00')
const DOLLARS = [...SALE.slice(0, 7), 'USD', SALE[8] ?? '']
const COST = {
  ...{ skuCode: 'A', skuId: '', validFrom: '2026-01-01', goods: '3', currency: '', head: '', pack: '' },
  ...{ other: '', supplier: '', note: '' },
}

describeOnBothEngines('a preview', (database) => {
  const calls = billCalls(database)
  const { begin, read, work, act, ask } = calls
  const server = () => calls.server()
  /** What an import says that it changes. */
  const told = async (token: string, id: string) => {
    const { state, added, duplicate, preview } = await read(token, id)
    return {
      state,
      added,
      duplicate,
      net: preview?.months.map((one) => [one.before.revenueNet, one.after.revenueNet]),
    }
  }
  const costs = (token: string, rows: object[], more: object = {}) =>
    server().call('PUT', '/api/finance/costs', {
      token,
      body: { rows, dryRun: false, history: false, ...more },
    })

  test('is computed again when another import was committed or taken out', async () => {
    const main = await owner(database(), server())
    const { id: store } = await main.added()
    const [one, other] = [
      await begin(main.token, file('a.csv', SALE), { store }),
      await begin(main.token, file('b.csv', SALE), { store }),
    ]
    const isNew = { state: 'read', added: 1, duplicate: 0, net: [[null, 1_000]] }
    expect(await told(main.token, other.id)).toEqual(isNew)
    await act(main.token, one.id, 'commit')
    expect(await told(main.token, other.id)).toEqual({ state: 'read', added: 0, duplicate: 1, net: [] })
    await act(main.token, one.id, 'undo')
    expect(await told(main.token, other.id)).toEqual(isNew)
    // What was committed tells what it did, whatever comes after it.
    expect(await told(main.token, one.id)).toEqual({ ...isNew, state: 'undone' })
  })

  test('is nothing to commit until it is computed again', async () => {
    const main = await owner(database(), server())
    const { id: store } = await main.added()
    const one = await begin(main.token, file('a.csv', SALE), { store })
    await act(main.token, one.id, 'commit')
    const next = await begin(main.token, file('b.csv', SALE, OTHER), { store })
    await ask(main.token, one.id, 'undo')
    await work(undefined, 'undo-bills')
    expect(await told(main.token, next.id)).toMatchObject({ state: 'reading', added: null })
    expect((await ask(main.token, next.id, 'commit')).body.reason).toBe('finance_import_state')
    await work()
    expect(await told(main.token, next.id)).toMatchObject({ state: 'read', added: 2 })
    expect((await act(main.token, next.id, 'commit')).status).toBe(200)
    expect(await told(main.token, next.id)).toMatchObject({ state: 'committed', added: 2 })
  })

  test('asked for at once, a commit tells what it did and not what it was shown', async () => {
    const main = await owner(database(), server())
    const { id: store } = await main.added()
    const [one, other] = [
      await begin(main.token, file('a.csv', SALE), { store }),
      await begin(main.token, file('b.csv', SALE, OTHER), { store }),
    ]
    await ask(main.token, one.id, 'commit')
    await ask(main.token, other.id, 'commit')
    await work()
    const both = [await told(main.token, one.id), await told(main.token, other.id)]
    expect(both.map(({ state }) => state)).toEqual(['committed', 'committed'])
    expect(both.reduce((sum, { added }) => sum + (added ?? 0), 0)).toBe(2)
    const nets = both.flatMap(({ net }) => net ?? [])
    expect(nets.reduce((sum, [before, after]) => sum + (after ?? 0) - (before ?? 0), 0)).toBe(1_400)
    expect(nets.map(([, after]) => after)).toContain(1_400)
  })

  test('is computed again when a cost or a rate changes, and not for a dry run', async () => {
    const main = await owner(database(), server())
    const { id: store } = await main.added()
    const own = await begin(main.token, file('a.csv', SALE), { store })
    const profit = async () =>
      (await read(main.token, own.id)).preview?.months.map(({ after }) => after.profitFen)
    expect(await profit()).toEqual([0])
    await costs(main.token, [COST], { dryRun: true })
    expect((await read(main.token, own.id)).state).toBe('read')
    expect((await costs(main.token, [COST])).status).toBe(200)
    expect((await read(main.token, own.id)).state).toBe('reading')
    await work()
    expect(await profit()).toEqual([700])
    const version = 'sku_code=A&valid_from=2026-01-01'
    await server().call('DELETE', `/api/finance/costs?${version}`, { token: main.token })
    await work()
    expect(await profit()).toEqual([0])
    await costs(main.token, [{ ...COST, skuId: SKU }])
    await work()
    const dollars = await begin(main.token, file('b.csv', DOLLARS), { store })
    const inYuan = async () =>
      (await read(main.token, dollars.id)).preview?.months.map(({ after }) => after.profitFen)
    expect(await inYuan()).toEqual([null])
    const by = { accountId: main.id, userId: main.id }
    await keepRates(database(), by, [{ currency: 'USD', day: '2026-10-31', rate: '7', source: null }])
    await work()
    expect(await inYuan()).toEqual([6_700])
  })

  test('of another store, or of an import that asks something, is left as it is', async () => {
    const main = await owner(database(), server())
    const [one, other] = [await main.added(), await main.added()]
    const first = await begin(main.token, file('a.csv', SALE), { store: one.id })
    const elsewhere = await begin(main.token, file('b.csv', OTHER), { store: other.id })
    const asking = await begin(main.token, file('c.csv', OTHER))
    expect(asking.state).toBe('asking')
    const rounds = async () =>
      (
        await database().pool.query<{ round: number }>(
          `select (found::json ->> 'round')::integer as round from finance_import where id = any($1) order by created_at`,
          [[elsewhere.id, asking.id]],
        )
      ).rows.map(({ round }) => round)
    const before = await rounds()
    await act(main.token, first.id, 'commit')
    expect(await rounds()).toEqual(before)
  })
})
