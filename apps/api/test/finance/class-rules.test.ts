import type { components } from '@haixuan/api-sdk/schema'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { describeOnBothEngines } from '../engines.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { member, owner } from '../stores/store-calls.ts'
import { commitTables } from './committed-bills.ts'
import { AT, LEDGER, TRADE, trade } from './finance-calls.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

type Schemas = components['schemas']
type Rule = Schemas['FinanceClassRule']
const PACKING: Rule = { type: '支出', remark: '包材采购费', class: 'disposal', isOn: true }
const spent = (amount: string, remark: string, at = AT) => [at, '支出', 'CNY', amount, remark]

describeOnBothEngines('rules of classes', (database) => {
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
    const get = async <Data>(path: string, token = who.token) =>
      (await server.get(`/api/finance/${path}`, token)).body.data as Data
    const rules = () => get<Schemas['FinanceClassRules']>('class-rules')
    const ask = (body: object, token = who.token) =>
      server.call('PUT', '/api/finance/class-rules', { token, body: { dryRun: false, ...body } })
    const put = async (revision: number, list: Rule[], dryRun = false) => {
      const answer = await ask({ revision, rules: list, dryRun })
      expect([answer.status, answer.body.reason]).toEqual([200, undefined])
      return answer.body.data as Schemas['FinanceClassEffect']
    }
    const books = async () => (await get<Schemas['FinanceBooks']>('books')).books
    const lines = (name: string) => get<Schemas['FinanceLinePage']>(`lines?class=${name}`)
    return { who, store, commit, get, rules, ask, put, books, lines }
  }
  const packed = async () => {
    const one = await seller()
    await one.commit(
      [TRADE, trade('SO-1', '销售回款', '100.00')],
      [
        LEDGER,
        spent('-1.20', '包材采购费-KX80123'),
        spent('-2.30', '包材采购费-KX80124', '2026-11-06 08:30:00'),
        spent('-9.00', '推广服务费'),
      ],
    )
    return one
  }

  test('lines without a class are told with a rule for all of them; the dry run is the change', async () => {
    const { rules, put, books, lines } = await packed()
    const { unclassified, revision, builtIn } = await rules()
    expect([revision, builtIn.length > 20]).toEqual([0, true])
    expect(unclassified).toEqual([
      {
        ...{ type: '支出', rows: 2, months: ['2026-10', '2026-11'] },
        remark: expect.stringContaining('包材采购费'),
        proposal: { type: '支出', remark: '包材采购费' },
        sums: [{ currency: 'CNY', rows: 2, minor: -350 }],
      },
    ])
    const before = await books()
    const asked = await put(0, [PACKING], true)
    expect(asked.moves).toEqual([
      { month: '2026-10', currency: 'CNY', from: 'unclassified', to: 'disposal', rows: 1, minor: -120 },
      { month: '2026-11', currency: 'CNY', from: 'unclassified', to: 'disposal', rows: 1, minor: -230 },
    ])
    expect(await books()).toEqual(before)
    expect((await rules()).rules).toEqual([])

    const kept = await put(0, [PACKING])
    expect(kept).toEqual({ ...asked, revision: 1 })
    const after = await books()
    expect(after.map(({ platformNet }, at) => platformNet - (before[at]?.platformNet ?? 0))).toEqual([
      -120, -230,
    ])
    expect(kept.books.map((one) => [one.before.platformNet, one.after.platformNet])).toEqual(
      after.map(({ platformNet }, at) => [before[at]?.platformNet, platformNet]),
    )
    // The lines behind the figure follow it.
    expect((await lines('disposal')).sums).toMatchObject([{ rows: 2, minor: -350 }])
    expect((await lines('unclassified')).count).toBe(0)
    expect(await rules()).toMatchObject({ revision: 1, rules: [PACKING], unclassified: [] })
    const off = await put(1, [{ ...PACKING, isOn: false }])
    expect(off.moves.map(({ from, to }) => [from, to])).toEqual([
      ['disposal', 'unclassified'],
      ['disposal', 'unclassified'],
    ])
    expect(await books()).toEqual(before)
  })

  test('who changed what is noted; the same list again is no change, an old one is refused', async () => {
    const { who, ask, put, get } = await packed()
    await put(0, [PACKING])
    expect((await put(1, [PACKING])).revision).toBe(1)
    const old = await ask({ revision: 0, rules: [] })
    expect([old.status, old.body.reason]).toEqual([409, 'finance_class_rules_changed'])
    await put(1, [])
    const changes = await get<Schemas['FinanceClassChange'][]>('class-changes')
    expect(changes.map(({ revision, userId, before, after }) => [revision, userId, before, after])).toEqual([
      [2, who.id, [PACKING], []],
      [1, who.id, [], [PACKING]],
    ])
    expect(await get('class-changes?limit=1&page=2')).toMatchObject([{ revision: 1 }])
  })

  test('two people at once: one list is kept, the other refused', async () => {
    const { ask, rules } = await packed()
    const lists = [[PACKING], [{ ...PACKING, class: 'storage' as const }]]
    const answers = await Promise.all(lists.map((list) => ask({ revision: 0, rules: list })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await rules()).revision).toBe(1)
  })

  test('a rule without a condition is refused, and so are more than 200', async () => {
    const { ask, put, rules } = await packed()
    for (const empty of [
      { type: '', remark: '' },
      { type: ' ', remark: '　' },
    ]) {
      const answer = await ask({ revision: 0, rules: [PACKING, { ...PACKING, ...empty }] })
      expect([answer.status, answer.body.reason]).toEqual([400, 'finance_class_rule_refused'])
      expect(answer.body.message).toContain('第 2 条')
    }
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ ...PACKING, remark: `费${n}` }))
    expect((await ask({ revision: 0, rules: many(201) })).status).toBe(400)
    expect((await rules()).revision).toBe(0)
    expect((await put(0, many(200))).revision).toBe(1)
  })

  test('they are of the main account; its members read books by them, a stranger does not', async () => {
    const { who, store, ask, put } = await packed()
    await put(0, [PACKING])
    const one = await member(database(), server, who.id)
    await who.people(store.id, 1, [{ memberId: one.memberId, role: 'editor' }])
    const denied = await ask({ revision: 1, rules: [] }, one.token)
    expect([denied.status, denied.body.reason]).toEqual([403, 'main_account_only'])
    const seen = (await server.get('/api/finance/books', one.token)).body.data as Schemas['FinanceBooks']
    expect(seen.books[0]?.ledger.map((own) => own.class)).toContain('disposal')
    const stranger = await packed()
    expect((await stranger.rules()).rules).toEqual([])
    expect((await stranger.lines('disposal')).count).toBe(0)
  })

  test('the same rules give the same books, whatever the order of imports and rules; undo is exact', async () => {
    const remarks = [
      '包材采购费-KX1',
      '包材采购费-KX22',
      '推广服务费',
      '仓储综合服务费',
      '月结补差 7',
      '活动费',
    ]
    const row = fc.record({
      ...{ remark: fc.constantFrom(...remarks), fen: fc.integer({ min: 1, max: 99_999 }) },
      day: fc.constantFrom('2026-10-05', '2026-10-28', '2026-11-03'),
    })
    const anyRule = fc.record({
      ...{
        type: fc.constantFrom('', '支出'),
        remark: fc.constantFrom('包材', '补差', '推广', '活动', 'KX2'),
      },
      ...{ class: fc.constantFrom('storage', 'relabel', 'quality', 'compensation'), isOn: fc.boolean() },
    })
    const tables = fc.array(fc.array(row, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 2 })
    const bare = (list: Schemas['FinanceBook'][]) => list.map(({ store: _, ...book }) => book)
    await fc.assert(
      fc.asyncProperty(tables, fc.array(anyRule, { maxLength: 4 }), async (all, list) => {
        const csv = all.map((rows, table) => [
          LEDGER,
          ...rows.map(({ day, fen, remark }, at) =>
            spent((-fen / 100).toFixed(2), remark, `${day} 0${table}:00:0${at}`),
          ),
        ])
        const [one, other] = [await seller(), await seller()]
        await one.put(0, list as Rule[])
        for (const table of csv) await one.commit(table)
        for (const table of [...csv].reverse()) await other.commit(table)
        await other.put(0, list as Rule[])
        const books = await one.books()
        expect(bare(await other.books())).toEqual(bare(books))
        const undo = await one.commit([LEDGER, spent('-7.77', '包材采购费-KX9', '2026-11-09 09:00:00')])
        await undo()
        expect(await one.books()).toEqual(books)
      }),
      { numRuns: 2, endOnFailure: true },
    )
  })
})
