import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { bytesSource } from '@haixuan/tabular/workbook'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { readFiles } from '../../src/modules/finance/jobs/read-files.ts'
import { BILL_LAYOUTS } from '../../src/modules/finance/rules/bills/index.ts'
import { beginImport, endReading } from '../../src/modules/finance/store/begin-import.ts'
import { commitImport, undoImport } from '../../src/modules/finance/store/commit-import.ts'
import { figuresOf, previewImport } from '../../src/modules/finance/store/preview-import.ts'
import { describeOnBothEngines } from '../engines.ts'
import { owner } from '../stores/store-calls.ts'
import { billCalls } from './bill-calls.ts'
import { LEDGER, TRADE } from './finance-calls.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const sale = fc.record({
  order: fc.integer({ min: 1, max: 5 }),
  type: fc.constantFrom('销售回款', '销售冲回', '非商责补贴'),
  amount: fc.constantFrom('1.00', '2.50'),
  currency: fc.constantFrom('CNY', 'USD'),
  month: fc.constantFrom('09', '10'),
})
const line = fc.record({
  type: fc.constantFrom('结算', '推广服务费'),
  amount: fc.constantFrom('+2.50', '-1.00'),
  month: fc.constantFrom('09', '10'),
})
const files = fc.record({ sales: fc.array(sale, { maxLength: 8 }), lines: fc.array(line, { maxLength: 4 }) })

type Wish = typeof files extends fc.Arbitrary<infer Value> ? Value : never

describeOnBothEngines('the preview of an import', (database) => {
  const calls = billCalls(database)

  async function read(place: { accountId: string; storeId: string }, wish: Wish) {
    const importId = await beginImport(database(), place.accountId, place.accountId)
    const sales = wish.sales.map(({ order, type, amount, currency, month }) => [
      ...[
        `SO-${order}`,
        type === '销售冲回' ? `AS-${order}` : '',
        '130501',
        'A',
        '1',
        type,
        amount,
        currency,
      ],
      `2026-${month}-05 08:30:00`,
    ])
    const lines = wish.lines.map(({ type, amount, month }) => [
      ...[`2026-${month}-05 08:30:00`, type, 'CNY', amount, ''],
    ])
    const given = [
      [TRADE, ...sales],
      [LEDGER, ...lines],
    ].map((rows, at) => ({
      name: `${at}.csv`,
      source: bytesSource(Buffer.from(rows.map((row) => row.join(',')).join('\n'))),
    }))
    const choice = { ...place, importId, book: null, period: null, currency: 'CNY', layouts: BILL_LAYOUTS }
    await readFiles(database(), given, choice)
    await endReading(database(), place.accountId, importId)
    return { accountId: place.accountId, importId }
  }
  const figures = async ({ accountId, storeId }: { accountId: string; storeId: string }) =>
    await figuresOf(database().kysely, accountId, [storeId])

  test('is what the books are after the commit; after the undo they are what they were before', async () => {
    await fc.assert(
      fc.asyncProperty(files, files, async (first, second) => {
        const place = { accountId: randomUUID(), storeId: randomUUID() }
        await commitImport(database(), await read(place, first), async () => true)
        const before = await figures(place)
        const id = await read(place, second)
        const { preview, counts } = await previewImport(database(), id)
        expect(await figures(place)).toEqual(before)
        await commitImport(database(), id, async () => true)
        const after = await figures(place)
        const told = new Map(before)
        for (const { before: old, after: own, ...at } of preview.months) {
          const key = `${at.store} ${at.month} ${at.currency}`
          if (before.has(key)) expect(before.get(key)?.own).toEqual(old)
          told.set(key, { ...at, own })
        }
        expect(told).toEqual(after)
        const added = preview.sums.reduce((sum, { rows }) => sum + rows, preview.ledgerRows)
        expect(counts.reduce((sum, one) => sum + one.added, 0)).toBe(added)
        await undoImport(database(), id)
        expect(await figures(place)).toEqual(before)
      }),
      { numRuns: 12 },
    )
  })

  test('nothing about a buyer is in the database or among the files once an order export is read', async () => {
    const main = await owner(database(), calls.server())
    const store = await main.added()
    const [name, address] = [`买家${randomUUID()}`, `地址${randomUUID()}`]
    const heading = '订单号,子订单号,SKU ID,SKU货号,运单号,收货人姓名,收货地址'
    const text = [heading, `PO-1,PO-1-1,130501,A,W1,${name},${address}`, `PO-2,,x,A,W2,${name},${address}`]
    const own = await calls.begin(main.token, new Map([['orders.csv', Buffer.from(text.join('\n'))]]), {
      store: store.id,
    })
    expect([own.state, own.rows]).toEqual(['read', 2])
    const { rows: tables } = await database().pool.query<{ name: string }>(
      `select quote_ident(table_name) as name from information_schema.tables
       where table_schema = current_schema() and table_type = 'BASE TABLE'`,
    )
    expect(tables.length).toBeGreaterThan(50)
    const control = await database().pool.query(
      `select 1 from finance_raw as t where t::text like '%PO-1-1%'`,
    )
    expect(control.rows.length, 'the search finds what is kept').toBeGreaterThan(0)
    for (const table of tables) {
      const { rows } = await database().pool.query(
        `select 1 from ${table.name} as t where t::text like $1 or t::text like $2 limit 1`,
        [`%${name}%`, `%${address}%`],
      )
      expect([table.name, rows.length]).toEqual([table.name, 0])
    }
    const kept = readdirSync(calls.folder, { recursive: true, encoding: 'utf8' })
      .map((path) => join(calls.folder, path))
      .filter((path) => statSync(path).isFile())
    for (const path of kept) expect(readFileSync(path).includes(name), path).toBe(false)
    const answer = await calls.server().get(`/api/finance/imports/${own.id}/refusals`, main.token)
    expect(JSON.stringify(answer.body)).not.toContain(name)
  })
})
