import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CellType, typedCell } from './cell-type.ts'
import { findHeading } from './find-heading.ts'
import { matchColumns } from './match-columns.ts'
import { faultText, previewTable, rowReader } from './typed-rows.ts'

const MONEY = { type: 'money', decimals: 2 } as const
const MOMENT = { type: 'moment', zone: '+08:00' } as const

test.each<[CellType, string, unknown]>([
  [{ type: 'text' }, ' 蓝色 ', '蓝色'],
  [{ type: 'text' }, '-', '-'],
  [{ type: 'text' }, '  ', null],
  [{ type: 'id' }, '00012', '00012'],
  [{ type: 'id' }, '--', null],
  [{ type: 'number' }, '1,234.50', 1234.5],
  [{ type: 'number' }, '−3', -3],
  [{ type: 'number' }, '(12)', -12],
  [{ type: 'number' }, '12.5%', 0.125],
  [{ type: 'number' }, '1.2E-7', 1.2e-7],
  [{ type: 'number' }, '１２', 12],
  [{ type: 'number', decimal: ',' }, '1.234,56', 1234.56],
  [{ type: 'number' }, '∞', null],
  [MONEY, '9.99', 999],
  [MONEY, '+1,234.5', 123_450],
  [MONEY, '¥ 12', 1200],
  [MONEY, '-US$0.07', -7],
  [MONEY, '($1.50)', -150],
  [MONEY, '12.340', 1234],
  [MONEY, '-0.00', 0],
  [MONEY, '/', null],
  [MONEY, '90071992547409.91', 9_007_199_254_740_991],
  [{ type: 'money', decimals: 0 }, '1,200', 1200],
  [{ type: 'day' }, '2026/1/2', '2026-01-02'],
  [{ type: 'day' }, '2026年11月21日', '2026-11-21'],
  [{ type: 'day' }, '20261121', '2026-11-21'],
  [{ type: 'day' }, '2026-11-21 23:59:59', '2026-11-21'],
  [MOMENT, '2026-11-21 8:30', '2026-11-21T08:30:00+08:00'],
  [MOMENT, '2026-11-21 08:30:09.004', '2026-11-21T08:30:09+08:00'],
  [MOMENT, '2026-11-21T08:30:00Z', '2026-11-21T08:30:00+00:00'],
  [MOMENT, '2026-11-21 08:30:00 UTC', '2026-11-21T08:30:00+00:00'],
  [MOMENT, '2026-11-21 08:30:00-0500', '2026-11-21T08:30:00-05:00'],
  [{ type: 'flag' }, '是', true],
  [{ type: 'flag' }, 'FALSE', false],
  [{ type: 'flag' }, '', null],
])('%j reads %j as %j', (type, text, value) => {
  expect(typedCell(text, type)).toEqual({ value })
})

test.each<[CellType, string, RegExp]>([
  [{ type: 'text', charsMost: 2 }, 'abc', /超过 2 个字符/],
  [{ type: 'id' }, '2.41E+17', /科学计数法/],
  [{ type: 'number' }, '12,50', /不是数字，请填写像 1234.50/],
  [{ type: 'number', decimal: ',' }, '12.50', /像 1234,50/],
  [{ type: 'number' }, '1,2,3', /不是数字/],
  [{ type: 'number' }, '+-3', /不是数字/],
  [MONEY, '9.999', /小数超过 2 位/],
  [{ type: 'money', decimals: 0 }, '1.5', /小数超过 0 位/],
  [MONEY, '90071992547409.92', /太大/],
  [MONEY, '1E5', /不是数字/],
  [MONEY, '12元', /不是数字/],
  [{ type: 'day' }, '2026-02-30', /不是日期/],
  [{ type: 'day' }, '11/21/2026', /不是日期/],
  [MOMENT, '2026-11-21 24:00', /不是日期/],
  [{ type: 'flag' }, '也许', /看不出是或否/],
])('%j refuses %j in words', (type, text, fault) => {
  expect(typedCell(text, type)).toEqual({ fault: expect.stringMatching(fault) })
})

test('an amount comes back from any way of writing it', () => {
  const written = fc.constantFrom<(fen: number) => string>(
    (fen) => (fen / 100).toFixed(2),
    (fen) =>
      `${fen < 0 ? '-' : '+'}¥${(Math.abs(fen) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
    (fen) => (fen < 0 ? `(${(-fen / 100).toFixed(2)})` : ` ${(fen / 100).toFixed(3)} `),
  )
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), written, (fen, write) => {
      expect(typedCell(write(fen), MONEY)).toEqual({ value: fen })
    }),
  )
})

test('any text is a value or a fault, never an exception and never NaN', () => {
  const types: CellType[] = [
    { type: 'number' },
    MONEY,
    MOMENT,
    { type: 'day' },
    { type: 'id' },
    { type: 'flag' },
  ]
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'0123456789.,-+()%¥:/ TZE年月日'), maxLength: 20 }),
  )
  fc.assert(
    fc.property(text, fc.constantFrom(...types), (written, type) => {
      const typed = typedCell(written, type)
      if ('fault' in typed) expect(typed.fault).toMatch(/请/)
      else expect(typed.value).not.toBeNaN()
    }),
    { numRuns: 1_000 },
  )
})

const FIELDS = {
  order: { aliases: ['订单编号'], cell: { type: 'id' }, fillsMerged: true },
  amount: { aliases: ['金额'], cell: MONEY, isNeeded: true },
  day: { aliases: ['账务时间'], cell: { type: 'day' } },
} as const

const HEADING_ROW = { line: 2, cells: ['订单编号', '备注', '金额'] }
const heading = () => {
  const found = findHeading([HEADING_ROW])
  if (!found) throw new Error('There is a heading.')
  return found
}

test('a row becomes values, and each fault says its sheet, line and column', () => {
  const match = matchColumns(heading(), FIELDS)
  const read = rowReader(FIELDS, heading(), match, '结算')
  expect(read({ line: 3, cells: ['PO-1', 'x', '12.5'] })).toEqual({
    line: 3,
    values: { order: 'PO-1', amount: 1250, day: null },
    faults: [],
  })
  const bad = read({ line: 12, cells: ['PO-2', 'x', '12.555'] })
  expect(bad.values).toEqual({ order: 'PO-2', amount: null, day: null })
  expect(bad.faults.map(faultText)).toEqual([
    '工作表“结算”第 12 行 C 列“金额”：“12.555”的小数超过 2 位，请改成这个币种的最小单位',
  ])
  expect(read({ line: 4, cells: ['PO-3'] }).faults).toEqual([
    { sheet: '结算', line: 4, column: 3, heading: '金额', text: '', message: '这一格是空的，请填写' },
  ])
})

test('what the file itself says is wrong with a cell comes first', () => {
  const read = rowReader(FIELDS, heading(), matchColumns(heading(), FIELDS))
  const row = {
    line: 3,
    cells: ['1234567890123450', '', '1'],
    faults: new Map([
      [0, '数字超过 15 位'],
      [1, '无人问'],
    ]),
  }
  const { values, faults } = read(row)
  expect(values.order).toBeNull()
  expect(faults.map(faultText)).toEqual(['第 3 行 A 列“订单编号”：数字超过 15 位'])
})

test('merged cells fill the fields that say so and no others', () => {
  const read = rowReader(FIELDS, heading(), matchColumns(heading(), FIELDS))
  const row = {
    line: 4,
    cells: ['', '', ''],
    covered: new Map([
      [0, 'PO-1'],
      [2, '9.00'],
    ]),
  }
  expect(read(row).values).toEqual({ order: 'PO-1', amount: null, day: null })
})

test('a preview shows the first rows and which field each column becomes', () => {
  const match = matchColumns(heading(), FIELDS)
  const below = Array.from({ length: 9 }, (_, at) => ({ line: at + 3, cells: [`PO-${at}`] }))
  const shown = previewTable(heading(), match, below, 2)
  expect(shown.columns).toEqual([
    { letters: 'A', heading: '订单编号', field: 'order' },
    { letters: 'B', heading: '备注', field: null },
    { letters: 'C', heading: '金额', field: 'amount' },
  ])
  expect(shown.rows).toEqual([
    { line: 3, cells: ['PO-0', '', ''] },
    { line: 4, cells: ['PO-1', '', ''] },
  ])
})
