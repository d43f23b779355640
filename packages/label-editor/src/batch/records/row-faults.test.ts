import { expect, test } from 'vitest'
import { addElements } from '../../commands/change-elements.ts'
import type { LabelElement } from '../../document/element.ts'
import { newBarcode, newDocument, newShape, newText } from '../../document/new-document.ts'
import type { DataTable } from '../data/data-table.ts'
import type { FieldMapping } from './field-mapping.ts'
import { type CheckOptions, checkRows } from './row-faults.ts'

const column = (at: number) => ({ kind: 'column' as const, column: at })
const table = (...rows: (Partial<DataTable['rows'][number]> & { cells: string[] })[]): DataTable => ({
  columns: ['SKU', '品名', '份数'],
  rows: rows.map((row, at) => ({ line: at + 2, ...row })),
})

/** Faults of rows on a label of these elements. */
function faults(
  elements: readonly LabelElement[],
  data: DataTable,
  mapping: FieldMapping,
  copies: CheckOptions['copies'] = { kind: 'fixed', count: 1 },
) {
  let next = 0
  const document = addElements('id-2', elements)(newDocument(() => `id-${++next}`))
  return [...checkRows({ document, table: data, mapping, copies, now: 0 })].flat()
}

const code = { ...newBarcode('b', '{{sku}}'), y: 1_000 }
const text = { ...newText('t', '{{name}}'), width: 4_000, height: 400, fontSize: 300 }
const mapping = { sku: column(0), name: column(1) }

test('what the reader of the file could not tell is an error of a column that is used, and of no other', () => {
  const told = new Map([
    [0, '公式没有存下计算结果'],
    [1, '日期太大'],
    [2, '份数是错误值'],
  ])
  const data = table({ cells: ['6901234567892', '杯', '1'], faults: told })
  expect(faults([code, text], data, { ...mapping, name: { kind: 'text', text: '杯' } }, column(2))).toEqual([
    { row: 0, line: 2, level: 'error', subject: 'SKU', message: '公式没有存下计算结果' },
    { row: 0, line: 2, level: 'error', subject: '份数', message: '份数是错误值' },
  ])
  expect(faults([text], data, { name: column(1) })).toMatchObject([{ subject: '品名', message: '日期太大' }])
})

test('a cell beyond the heading is told, unless it is blank', () => {
  expect(faults([text], table({ cells: ['1', '杯', '1', ' ', ''] }), mapping)).toEqual([])
  expect(faults([text], table({ cells: ['1', '杯', '1', '', 'x'] }), mapping)).toEqual([
    {
      ...{ row: 0, line: 2, level: 'error', subject: '列数' },
      message: '比标题行多出了列，可能少了引号或分隔符写错，请检查这一行',
    },
  ])
})

test.each([
  ['1000', 0],
  ['1001', 1],
])('%s copies: %d errors', (count, errors) => {
  const found = faults([text], table({ cells: ['1', '杯', count] }), mapping, column(2))
  expect(found).toEqual(
    Array.from({ length: errors }, () => ({
      ...{ row: 0, line: 2, level: 'error', subject: '份数' },
      message: '份数要是 0 到 1000 的整数，请修改',
    })),
  )
})

test('an empty field of a barcode is an error, said once; of a text a warning', () => {
  expect(faults([code, text], table({ cells: ['', '', ''] }), mapping)).toEqual([
    { row: 0, line: 2, level: 'error', subject: 'sku', message: '是空的，条码没有内容，请填写' },
    { row: 0, line: 2, level: 'warning', subject: 'name', message: '是空的，标签上这里会空着' },
  ])
})

test('a wrong barcode is told with its value, at most 40 characters of it, and with what was meant', () => {
  const data = table({ cells: ['6901234567890', '杯'] }, { cells: ['x'.repeat(41), '杯'] })
  const [wrong, long] = faults([code], data, { sku: column(0) })
  expect(wrong).toEqual({
    ...{ row: 0, line: 2, level: 'error', subject: '条码' },
    message: '“6901234567890”：EAN-13 校验位错误：末位应为 2（可能应为 6901234567892）',
  })
  expect(long).toMatchObject({ row: 1, line: 3 })
  expect(long?.message).toBe(`“${'x'.repeat(40)}”：EAN-13 只能是数字，请删去其他字符`)
})

test('what is hidden, or is the same in every row, is not judged by the rows', () => {
  const bad = { ...newBarcode('x', '690'), y: 3_000 }
  const narrow = { ...newText('n', 'far too long a text'), width: 300, height: 200 }
  const hidden = { ...code, id: 'h', value: '{{name}}', isHidden: true }
  const all = [bad, narrow, hidden, newShape('s')]
  expect(faults(all, table({ cells: ['1', '杯'] }), mapping)).toEqual([])
})

test('text that does not fit, or has characters that no face has, is a warning; other notes are not of the row', () => {
  const box = { ...text, width: 1_000 }
  const found = faults(
    [box],
    table({ cells: ['1', '很长很长很长很长的名称'] }, { cells: ['1', '\u{1F600}'] }),
    mapping,
  )
  expect(found.map(({ row, level, subject }) => [row, level, subject])).toEqual([
    [0, 'warning', '{{name}}'],
    [1, 'warning', '{{name}}'],
  ])
  // A symbol that is too large for its box is judged with the label itself.
  const low = { ...code, height: 100, width: 500 }
  expect(faults([low], table({ cells: ['6901234567892', ''] }), { sku: column(0) })).toEqual([])
})
