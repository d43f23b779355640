import type { components } from '@haixuan/api-sdk/schema'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DEMO_PASSWORD, seedDemoAccounts } from '../../src/demo/accounts/demo-accounts.ts'
import { financeStores } from '../../src/demo/finance/finance-set.ts'
import { loadDemoFinance } from '../../src/demo/finance/load-demo-finance.ts'
import { loadDemoStores } from '../../src/demo/stores/load-demo-stores.ts'
import { describeOnBothEngines } from '../engines.ts'
import { type ExportServer, runExportServer } from '../exports/export-server.ts'
import { create, exported, type Wish } from '../exports/read-export.ts'
import { financeCommands } from './finance-calls.ts'
import { accountOf } from './generated-books.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

type Lines = components['schemas']['FinanceLinePage']
type Skus = components['schemas']['FinanceSkuPage']
type Orders = components['schemas']['FinanceOrderPage']
const [full, , semi] = financeStores()
const MONTH = '2026-10'

describeOnBothEngines('files of own money', (database) => {
  const commands = financeCommands(database)
  let server: ExportServer
  let demo: string
  beforeAll(async () => {
    const db = database()
    await seedDemoAccounts(db)
    await loadDemoStores(db)
    await loadDemoFinance(db)
    server = await runExportServer(db, { allowDemoAccounts: true })
    demo = await server.signIn('13800138001', DEMO_PASSWORD)
  })
  afterAll(() => server.close())

  const lines = (query: Record<string, unknown>, more: Partial<Wish> = {}): Wish => ({
    ...{ operation: 'searchFinanceLines', params: {}, query, columnSet: 'bill_rows' },
    ...more,
  })

  test.each([
    ['full-managed', full, 'xlsx'],
    ['semi-managed', semi, 'csv'],
  ] as const)(
    'bills of a %s store are exported and give the same books in a clean account',
    async (_, made, format) => {
      const store = { ...made, months: made.months.filter(({ month }) => month === MONTH) }
      const own = await accountOf(database(), commands, store)
      const other = await accountOf(database(), commands, { ...store, months: [] })
      await own.writeAll()
      for (const book of store.books) {
        const { sheets, id } = await own.importFiles(book, book)
        const bills = new Set(sheets.flatMap(({ kind, new: added }) => (added > 0 ? [kind] : [])))
        for (const bill of bills) {
          const query = { bill, import: id, sort: 'time:asc' }
          const page = await server.get(`/api/finance/lines?bill=${bill}&import=${id}&limit=1`, own.token)
          const { count, sheets: found } = page.body.data as Lines
          if (count === 0) continue
          const title = found[0]?.sheet ?? bill
          const { content, rows, job } = await exported(server, own.token, lines(query, { format, title }))
          expect([bill, rows.length, job.quotaRows]).toEqual([bill, count, 0])
          expect(Object.keys(rows[0] ?? {})).toEqual(found[0]?.headings)
          other.write(other.where(`${book}/${MONTH}/${title}.${format}`), content)
        }
        const back = await other.importFiles(book, book, '--period', MONTH)
        expect(
          back.sheets.flatMap(({ sheet, refused }) => (refused.length > 0 ? [[sheet, refused]] : [])),
        ).toEqual([])
      }
      const [mine, theirs] = [await own.report(), await other.report()]
      expect(Object.keys(theirs.events[other.mallId] ?? {})).toEqual([MONTH])
      for (const part of ['events', 'ledger', 'economic'] as const)
        expect([part, theirs[part][other.mallId]]).toEqual([part, mine[part][own.mallId]])
    },
  )

  test('a file of lines, SKUs and orders has every row with its store, its amount and the mark of demo rows', async () => {
    const of = { from: MONTH, to: MONTH, currency: 'CNY' }
    const query = new URLSearchParams({ ...of, limit: '100' })
    const get = async <Data>(path: string) =>
      (await server.get(`/api/finance/${path}?${query}`, demo)).body.data as Data
    const all = { params: {}, query: of, columnSet: 'all', format: 'csv' } as const
    const sum = (rows: readonly Record<string, unknown>[], heading: string) =>
      rows.reduce((total, row) => total + Math.round(Number(row[heading]) * 100), 0)

    const page = await get<Lines>('lines')
    const found = await exported(server, demo, { operation: 'searchFinanceLines', ...all })
    const [total] = page.sums
    expect(found.rows).toHaveLength(page.count)
    expect(sum(found.rows, '金额（收入为正、支出为负）')).toBe((total?.minor ?? 0) + (total?.twiceMinor ?? 0))
    expect(new Set(found.rows.map((row) => row['示例数据']))).toEqual(new Set(['是']))
    expect(found.rows[0]).toMatchObject({
      店铺: expect.stringMatching(/./),
      来源文件: expect.stringMatching(/\./),
    })

    const skus = await get<Skus>('skus')
    const skuFile = await exported(server, demo, { operation: 'searchFinanceSkus', ...all })
    expect([skuFile.rows.length, sum(skuFile.rows, '平台净收入')]).toEqual([skus.count, skus.total.netMinor])
    const missing = skuFile.rows.filter((row) => row['缺成本'] === '是')
    expect([missing.length, missing[0]?.['毛利（元）']]).toEqual([skus.total.missing, ''])

    const orders = await get<Orders>('orders')
    const orderFile = await exported(server, demo, { operation: 'searchFinanceOrders', ...all })
    expect([orderFile.rows.length, sum(orderFile.rows, '订单净收入')]).toEqual([
      orders.count,
      orders.netMinor,
    ])
    expect([found, skuFile, orderFile].map(({ job }) => job.quotaRows)).toEqual([0, 0, 0])
  })

  test('lines of two bills do not fit one file that can be imported, and the quote does not offer it', async () => {
    const both = lines({ from: MONTH, to: MONTH })
    const refused = await create(server, demo, both)
    expect([refused.status, refused.body.reason]).toEqual([400, 'bad_parameter'])
    expect(refused.body.message).toContain('一个文件只能放一家店铺的明细')
    const quote = async (query: object) => {
      const request = { ...both, query, columnSet: 'all', columns: [], format: 'csv', title: '明细' }
      return (await server.post('/api/exports/quote', request, demo)).body.data as { templates: string[] }
    }
    expect((await quote({ from: MONTH })).templates).toEqual([])
    const [store] = (
      (await server.get(`/api/finance/lines?bill=full_trade&from=${MONTH}`, demo)).body.data as Lines
    ).stores
    const one = { bill: 'full_trade', from: MONTH, store: store?.id }
    expect((await quote(one)).templates).toEqual(['bill_rows'])
    const { rows } = await exported(server, demo, lines(one, { most: 3 }))
    expect(Object.keys(rows[0] ?? {}).at(-1)).toBe('示例数据')
    const elsewhere = await create(server, demo, { ...lines({}), operation: 'searchOwnStores' })
    expect([elsewhere.status, elsewhere.body.message]).toEqual([
      400,
      expect.stringContaining('账单原表只用于结算明细'),
    ])
  })

  test('nobody exports the lines of others', async () => {
    const stranger = await server.signIn('13800138000', DEMO_PASSWORD)
    const answer = await create(server, stranger, lines({ from: MONTH }, { columnSet: 'all' }))
    expect([answer.status, answer.body.reason]).toEqual([422, 'export_nothing'])
  })
})
