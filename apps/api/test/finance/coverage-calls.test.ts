import type { components } from '@haixuan/api-sdk/schema'
import { beijingDay } from '@haixuan/rules'
import { beforeAll, expect, test, vi } from 'vitest'
import { describeOnBothEngines } from '../engines.ts'
import type { RunningServer } from '../http/running-server.ts'
import { member, owner } from '../stores/store-calls.ts'
import { billCalls } from './bill-calls.ts'
import { LEDGER, SKU, TRADE, xlsx } from './finance-calls.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

type Coverage = components['schemas']['FinanceCoverage']
type NoBills = components['schemas']['FinanceNoBills']

const days = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => `2026-10-${String(from + n).padStart(2, '0')} 08:30:00`)
const sold = (times: readonly string[]) =>
  times.map((at, n) => [`SO-${n} ${at}`, '', SKU, 'A', '1', '销售回款', '1.00', 'CNY', at])
const ads = (times: readonly string[]) => times.map((at) => [at, '支出', 'CNY', '-2.00', '推广服务费'])
const REFUND = ['售后订单', 'SKU ID', '消费者退款金额', '币种', '账务时间']
const ADS = ['日期', '总花费', '费比（全域）']
const NOTICE = { 提示: [['当前店铺无账单可供导出明细']] }

describeOnBothEngines('days that bills cover', (database) => {
  const calls = billCalls(database)
  let server: RunningServer
  beforeAll(() => {
    server = calls.server()
  })

  const coverage = async (token: string, query = 'month=2026-10') => {
    const answer = await server.get(`/api/finance/coverage?${query}`, token)
    expect([query, answer.status]).toEqual([query, 200])
    return answer.body.data as Coverage
  }
  /** Spans of each bill as `state from-to`, days of October. */
  const spans = async (token: string) => {
    const short = (day: string) => Number(day.slice(8))
    const { rows } = await coverage(token)
    return Object.fromEntries(
      rows.map(({ bill, spans: own }) => [
        bill,
        own.map(({ from, to, state }) => `${state} ${short(from)}-${short(to)}`),
      ]),
    )
  }
  const say = (token: string, body: object) => server.call('PUT', '/api/finance/no-bills', { token, body })
  const takeBack = (token: string, id: string) =>
    server.call('DELETE', `/api/finance/no-bills/${id}`, { token })

  async function imported(token: string, files: Record<string, Record<string, string[][]>>, over: object) {
    const made = new Map<string, Uint8Array>()
    for (const [name, sheets] of Object.entries(files)) made.set(name, await xlsx(sheets))
    const own = await calls.begin(token, made, over)
    expect([own.state, own.problem]).toEqual(['read', null])
    expect((await calls.act(token, own.id, 'commit')).status).toBe(200)
    expect((await calls.read(token, own.id)).state).toBe('committed')
    return own.id
  }
  const october = {
    'all.xlsx': {
      交易结算: [TRADE, ...sold(days(1, 31))],
      '结算-消费者退款金额': [REFUND, ['AS-1', SKU, '1.00', 'CNY', '2026-10-07 08:30:00']],
    },
    'ads.xlsx': { 店铺数据报表: [ADS, ...days(1, 19).map((at) => [at.slice(0, 10), '2.00', '0.1'])] },
    'ledger.xlsx': { 账务明细列表: [LEDGER, ...ads(days(1, 31))] },
    '调拨.xlsx': NOTICE,
  }

  test('an import covers days, and what it undoes is missing again', async () => {
    const main = await owner(database(), server)
    const store = await main.added()
    expect(await spans(main.token)).toMatchObject({ trade: ['open 1-31'], ads: ['open 1-31'] })
    expect((await main.read(store.id)).body.data).toMatchObject({ coverage: null, lastImportAt: null })
    const before = await coverage(main.token)
    const begun = Date.now()
    const id = await imported(main.token, october, { store: store.id })
    expect(await spans(main.token)).toEqual({
      trade: ['here 1-31'],
      // Its workbook has other days; the sheet has one.
      refund: ['empty 1-6', 'here 7-7', 'empty 8-31'],
      // Left out of a workbook that has others.
      subsidy: ['empty 1-31'],
      issue: ['missing 1-31'],
      reship: ['missing 1-31'],
      transfer: ['empty 1-31'],
      ads: ['here 1-19', 'missing 20-31'],
      ledger: ['here 1-31'],
    })
    const { rows, stores } = await coverage(main.token)
    expect(stores).toMatchObject([{ id: store.id, isDemo: false }])
    const of = (bill: string) => rows.find((row) => row.bill === bill)
    expect(of('ads')).toMatchObject({
      ...{ store: store.id, book: '全球', name: '广告', basis: 'before', missingDays: 12 },
      // Twelve days of 2.00 in the account book.
      booked: [{ currency: 'CNY', minor: -2400 }],
    })
    expect(of('issue')).toMatchObject({ basis: 'guess', missingDays: 31, booked: [], lastImportAt: null })
    expect(of('trade')).toMatchObject({ basis: 'needed', missingDays: 0 })
    const { data } = (await main.read(store.id)).body as { data: { lastImportAt: number } }
    expect(data).toMatchObject({ coverage: { from: '2026-10-01', to: '2026-10-31' } })
    expect(data.lastImportAt).toBeGreaterThanOrEqual(begun - 1)
    expect(of('trade')?.lastImportAt).toBe(data.lastImportAt)
    expect((await main.page()).rows[0]).toMatchObject({ lastImportAt: data.lastImportAt })

    // Another import covers a part of the same: undone, the first still has all of it.
    const again = await imported(
      main.token,
      { 'b.xlsx': { 交易结算: [TRADE, ...sold(days(5, 9))] } },
      { store: store.id },
    )
    await calls.act(main.token, again, 'undo')
    expect((await spans(main.token)).trade).toEqual(['here 1-31'])
    await calls.act(main.token, id, 'undo')
    expect(await coverage(main.token)).toEqual(before)
    expect((await main.read(store.id)).body.data).toMatchObject({ coverage: null, lastImportAt: null })
    expect(
      (await database().pool.query('select 1 from finance_cover where account_id = $1', [main.id])).rows,
    ).toEqual([])
  })

  test('a person says that there is no bill, and takes it back; both stay as history', async () => {
    const main = await owner(database(), server)
    const store = await main.added()
    await imported(main.token, october, { store: store.id })
    const wish = { store: store.id, book: '全球', bill: 'ads', from: '2026-10-18', to: '2026-10-31' }
    const said = await say(main.token, wish)
    expect(said.status).toBe(200)
    const { id, saidBy, takenBackAt } = said.body.data as NoBills
    expect([saidBy, takenBackAt]).toEqual([main.id, null])
    // Said again it is the same.
    expect((await say(main.token, wish)).body.data).toEqual(said.body.data)
    expect((await spans(main.token)).ads).toEqual(['here 1-19', 'said 20-31'])
    const adsRow = async () => (await coverage(main.token)).rows.find(({ bill }) => bill === 'ads')
    expect(await adsRow()).toMatchObject({ missingDays: 0, booked: [], said: [{ id }] })
    // What is imported counts in place of what was said.
    await imported(
      main.token,
      { 'rest.xlsx': { 店铺数据报表: [ADS, ...days(20, 25).map((at) => [at.slice(0, 10), '2.00', '0.1'])] } },
      { store: store.id },
    )
    expect((await spans(main.token)).ads).toEqual(['here 1-25', 'said 26-31'])
    const back = await takeBack(main.token, id)
    expect(back.body.data).toMatchObject({ id, takenBackBy: main.id })
    expect((await takeBack(main.token, id)).body.data).toEqual(back.body.data)
    expect((await spans(main.token)).ads).toEqual(['here 1-25', 'missing 26-31'])
    // Said after that, it is another.
    const next = (await say(main.token, wish)).body.data as NoBills
    expect(next.id).not.toBe(id)
    expect((await adsRow())?.said.map((one) => [one.id, one.takenBackAt === null])).toEqual([
      [id, false],
      [next.id, true],
    ])
    const { rows } = await database().pool.query<{ kind: string }>(
      "select kind from account_event where user_id = $1 and kind like 'no_bills%' order by at, id",
      [main.id],
    )
    expect(rows.map(({ kind }) => kind).sort()).toEqual([
      'no_bills_said',
      'no_bills_said',
      'no_bills_taken_back',
    ])
  })

  test.each([
    [{ from: '2026-10-20', to: '2026-10-19' }, 'finance_no_bills_refused'],
    [{ from: '2026-02-30', to: '2026-10-19' }, 'bad_body'],
    [{ from: '2025-01-01', to: '2026-01-02' }, 'finance_no_bills_refused'],
    [{ to: beijingDay(Date.now()) }, 'finance_no_bills_refused'],
    [{ book: '美区' }, 'finance_no_bills_refused'],
    [{ bill: 'settlements' }, 'bad_body'],
    [{ store: '00000000-0000-4000-8000-000000000000' }, 'store_unknown'],
  ])('%j is refused', async (change, reason) => {
    const main = await owner(database(), server)
    const store = await main.added()
    const wish = { store: store.id, book: '全球', bill: 'ads', from: '2026-10-01', to: '2026-10-31' }
    const answer = await say(main.token, { ...wish, ...change })
    expect([answer.status >= 400, answer.body.reason]).toEqual([true, reason])
    const year = { from: '2025-01-01', to: '2026-01-01' }
    expect((await say(main.token, { ...wish, ...year })).status).toBe(200)
  })

  test('a viewer reads, an editor says, a stranger sees nothing', async () => {
    const main = await owner(database(), server)
    const store = await main.added()
    await imported(main.token, october, { store: store.id })
    const helper = await member(database(), server, main.id)
    const wish = { store: store.id, book: '全球', bill: 'ads', from: '2026-10-20', to: '2026-10-31' }
    const stranger = await owner(database(), server)
    expect((await coverage(helper.token)).rows).toEqual([])
    expect((await say(helper.token, wish)).body.reason).toBe('store_unknown')
    await main.people(store.id, store.revision, [{ memberId: helper.memberId, role: 'viewer' }])
    expect((await coverage(helper.token)).rows).toHaveLength(8)
    expect((await helper.read(store.id)).body.data).toMatchObject({ coverage: { from: '2026-10-01' } })
    expect((await say(helper.token, wish)).body.reason).toBe('store_not_yours')
    await main.people(store.id, store.revision + 1, [{ memberId: helper.memberId, role: 'editor' }])
    const said = (await say(helper.token, wish)).body.data as NoBills
    expect(said.saidBy).toBe(helper.id)
    expect((await coverage(stranger.token, `month=2026-10&store=${store.id}`)).rows).toEqual([])
    const absent = await takeBack(stranger.token, '00000000-0000-4000-8000-000000000000')
    const foreign = await takeBack(stranger.token, said.id)
    expect([foreign.status, foreign.text]).toEqual([absent.status, absent.text])
    expect((await say(stranger.token, wish)).body.reason).toBe('store_unknown')
    await main.people(store.id, store.revision + 2, [{ memberId: helper.memberId, role: 'viewer' }])
    expect((await takeBack(helper.token, said.id)).body.reason).toBe('store_not_yours')
    expect((await takeBack(main.token, said.id)).status).toBe(200)
  })

  test('an archived store is history; erased, nothing of it is left', async () => {
    const main = await owner(database(), server)
    const store = await main.added()
    await imported(main.token, october, { store: store.id })
    const wish = { store: store.id, book: '全球', bill: 'ads', from: '2026-10-20', to: '2026-10-31' }
    expect((await say(main.token, wish)).status).toBe(200)
    await main.state(store.id, 'archived')
    expect((await say(main.token, { ...wish, bill: 'issue' })).body.reason).toBe('store_archived')
    expect((await spans(main.token)).trade).toEqual(['here 1-31'])
    expect((await coverage(main.token, 'month=2026-03')).stores).toEqual([])
    const { revision } = (await main.read(store.id)).body.data as { revision: number }
    expect((await main.erase(store.id, revision)).status).toBe(200)
    for (const table of ['finance_cover', 'finance_no_bills']) {
      const { rows } = await database().pool.query(`select 1 from ${table} where account_id = $1`, [main.id])
      expect([table, rows]).toEqual([table, []])
    }
  })

  test('a range is its months, and each month says its own', async () => {
    const main = await owner(database(), server)
    const store = await main.added()
    await imported(main.token, october, { store: store.id })
    const found = await coverage(main.token, 'month=2026-10&months=2')
    expect([found.from, found.to]).toEqual(['2026-09-01', '2026-10-31'])
    expect(found.rows.find(({ bill }) => bill === 'trade')?.spans).toEqual([
      { from: '2026-09-01', to: '2026-09-30', state: 'open' },
      { from: '2026-10-01', to: '2026-10-31', state: 'here' },
    ])
    expect((await server.get('/api/finance/coverage?months=13', main.token)).body.reason).toBe(
      'bad_parameter',
    )
  })
})
