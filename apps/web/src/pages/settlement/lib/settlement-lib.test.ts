import { expect, it } from 'vitest'
import type { FinanceLines } from '#entities/finance-book'
import { officialCell, officialHeadings, sourceOf } from '#widgets/finance-lines'
import { book, FULL, SEMI, STORES, usd } from '../../../entities/finance-book/lib/sample-books.fixture.ts'
import { candidates } from './candidates.ts'
import { matrixRows, reconciliationTag } from './matrix-rows.ts'
import { booksOfCell, cellText, itemName, partsOfCell, readCell } from './open-cell.ts'
import { accountMoves, isOpen, partsOfRow, reconcileRows, reconcileTotal, stateOf } from './reconcile-rows.ts'

it('months come latest first, each with its stores that have books', () => {
  const rows = matrixRows([book({ month: '2026-09' }), book(), book({ store: SEMI })], STORES)
  expect(rows.map(({ name, parts }) => [name, parts?.map((part) => part.name)])).toEqual([
    ['2026 年 10 月', ['拾光家居', 'SG Home US']],
    ['2026 年 9 月', ['拾光家居']],
  ])
})

it('by store: each with its months, and no row for a store without books', () => {
  const list = [book({ month: '2026-09' }), book()]
  const rows = matrixRows(list, STORES, 'store')
  expect(rows.map(({ name, month, books }) => [name, month, books.length])).toEqual([['拾光家居', null, 2]])
  expect(rows[0]?.parts?.map(({ name, store }) => [name, store])).toEqual([
    ['2026 年 10 月', FULL],
    ['2026 年 9 月', FULL],
  ])
  const ids = [...rows, ...rows.flatMap(({ parts }) => parts ?? [])].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('the tag of a row says the difference, else why there is none', () => {
  const equal = {
    class: 'issue',
    detail: 1,
    ledger: 1,
    difference: 0,
    result: 'equal',
    accepted: null,
  } as const
  const lone = {
    class: 'ads',
    detail: null,
    ledger: 1,
    difference: null,
    result: 'ledger_only',
    accepted: null,
  } as const
  expect(reconciliationTag([book()], '2026-11')).toEqual({ text: '差 −38.40', tone: 'danger' })
  const of = (about: Parameters<typeof book>[0], running = '2026-11') =>
    reconciliationTag([book(about)], running).text
  expect(of({ reconciliation: [equal, lone] })).toBe('✓ 0.00')
  expect(of({ reconciliation: [equal] }, '2026-10')).toBe('未出完')
  expect(of({ reconciliation: [equal], ledger: [] })).toBe('缺账务')
  expect(of({ reconciliation: [lone] })).toBe('只有账务')
})

const issue = (isCurrent: boolean | null) => ({
  ...{ class: 'issue' as const, detail: -5, ledger: -215, difference: -210, result: 'different' as const },
  accepted:
    isCurrent === null
      ? null
      : {
          ...{ difference: isCurrent ? -210 : -200, detail: -5, ledger: -205, note: '平台补扣' },
          at: 1,
          userName: null,
          isCurrent,
        },
})

it.each([
  [null, 'different', true, '差 −2.10', 'danger'],
  [true, 'accepted', false, '已说明 −2.10', 'info'],
  [false, 'changed', true, '差 −2.10', 'danger'],
] as const)('a difference whose acceptance holds (%s) is %s', (isCurrent, state, open, text, tone) => {
  const one = issue(isCurrent)
  expect([stateOf(one), isOpen(one)]).toEqual([state, open])
  expect(reconciliationTag([book({ reconciliation: [one] })], '2026-11')).toEqual({ text, tone })
})

it('what is accepted comes behind what is not', () => {
  const of = (store: string | undefined, isCurrent: boolean | null) =>
    book({ store: store ?? '', reconciliation: [issue(isCurrent)] })
  const rows = reconcileRows([of(FULL, true), of(SEMI, false)], STORES)
  expect(rows.map((row) => [row.store.id, stateOf(row)])).toEqual([
    [SEMI, 'changed'],
    [FULL, 'accepted'],
  ])
})

it('the address names a cell by month, item and store; anything else names none', () => {
  const cell = { month: '2026-10', item: 'refund', store: FULL } as const
  expect(readCell(cellText(cell))).toEqual(cell)
  expect(readCell('2026-10.unknown')).toEqual({ month: '2026-10', item: 'unknown', store: null })
  for (const text of [undefined, '', '2026-13.refund', '2026-10.gift', '2026-10', '2026-10.refund.x'])
    expect(readCell(text), text).toBeNull()
  expect([itemName('refund'), itemName('unknown')]).toEqual(['消费者退款', '未归类'])
})

it('a cell of a month has the lines of all its stores, one of a store its own', () => {
  const list = [book(), usd(), book({ month: '2026-09' })]
  const month = { month: '2026-10', item: 'sale', store: null } as const
  expect(booksOfCell(list, month)).toHaveLength(2)
  expect(partsOfCell(list, { ...month, store: SEMI })[0]).toMatchObject({ stores: [SEMI], minor: 10_000 })
  const kinds = [{ kind: 'unknown_type', rows: 2, quantity: null, minor: -5 }] as const
  const unknown = partsOfCell([book({ kinds: [...kinds], unknown: -5 }), usd()], {
    ...month,
    item: 'unknown',
  })
  expect(unknown).toEqual([expect.objectContaining({ rows: 2, minor: -5, stores: [FULL] })])
  expect(partsOfCell(list, { ...month, item: 'unknown' })).toEqual([])
})

it('differences come first, moves of money are none of the classes', () => {
  const moved = {
    class: 'withdrawal',
    detail: null,
    ledger: -5,
    difference: null,
    result: 'ledger_only',
    accepted: null,
  } as const
  const rows = reconcileRows([book({ reconciliation: [...book().reconciliation, moved] })], STORES)
  expect(
    rows.map(({ name, about, detailRows, ledgerRows }) => [name, about, detailRows, ledgerRows]),
  ).toEqual([
    ['售后问题', '售后问题', 9, 0],
    ['推广服务费', '平台没有明细文件', 0, 31],
    ['结算', '销售回款、销售冲回、运费回款、运费冲回、非商责补贴、消费者退款', 249, 31],
  ])
  expect(reconcileTotal(rows)).toEqual({
    ...{ detail: 27_355_185, ledger: 24_882_383, difference: -3_840, compared: 2 },
  })
})

it('both sides of a class are read by its own lines', () => {
  const [issue, ads] = reconcileRows([book()], STORES)
  expect(issue && partsOfRow(issue).map(({ ask, minor }) => [ask, minor])).toEqual([
    [{ class: 'issue' }, -231_655],
    [{ kind: 'issue' }, -227_815],
  ])
  expect(ads && partsOfRow(ads).map(({ ask }) => ask)).toEqual([{ class: 'ads' }])
})

it('the account moves by income and costs and by what is neither', () => {
  const ledger = [
    { class: 'settlement', types: [], rows: 1, minor: 16_922_572 },
    { class: 'withdrawal', types: [], rows: 1, minor: -12_000_000 },
    { class: 'freeze', types: [], rows: 1, minor: -684_000 },
    { class: 'unfreeze', types: [], rows: 1, minor: 120_000 },
    { class: 'topup', types: [], rows: 1, minor: 100 },
  ] as const
  expect(accountMoves([book({ ledger: [...ledger] as never })])).toEqual({
    ...{ turnover: 16_922_572, withdrawal: -12_000_000, freeze: -684_000, unfreeze: 120_000 },
    ...{ others: 100, all: 4_358_672 },
  })
})

const LINE: FinanceLines['rows'][number] = {
  ...{ sheet: 'a', line: 2, store: FULL ?? '', kind: 'sale', book: null, month: '2026-10', time: null },
  ...{ currency: 'CNY', minor: 1, quantity: null, orderNo: null, afterNo: null, stockNo: null, billNo: null },
  ...{ flowId: null, waybill: null, skuId: null, skuCode: null, type: null, remark: null, isTwice: false },
  cells: [],
}

it('lines of two layouts share a table: each cell is under its own heading', () => {
  const sheets: FinanceLines['sheets'] = [
    { key: 'a', file: '甲.xlsx', sheet: '结算', kind: 'full_trade', headings: ['销售订单', '', '金额'] },
    { key: 'b', file: '乙.csv', sheet: null, kind: 'full_trade', headings: ['金额', '备注'] },
  ]
  const line = (sheet: string, cells: string[]) => ({ ...LINE, sheet, cells })
  expect(officialHeadings({ sheets })).toEqual(['销售订单', '金额', '备注'])
  expect(officialCell({ sheets }, line('b', ['-1.00', '补']), '金额')).toBe('-1.00')
  expect(officialCell({ sheets }, line('b', ['-1.00']), '备注')).toBe('')
  expect(officialCell({ sheets }, line('a', ['PO', '', '2']), '备注')).toBeNull()
  expect([sourceOf({ sheets }, line('a', [])), sourceOf({ sheets }, line('b', []))]).toEqual([
    ...['甲.xlsx · 结算', '乙.csv'],
  ])
  expect(sourceOf({ sheets }, line('c', []))).toBe('')
})

it('details of the amount of a difference: day, kind and store decide how likely they are', () => {
  const line = (about: Partial<FinanceLines['rows'][number]>) => ({ ...LINE, minor: -3_840, ...about })
  const time = '2026-10-17T14:22:08+08:00'
  const row = { class: 'issue', store: { id: FULL ?? '', name: '拾光家居' } } as const
  const found = candidates(
    [
      line({ line: 1, kind: 'issue', store: SEMI ?? '', time: '2026-10-18T09:05:41+08:00' }),
      line({ line: 2, kind: 'sale' }),
      line({ line: 3, kind: 'issue', time }),
    ],
    [line({ kind: 'ledger', time: '2026-10-17T00:00:00+08:00' })],
    row,
  )
  expect(found.map(({ line: { line: no }, reason }) => [no, reason])).toEqual([
    [3, '金额、日期、类型都相同'],
    [1, '金额、类型相同，店铺不同'],
    [2, '金额相同'],
  ])
  expect(candidates([], [], row)).toEqual([])
  // Two lines without a time are not of the same day.
  expect(candidates([line({})], [line({})], row)[0]?.reason).toBe('金额相同')
})
