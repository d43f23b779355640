import { randomUUID } from 'node:crypto'
import { bytesSource } from '@haixuan/tabular/workbook'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { GivenFile } from '../../src/modules/finance/files/given-files.ts'
import { readFiles } from '../../src/modules/finance/jobs/read-files.ts'
import { BILL_LAYOUTS } from '../../src/modules/finance/rules/bills/index.ts'
import { beginImport, dropImport, endReading } from '../../src/modules/finance/store/begin-import.ts'
import { commitImport, countNew, undoImport } from '../../src/modules/finance/store/commit-import.ts'
import { eventSums, ledgerSums, refundsTwice } from '../../src/modules/finance/store/report-sums.ts'
import { describeOnBothEngines } from '../engines.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

/** Stores of these tests have no rows of their own. */
const ANY_STORE = async () => true
const HEADING = '销售订单,售后订单,SKU ID,数量,交易类型,金额,币种,账务时间'
const line = (order: number, amount: string, type = '销售回款') =>
  `SO-${order},,1305012345678901${String(order).padStart(2, '0')},1,${type},${amount},CNY,2026-10-05 08:30:00`
const csv = (name: string, rows: readonly string[], heading = HEADING): GivenFile => ({
  name,
  source: bytesSource(new TextEncoder().encode([heading, ...rows].join('\n'))),
})

describeOnBothEngines('imports of bills', (database) => {
  const account = () => ({ accountId: randomUUID(), storeId: randomUUID() })
  type Own = ReturnType<typeof account>

  async function read({ accountId, storeId }: Own, files: GivenFile[], more: { period?: number } = {}) {
    const importId = await beginImport(database(), accountId, accountId)
    const wish = {
      accountId,
      importId,
      storeId,
      book: '全球',
      period: more.period ?? null,
      currency: null,
      layouts: BILL_LAYOUTS,
    }
    const reports = await readFiles(database(), files, wish)
    await endReading(database(), accountId, importId)
    return { accountId, importId, reports }
  }
  async function imported(own: Own, files: GivenFile[]) {
    const one = await read(own, files)
    expect(await commitImport(database(), one, ANY_STORE)).toBe(true)
    return one
  }
  const sums = async ({ accountId, storeId }: Own) =>
    (await eventSums(database(), { accountId, storeIds: [storeId] })).map(({ kind, rows, minor }) => ({
      kind,
      rows,
      minor,
    }))

  const rowsOf = async (text: string, { accountId }: Own) =>
    (await database().pool.query(text, [accountId])).rows
  /** What sheets note of their rows, and the same of the rows themselves. */
  const notedRows = (own: Own) =>
    rowsOf(
      `select import_id, event_months as months, event_currency as currency, equal_count as equal,
           counted_count as counted, repeated_count as repeated
       from finance_sheet where account_id = $1 and event_currency is not null order by import_id`,
      own,
    )
  const countedRows = (own: Own) =>
    rowsOf(
      `select import_id, array_agg(distinct month order by month) as months, min(currency) as currency,
           (count(*) filter (where occurrence > 0))::int as equal, (count(*) filter (where state = 'counted'))::int as counted,
           (count(*) filter (where state = 'duplicate'))::int as repeated
       from money_event where account_id = $1 group by import_id order by import_id`,
      own,
    )

  test('rows count when their import is committed, once', async () => {
    const own = account()
    const one = await read(own, [csv('a.csv', [line(1, '9.99'), line(2, '3'), line(2, '3'), line(3, 'x')])])
    expect(await sums(own)).toEqual([])
    expect(await countNew(database(), one)).toEqual([{ fileNo: 0, sheetNo: 0, added: 3, duplicate: 0 }])
    expect(one.reports).toMatchObject([
      { kind: 'full_trade', rows: 4, refusedRows: 1, refused: [{ line: 5, column: 6 }] },
    ])
    expect(await commitImport(database(), one, ANY_STORE)).toBe(true)
    expect(await sums(own)).toEqual([{ kind: 'sale', rows: 3, minor: 1599 }])
    expect(await commitImport(database(), one, ANY_STORE)).toBe(false)
    expect(await sums(own)).toEqual([{ kind: 'sale', rows: 3, minor: 1599 }])
  })

  test('an overlapping, a reordered and a renamed file add what is new alone', async () => {
    const own = account()
    await imported(own, [csv('a.csv', [line(1, '1'), line(2, '2'), line(2, '2')])])
    const renamed = csv(
      'b.csv',
      [line(2, '2.00'), line(3, '3'), line(2, '2')],
      HEADING.replace('销售订单', '订单编号'),
    )
    const next = await read(own, [renamed, csv('c.csv', [line(3, '3')])])
    expect(await countNew(database(), next)).toEqual(
      expect.arrayContaining([
        { fileNo: 0, sheetNo: 0, added: 1, duplicate: 2 },
        { fileNo: 1, sheetNo: 0, added: 0, duplicate: 1 },
      ]),
    )
    await commitImport(database(), next, ANY_STORE)
    expect(await sums(own)).toEqual([{ kind: 'sale', rows: 4, minor: 800 }])
  })

  test('an import taken back leaves its rows to the imports that carry them too', async () => {
    const own = account()
    const first = await imported(own, [csv('a.csv', [line(1, '1'), line(2, '2')])])
    const second = await imported(own, [csv('b.csv', [line(2, '2'), line(3, '3')])])
    expect(await undoImport(database(), first)).toBe(true)
    expect(await sums(own)).toEqual([{ kind: 'sale', rows: 2, minor: 500 }])
    expect(await undoImport(database(), first)).toBe(false)
    expect(await undoImport(database(), second)).toBe(true)
    expect(await sums(own)).toEqual([])
  })

  test('the books are those of the imports that are left, whatever was imported and taken back', async () => {
    const rows = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom('1', '2')), {
      maxLength: 6,
    })
    const acts = fc.array(
      fc.oneof(
        rows.map((own) => ({ add: own })),
        fc.nat(5).map((at) => ({ undo: at })),
      ),
      { minLength: 1, maxLength: 6 },
    )
    await fc.assert(
      fc.asyncProperty(acts, async (steps) => {
        const own = account()
        const done: { id: Awaited<ReturnType<typeof read>>; rows: string[]; isUndone: boolean }[] = []
        for (const step of steps) {
          if ('add' in step) {
            const lines = step.add.map(([order, amount]) => line(order, amount))
            done.push({ id: await imported(own, [csv('x.csv', lines)]), rows: lines, isUndone: false })
          } else {
            const one = done[step.undo % Math.max(1, done.length)]
            if (!one) continue
            expect(await undoImport(database(), one.id)).toBe(!one.isUndone)
            one.isUndone = true
          }
        }
        // Each row as often as the one file has it that has it most.
        const most = new Map<string, number>()
        for (const { rows: lines, isUndone } of done) {
          if (isUndone) continue
          const counts = new Map<string, number>()
          for (const one of lines) counts.set(one, (counts.get(one) ?? 0) + 1)
          for (const [one, count] of counts) most.set(one, Math.max(count, most.get(one) ?? 0))
        }
        const all = [...most].flatMap(([one, count]) => Array<string>(count).fill(one))
        const minor = all.reduce((sum, one) => sum + Number(one.split(',')[5]) * 100, 0)
        expect(await sums(own)).toEqual(all.length === 0 ? [] : [{ kind: 'sale', rows: all.length, minor }])
        expect(await notedRows(own)).toEqual(await countedRows(own))
      }),
      { numRuns: 12 },
    )
  })

  test('two imports of the same rows at once count them once', async () => {
    const own = account()
    const rows = [line(1, '1'), line(2, '2')]
    const both = await Promise.all([read(own, [csv('a.csv', rows)]), read(own, [csv('b.csv', rows)])])
    expect(await Promise.all(both.map((one) => commitImport(database(), one, ANY_STORE)))).toEqual([
      true,
      true,
    ])
    expect(await sums(own)).toEqual([{ kind: 'sale', rows: 2, minor: 300 }])
  })

  test('the account book is apart', async () => {
    const own = account()
    const rows = [
      '2026-10-05 08:30:00,结算,CNY,"+1,234.50",',
      '2026-10-05 08:30:00,支出,CNY,-2.00,推广服务费',
    ]
    await imported(own, [csv('l.csv', rows, '账务时间,账务类型,币种,收支金额,备注')])
    expect(await sums(own)).toEqual([])
    expect(await ledgerSums(database(), { accountId: own.accountId, storeIds: [own.storeId] })).toMatchObject(
      [
        { type: expect.any(String), rows: 1 },
        { type: expect.any(String), rows: 1 },
      ],
    )
  })

  test('a refund that the reversal of its after-sale and SKU has counts once', async () => {
    const own = account()
    const row = (type: string, after: string, sku: string, day = '05') =>
      `SO-1,${after},${sku},1,${type},5,CNY,2026-10-${day} 08:30:00`
    await imported(own, [csv('t.csv', [row('销售冲回', 'AS-1', '1305'), row('销售冲回', 'AS-3', '1306')])])
    const refunds = ['AS-1,1305', 'AS-1,1399', 'AS-2,1305', ',1305', 'AS-3,1306']
    const rows = refunds.map((one) => `SO-1,${one},5,CNY,2026-10-09 08:30:00`)
    // The reversal of another month is not the same.
    const late = ['SO-1,AS-1,1305,5,CNY,2026-11-09 08:30:00']
    await imported(own, [
      csv('r.csv', [...rows, ...late], '销售订单,售后订单,SKU ID,消费者退款金额,币种,账务时间'),
    ])
    const scope = { accountId: own.accountId, storeIds: [own.storeId] }
    expect(await refundsTwice(database(), scope)).toEqual([
      { storeId: own.storeId, month: 202610, currency: 'CNY', rows: 2, minor: -1000 },
    ])
    expect(await refundsTwice(database(), { ...scope, storeIds: [] })).toEqual([])
  })

  test('rows without a time wait for their month', async () => {
    const own = account()
    const reship = csv('r.csv', ['SO-1,130501,2,5.00'], '订单编号,SKU ID,数量,赔付金额')
    const open = await read(own, [reship])
    expect(open.reports).toMatchObject([{ kind: 'full_reship', needsPeriod: true }])
    expect(await commitImport(database(), open, ANY_STORE)).toBe(false)
    const chosen = await read(own, [reship], { period: 202610 })
    expect(await commitImport(database(), chosen, ANY_STORE)).toBe(true)
    expect(await eventSums(database(), { accountId: own.accountId, storeIds: [own.storeId] })).toMatchObject([
      { kind: 'reship', month: 202610, minor: -500 },
    ])
  })

  test('columns about the buyer are stored nowhere', async () => {
    const own = account()
    const orders = csv(
      'o.csv',
      ['PO-1,PO-1-1,130501,A,W1,张三丰,武当山'],
      '订单号,子订单号,SKU ID,SKU货号,运单号,收货人姓名,收货地址',
    )
    await imported(own, [orders])
    const { rows } = await database().pool.query('select cells from finance_raw where account_id = $1', [
      own.accountId,
    ])
    expect(rows).toEqual([{ cells: ['PO-1', 'PO-1-1', '130501', 'A', 'W1', '', ''] }])
  })

  test('one broken file stops no other; an import that is dropped leaves nothing', async () => {
    const own = account()
    const broken = { name: 'b.xlsx', source: bytesSource(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3])) }
    const one = await read(own, [broken, csv('a.csv', [line(1, '1')]), csv('n.csv', ['1,2'], '甲,乙')])
    expect(one.reports.map(({ kind }) => kind)).toEqual(['broken', 'full_trade', 'unknown'])
    expect(await dropImport(database(), own.accountId, one.importId)).toBe(true)
    for (const table of ['finance_import', 'finance_sheet', 'finance_raw', 'money_event']) {
      const { rows } = await database().pool.query(`select 1 from ${table} where account_id = $1`, [
        own.accountId,
      ])
      expect([table, rows]).toEqual([table, []])
    }
    expect(await commitImport(database(), one, ANY_STORE)).toBe(false)
  })
})
