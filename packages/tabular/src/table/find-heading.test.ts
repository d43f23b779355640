import { expect, test } from 'vitest'
import type { TableRow } from '../table-row.ts'
import type { MergedArea } from '../workbook/merged-areas.ts'
import { findHeading, type HeadingOptions } from './find-heading.ts'
import { plainHeading, uniqueNames } from './heading-text.ts'
import { headingNames, matchColumns } from './match-columns.ts'

const rows = (...cells: string[][]): TableRow[] =>
  cells.map((values, at) => ({ line: at + 1, cells: values }))
const area = (
  firstLine: number,
  firstColumn: number,
  lastColumn: number,
  lastLine = firstLine,
): MergedArea => ({
  firstLine,
  lastLine,
  firstColumn,
  lastColumn,
})
const found = (table: TableRow[], options?: HeadingOptions) => {
  const heading = findHeading(table, options)
  return heading && { at: [heading.first, heading.last], names: headingNames(heading) }
}

test('the heading is found below a title, and missing where the data begins at once', () => {
  expect(found(rows(['商品清单'], ['SKU', '颜色', '数量'], ['602345678901', '蓝', '3']))).toEqual({
    at: [1, 1],
    names: ['SKU', '颜色', '数量'],
  })
  expect(found(rows(['602345678901', '蓝'], ['602345678902', '红']))).toBeNull()
  expect(found(rows(['1', '2.5']))).toBeNull()
  expect(found(rows(['SKU', '颜色']))?.at).toEqual([0, 0])
  expect(found([])).toBeNull()
})

test('names that are known find a heading that its shape would not', () => {
  const table = rows(['导出说明', '请勿修改', '模板 3'], ['备注'], ['SKU ID', '金额', ''], ['1', '2', '3'])
  expect(found(table)?.at).toEqual([0, 0])
  expect(found(table, { aliases: ['金额', 'sku id'] })?.at).toEqual([2, 2])
  expect(found(table, { aliases: ['没有这个名字'] })?.at).toEqual([0, 0])
})

test('only the first rows are looked at', () => {
  const title = Array.from({ length: 10 }, () => ['说明', '说明'])
  const table = rows(...title, ['SKU', '金额'])
  expect(found(table, { aliases: ['SKU'], within: 10 })?.at).toEqual([0, 0])
  expect(found(table, { aliases: ['SKU'], within: 11 })?.at).toEqual([10, 10])
})

const TWO = rows(
  ['订单编号', '商品信息', '', '赔付金额'],
  ['', 'SKU ID', 'SKU货号', ''],
  ['PO-1', '17293817', 'A-1', '12.00'],
)
const AREAS = [area(1, 1, 2), area(1, 0, 0, 2), area(1, 3, 3, 2)]

test('a heading of two rows is read with what its merged cells stand over', () => {
  const names = ['订单编号', '商品信息 / SKU ID', '商品信息 / SKU货号', '赔付金额']
  expect(found(TWO, { areas: AREAS })).toEqual({ at: [0, 1], names })
  expect(found(TWO, { areas: AREAS, aliases: ['SKU货号', '赔付金额', '订单编号'] })).toEqual({
    at: [0, 1],
    names,
  })
})

test('the first row of data is not taken for the second row of a heading', () => {
  const table = rows(['SKU', '颜色'], ['A1', '红'], ['A2', '蓝'])
  expect(found(table, { aliases: ['SKU', '颜色'] })?.at).toEqual([0, 0])
  const grouped = rows(['商品', '', '金额'], ['A1', '红', '9.00'], ['A2', '蓝', '8.00'])
  expect(found(grouped, { areas: [area(1, 0, 1)] })?.at).toEqual([0, 0])
  expect(found(TWO, { areas: AREAS, rowsMost: 1 })?.at[0]).toBe(
    found(TWO, { areas: AREAS, rowsMost: 1 })?.at[1],
  )
})

test('a title that is merged over the whole table is no part of the heading', () => {
  const table = rows(['商品清单', '', ''], ['SKU', '颜色', '金额'], ['A1', '红', '9'])
  expect(found(table, { areas: [area(1, 0, 2)] })).toEqual({ at: [1, 1], names: ['SKU', '颜色', '金额'] })
})

test('headings are the same whatever their width, case, blanks and brackets', () => {
  expect(plainHeading('ＳＫＵ 明细（SKU ID_数量）：')).toBe(plainHeading('sku明细(SKU ID_数量)'))
  expect(plainHeading('金额*')).toBe('金额')
  // Unicode writes one letter in two ways.
  expect(plainHeading('đơn giá'.normalize('NFD'))).toBe(plainHeading('đơn giá'.normalize('NFC')))
  expect(plainHeading('Order/adjustment ID  ')).toBe('order/adjustmentid')
})

test('names of columns are never empty and never twice', () => {
  expect(uniqueNames(['a', '', 'a', 'a (2)', 'a'])).toEqual(['a', '第 2 列', 'a (2)', 'a (2) (2)', 'a (3)'])
})

const matched = (headings: string[][], fields: Parameters<typeof matchColumns>[1]) => {
  const { columns, ...rest } = matchColumns({ first: 0, last: 0, paths: headings }, fields)
  return { columns: Object.fromEntries(columns), ...rest }
}

test('columns are matched by any of their names, in any order', () => {
  expect(
    matched([['金额（元）'], ['备注'], ['SKU ID'], []], {
      sku: { aliases: ['货号', 'sku id'], isRequired: true },
      amount: { aliases: ['金额', '金额(元)'] },
      day: { aliases: ['账务时间'], isRequired: true },
      note: { aliases: ['说明'] },
    }),
  ).toEqual({ columns: { sku: 2, amount: 0 }, missing: ['day'], doubled: new Map(), unknown: [1] })
})

test('a name that comes twice takes the first column and says so; the preferred name wins', () => {
  const { columns, doubled, unknown } = matched([['金额'], ['金额'], ['总金额']], {
    amount: { aliases: ['金额'] },
  })
  expect([columns, [...doubled], unknown]).toEqual([{ amount: 0 }, [['amount', [0, 1]]], [2]])
  expect(matched([['金额'], ['总金额']], { amount: { aliases: ['总金额', '金额'] } }).columns).toEqual({
    amount: 1,
  })
})

test('a whole name wins over the inner one, and one column belongs to one field', () => {
  const headings = [['运费', '金额'], ['结算', '金额'], ['SKU ID']]
  expect(
    matched(headings, {
      any: { aliases: ['金额'] },
      settled: { aliases: ['结算 / 金额'] },
      freight: { aliases: ['运费-金额'] },
    }).columns,
  ).toEqual({ settled: 1, freight: 0 })
})

test('of rows that names know equally well the first is the heading, and of one or two rows one', () => {
  const twice = rows(['SKU', '金额'], ['A1', '9'], ['SKU', '金额'])
  expect(found(twice, { aliases: ['SKU', '金额'] })?.at).toEqual([0, 0])
  const last = rows(['说明'], ['备注'], ['SKU', '金额'])
  expect(found(last, { aliases: ['SKU', '金额'] })?.at).toEqual([2, 2])
  const two = rows(['说明'], ['SKU', '备注'], ['', '金额'])
  expect(found(two, { aliases: ['SKU', '金额'] })?.at).toEqual([1, 2])
})

test.each([
  ['123456', null],
  ['12345', [0, 0]],
  ['A123456', [0, 0]],
])('a row with %s beside a word begins the data, or names columns: %j', (code, at) => {
  expect(found(rows([code, '颜色'], ['1', '2']))?.at ?? null).toEqual(at)
})

test.each([
  [5, 3, 1],
  [5, 2, 1],
  [10, 6, 0],
  [10, 5, 1],
])(
  'of %d cells in the fullest row a row of %d is passed over or is the heading: row %d',
  (most, filled, first) => {
    const words = (count: number) => Array.from({ length: count }, (_, n) => `名${'甲乙丙丁戊己庚辛壬癸'[n]}`)
    expect(found(rows(words(filled), words(most)))?.at[0]).toBe(filled / most >= 0.6 ? 0 : first)
  },
)

test('a merged title says its text once over each of its columns, as far as the row goes and no further', () => {
  const outer = [area(1, 1, 3), area(1, 0, 0, 2)]
  const table = rows(['订单', '金额', '', ''], ['', '运费', '货款', '税'], ['PO', '1', '2', '3'])
  expect(found(table, { areas: outer })?.names).toEqual(['订单', '金额 / 运费', '金额 / 货款', '金额 / 税'])
  // The file may end the row after the first cell of the area.
  const short = rows(['订单', '金额'], ['', '运费', '货款', '税'], ['PO', '1', '2', '3'])
  expect(found(short, { areas: outer })?.names).toEqual(['订单', '金额 / 运费', '金额 / 货款', '金额 / 税'])
})

test('a text that is in both rows of a heading is said once, whatever its spaces', () => {
  const table = rows(['订单  编号', '金额', ''], ['订单 编号', '运费', '货款'])
  const areas = [area(1, 1, 2)]
  expect(found(table, { areas, aliases: ['订单编号', '金额 / 运费', '金额 / 货款'] })?.names).toEqual([
    '订单 编号',
    '金额 / 运费',
    '金额 / 货款',
  ])
})

test('an area over one column, over one cell below, or over values is no second row of a heading', () => {
  const upper = ['订单', '金额', '']
  expect(found(rows(upper, ['', '运费', ''], ['1', '2', '3']), { areas: [area(1, 1, 2)] })?.at).toEqual([
    0, 0,
  ])
  expect(found(rows(upper, ['', '1', '2'], ['1', '2', '3']), { areas: [area(1, 1, 2)] })?.at).toEqual([0, 0])
  expect(found(rows(upper, ['', '运费', '货款'], ['1', '2', '3']), { areas: [area(1, 1, 1)] })?.at).toEqual([
    0, 0,
  ])
  expect(found(rows(upper, ['', '运费', '货款'], ['1', '2', '3']), { areas: [area(2, 1, 2)] })?.at).toEqual([
    0, 0,
  ])
  expect(found(rows(upper, ['', '运费', '货款'], ['1', '2', '3']), { areas: [area(1, 1, 2)] })?.at).toEqual([
    0, 1,
  ])
})
