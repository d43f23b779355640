import type { components } from '@haixuan/api-sdk/schema'
import { EVENT_KINDS } from '@haixuan/rules'
import { beforeAll, expect, test, vi } from 'vitest'
import { describeOnBothEngines } from '../engines.ts'
import { owner } from '../stores/store-calls.ts'
import { billCalls } from './bill-calls.ts'
import { LEDGER, SKU, TRADE, xlsx } from './finance-calls.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

type Lines = components['schemas']['FinanceLinePage']
type Course = components['schemas']['FinanceCourse']

const REFUND = ['销售订单', '售后订单', 'SKU ID', 'SKU货号', '数量', '消费者退款金额', '币种', '账务时间']
const RESHIP = ['订单编号', 'SKU ID', '货品名称', 'SKU货号', 'SKU属性', '数量', '赔付金额(CNY)']
const row = (order: string, type: string, amount: string, time: string, after = '') => {
  return [order, after, SKU, 'A', '1', type, amount, 'CNY', time]
}
const refund = (order: string, after: string, amount: string, time: string) => {
  return [order, after, SKU, 'A', '1', amount, 'CNY', time]
}
const BILLS = {
  交易结算: [
    TRADE,
    row('SO-1', '销售回款', '1.00', '2026-10-04 23:59:59'),
    row('SO-2', '销售回款', '2.00', '2026-10-05 00:00:00'),
    row('SO-3', '销售回款', '4.00', '2026-10-05 23:59:59'),
    row('SO-4', '销售回款', '8.00', '2026-10-06 00:00:00'),
    row('SO-5', '销售回款', '16.00', '2026-11-01 00:00:00'),
    row('SO-2', '销售冲回', '-2.00', '2026-10-06 10:00:00', 'AF-2'),
  ],
  消费者退款: [
    REFUND,
    refund('SO-2', 'AF-2', '2.00', '2026-10-05 10:00:00'),
    refund('SO-3', 'AF-3', '0.50', '2026-10-07 10:00:00'),
  ],
  售后补寄: [RESHIP, ['SO-4', SKU, '杯', 'A', '白', '1', '0.30']],
  财务明细: [
    LEDGER,
    ['2026-10-05 12:00:00', '支出', 'CNY', '-5.00', '仓储综合服务费'],
    ['2026-10-06 12:00:00', '支出', 'CNY', '-7.00', '仓储综合服务费'],
  ],
}

describeOnBothEngines('lines by day, amount and order', (database) => {
  const calls = billCalls(database)
  let token = ''
  beforeAll(async () => {
    const main = await owner(database(), calls.server())
    const store = await main.added()
    token = main.token
    const file = new Map([['bill.xlsx', await xlsx(BILLS)]])
    const begun = await calls.begin(token, file, { store: store.id, period: '2026-10' })
    expect([begun.state, begun.refused]).toEqual(['read', 0])
    await calls.act(token, begun.id, 'commit')
  })
  async function lines(query: string): Promise<Lines> {
    const answer = await calls.server().get(`/api/finance/lines?${query}`, token)
    expect([query, answer.status]).toEqual([query, 200])
    return answer.body.data as Lines
  }
  const orders = async (query: string) =>
    (await lines(`kind=sale&sort=time:asc&${query}`)).rows.map(({ orderNo }) => orderNo)

  test('a span of days has both its ends, from midnight to midnight in Beijing', async () => {
    expect(await orders('from_day=2026-10-05&to_day=2026-10-05')).toEqual(['SO-2', 'SO-3'])
    expect(await orders('from_day=2026-10-05')).toEqual(['SO-2', 'SO-3', 'SO-4', 'SO-5'])
    expect(await orders('to_day=2026-10-05')).toEqual(['SO-1', 'SO-2', 'SO-3'])
    expect(await orders('from_day=2026-10-06&to_day=2026-10-05')).toEqual([])
    // The months are a condition beside the days.
    expect(await orders('from=2026-10&to=2026-10&from_day=2026-10-06&to_day=2026-11-30')).toEqual(['SO-4'])
  })

  test('a line without a time is in its month and on no day', async () => {
    expect((await lines('kind=reship&from=2026-10&to=2026-10')).count).toBe(1)
    expect((await lines('kind=reship&from_day=2000-01-01&to_day=2099-12-31')).count).toBe(0)
  })

  test('an amount range has both its ends', async () => {
    expect(await orders('min_minor=200&max_minor=800')).toEqual(['SO-2', 'SO-3', 'SO-4'])
    expect(await orders('min_minor=201&max_minor=799')).toEqual(['SO-3'])
    expect(await orders('max_minor=199')).toEqual(['SO-1'])
    expect((await lines('class=storage&max_minor=-501')).rows.map(({ minor }) => minor)).toEqual([-700])
  })

  test('sums that are kept are those of the rows, also of refunds that are there twice', async () => {
    const wide = 'min_minor=-1000000000000&max_minor=1000000000000'
    const spans = [
      '',
      'from_day=2026-10-05&to_day=2026-10-06',
      'from=2026-10&to=2026-10',
      'to_day=2026-10-05',
    ]
    const whats = [
      '',
      'kind=sale',
      'kind=consumer_refund,reversal',
      'kind=reship',
      'class=storage',
      'class=ads',
    ]
    let found = 0
    for (const span of spans)
      for (const what of whats) {
        const query = [span, what, 'currency=CNY'].filter(Boolean).join('&')
        const [kept, read] = [await lines(query), await lines(`${query}&${wide}`)]
        expect([query, kept.sums, kept.count]).toEqual([query, read.sums, read.count])
        expect([query, kept.rows]).toEqual([query, read.rows])
        found += kept.count
      }
    expect(found).toBeGreaterThan(30)
    const [sum] = (await lines('kind=consumer_refund')).sums
    expect(sum).toMatchObject({ rows: 2, minor: -50, twiceRows: 1, twiceMinor: -200 })
    expect((await lines('kind=sale&currency=USD')).sums).toEqual([])
  })

  test('an order is everything that happened to it, and no other number', async () => {
    const page = await lines('order=SO-2&sort=time:asc')
    expect(page.rows.map(({ kind }) => kind)).toEqual(['sale', 'consumer_refund', 'reversal'])
    expect((await lines('order=AF-2')).count).toBe(0)
    expect((await lines('keyword=AF-2')).count).toBe(2)
  })

  async function course(query: string, by = token): Promise<Course> {
    const answer = await calls.server().get(`/api/finance/course?currency=CNY&${query}`, by)
    expect([query, answer.status]).toEqual([query, 200])
    return answer.body.data as Course
  }
  const daysOf = ({ days }: Course) => days.map(({ day, rows, minor }) => [day.slice(5), rows, minor])

  test('the course of kinds and classes is that of their lines, by day', async () => {
    expect(daysOf(await course('kind=sale&from=2026-10&to=2026-10'))).toEqual([
      ['10-04', 1, 100],
      ['10-05', 2, 600],
      ['10-06', 1, 800],
    ])
    // The refund of the 5th is a reversal too: it counts there.
    expect(daysOf(await course('kind=consumer_refund'))).toEqual([
      ['10-05', 1, 0],
      ['10-07', 1, -50],
    ])
    const booked = await course('class=storage')
    expect([daysOf(booked), booked.skus, booked.noDay]).toEqual([
      [
        ['10-05', 1, -500],
        ['10-06', 1, -700],
      ],
      [],
      null,
    ])
    for (const query of ['kind=sale,reversal', 'kind=consumer_refund', 'kind=reship', 'class=storage', '']) {
      const { days, noDay } = await course(query)
      const [sum] = (await lines(`${query}&currency=CNY`)).sums
      const all = [...days, ...(noDay ? [noDay] : [])]
      const total = (value: (one: { rows: number; minor: number }) => number) =>
        all.reduce((added, one) => added + value(one), 0)
      expect([query, total(({ rows }) => rows), total(({ minor }) => minor)]).toEqual([
        ...[query, sum?.rows, sum?.minor],
      ])
    }
  })

  test('lines without a time are on no day; the SKUs with most are told with their store', async () => {
    const { days, noDay, skus } = await course('kind=reship')
    expect([days, noDay]).toEqual([[], { rows: 1, minor: -30 }])
    expect(skus).toMatchObject([{ skuId: SKU, skuCode: 'A', rows: 1, quantity: 1, minor: -30 }])
    expect((await course('kind=sale')).skus).toMatchObject([{ rows: 5, quantity: 5, minor: 3100 }])
  })

  test('somebody else has no course, and a currency has its own', async () => {
    const stranger = await owner(database(), calls.server())
    const nothing = { days: [], noDay: null, skus: [] }
    expect(await course('kind=sale', stranger.token)).toEqual(nothing)
    const answer = await calls.server().get('/api/finance/course?currency=USD', token)
    expect(answer.body.data).toEqual(nothing)
    expect((await calls.server().get('/api/finance/course', token)).status).toBe(400)
  })

  test('all kinds can be asked for at once, as dialogs do', async () => {
    const kinds = EVENT_KINDS.join(',')
    expect((await lines(`kind=${kinds}&order=SO-2`)).count).toBe(3)
    expect((await course(`kind=${kinds}`)).days.length).toBeGreaterThan(3)
  })

  test('what is no day or amount is refused', async () => {
    for (const query of ['from_day=2026-13-01', 'to_day=1999-01-01', 'from_day=5', 'min_minor=0.5', 'order='])
      expect([query, (await calls.server().get(`/api/finance/lines?${query}`, token)).status]).toEqual([
        query,
        400,
      ])
  })
})
