import type { components } from '@haixuan/api-sdk/schema'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { describeOnBothEngines } from '../engines.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { member, owner } from '../stores/store-calls.ts'
import { commitTables } from './committed-bills.ts'
import { AT, LEDGER, SKU } from './finance-calls.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

type States = components['schemas']['FinanceMoneyStates']
const PENDING = ['备货单号', 'SKU ID', 'SKU货号', '销售数量', '预估待结算销售额', '币种']
const pending = (amount: string, currency = 'CNY', pieces = '2') => [
  'WB1',
  SKU,
  'A',
  pieces,
  amount,
  currency,
]

describeOnBothEngines('where the money is', (database) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await runServer(database())
  })
  afterAll(() => server.close())

  async function seller() {
    const who = await owner(database(), server)
    const store = await who.added()
    const commit = (...tables: string[][][]) =>
      commitTables(database(), { accountId: who.id, storeId: store.id }, tables)
    const read = async (query = '', token = who.token) =>
      (await server.get(`/api/finance/money-states?${query}`, token)).body.data as States
    const type = (about: object = {}, token = who.token) =>
      server.call('PUT', '/api/finance/typed-amounts', {
        token,
        body: {
          ...{ store: store.id, currency: 'CNY', kind: 'balance', day: '2026-10-31', minor: 5_601_627 },
          ...about,
        },
      })
    return { who, store, commit, read, type }
  }

  test('a file of what is pending replaces the one before, currencies apart; undone, the older one is told', async () => {
    const { commit, read } = await seller()
    await commit([
      PENDING,
      pending('100.10'),
      pending('1,000.00'.replace(',', '')),
      pending('7.00', 'USD', ''),
    ])
    const of = async () => (await read()).states.map((one) => [one.currency, one.pending])
    const first = [
      ['CNY', { minor: 110_010, quantity: 4, rows: 2, unread: 0, readAt: expect.any(Number) }],
      ['USD', { minor: 700, quantity: null, rows: 1, unread: 0, readAt: expect.any(Number) }],
    ]
    expect(await of()).toEqual(first)
    const undo = await commit([PENDING, pending('5.00'), pending('约 8')])
    expect(await of()).toMatchObject([['CNY', { minor: 500, rows: 2, unread: 1 }]])
    await undo()
    expect(await of()).toEqual(first)
  })

  test('settled, withdrawn and frozen are of the account book; what it does not say is null', async () => {
    const { commit, read } = await seller()
    expect(await read()).toEqual({ stores: [], states: [], typed: [] })
    const undo = await commit([LEDGER, ['2026-09-30 08:30:00', '结算', 'CNY', '50.00', '']])
    expect((await read()).states).toMatchObject([
      { arrived: { month: '2026-09', settled: 5000, withdrawn: 0, lastDay: '2026-09-30' }, frozen: null },
    ])
    await commit([
      LEDGER,
      [AT, '结算', 'CNY', '100.00', ''],
      ['2026-10-06 08:30:00', '提现', 'CNY', '-80.00', ''],
      ['2026-09-07 08:30:00', '冻结', 'CNY', '-9.00', ''],
      ['2026-10-07 08:30:00', '解冻', 'CNY', '4.00', ''],
    ])
    const [state] = (await read()).states
    expect(state).toMatchObject({
      ...{ pending: null, frozen: 500 },
      arrived: { month: '2026-10', settled: 10_000, withdrawn: 8000, lastDay: '2026-10-07' },
    })
    await undo()
    expect((await read()).states).toEqual([state])
  })

  test('an amount is typed with its day and by whom, replaced, and taken back', async () => {
    const { type, read, store } = await seller()
    expect((await type()).status).toBe(200)
    expect((await type({ minor: 1 })).status).toBe(200)
    expect((await type({ day: '2026-09-30', minor: -2 })).status).toBe(200)
    expect((await type({ kind: 'reserve', minor: 0 })).status).toBe(200)
    const typed = async () => (await read()).typed.map(({ kind, day, minor }) => [kind, day, minor])
    expect(await typed()).toEqual([
      ['balance', '2026-10-31', 1],
      ['balance', '2026-09-30', -2],
      ['reserve', '2026-10-31', 0],
    ])
    expect((await read()).typed[0]).toMatchObject({ store: store.id, at: expect.any(Number) })
    expect((await type({ minor: null })).status).toBe(200)
    expect(await typed()).toEqual([
      ['balance', '2026-09-30', -2],
      ['reserve', '2026-10-31', 0],
    ])
  })

  test.each([
    [{ day: '2026-02-30' }, 'finance_typed_day'],
    [{ day: '2099-01-01' }, 'finance_typed_day'],
    [{ kind: 'reserve', minor: -1 }, 'finance_typed_amount'],
    [{ minor: 100_000_000_001 }, 'bad_body'],
    [{ minor: 1.5 }, 'bad_body'],
    [{ kind: 'wish' }, 'bad_body'],
  ])('%j is refused', async (about, reason) => {
    const { type, read } = await seller()
    const answer = await type(about)
    expect([answer.status, answer.body.reason]).toEqual([400, reason])
    expect((await read()).typed).toEqual([])
  })

  test('a viewer reads it, an editor types it, a stranger neither; it goes with its store', async () => {
    const { who, store, type, read } = await seller()
    const [viewer, editor] = [
      await member(database(), server, who.id),
      await member(database(), server, who.id),
    ]
    await who.people(store.id, 1, [
      { memberId: viewer.memberId, role: 'viewer' },
      { memberId: editor.memberId, role: 'editor' },
    ])
    expect((await type({}, viewer.token)).body.reason).toBe('store_not_yours')
    expect((await type({}, editor.token)).status).toBe(200)
    expect((await read('', viewer.token)).typed).toHaveLength(1)
    const stranger = await owner(database(), server)
    expect((await type({}, stranger.token)).body.reason).toBe('store_unknown')
    expect((await read(`store=${store.id}`, stranger.token)).typed).toEqual([])
    await who.state(store.id, 'archived')
    await who.erase(store.id, 3)
    const { rows } = await database().pool.query(
      'select count(*)::float8 as n from finance_typed_amount where account_id = $1',
      [who.id],
    )
    expect(rows).toEqual([{ n: 0 }])
  })
})
