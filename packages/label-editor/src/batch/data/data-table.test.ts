import { sheet, workbook } from '@haixuan/tabular/workbook.fixture'
import { expect, test } from 'vitest'
import { choiceRows, guessHeading, makeTable } from './data-table.ts'
import { readData } from './read-data.ts'

const rows = (...cells: string[][]) => cells.map((values, at) => ({ line: at + 1, cells: values }))

test('the heading is found below a title, and missing where the data begins at once', () => {
  expect(guessHeading(rows(['商品清单'], ['SKU', '颜色', '数量'], ['602345678901', '蓝', '3']))).toBe(1)
  expect(guessHeading(rows(['602345678901', '蓝'], ['602345678902', '红']))).toBeNull()
  expect(guessHeading(rows(['SKU', '颜色']))).toBe(0)
})

test('names of columns are never empty and never twice', () => {
  const { columns } = makeTable(rows(['SKU', '', 'SKU', ' 颜 色 '], ['1', '2', '3', '4']), 0)
  expect(columns).toEqual(['SKU', '第 2 列', 'SKU (2)', '颜 色'])
})

test('blank rows are left out and the others keep their line', () => {
  const table = makeTable(rows(['SKU'], [' '], ['A1'], [], ['A2']), 0)
  expect(table.rows.map(({ line }) => line)).toEqual([3, 5])
})

test('tables without data are refused in words', () => {
  expect(() => makeTable(rows(['', ' ']))).toThrow(/表格是空的/)
  expect(() => makeTable(rows(['SKU', '颜色']))).toThrow(/只有标题行/)
})

test('the kind of a file is told by its content', async () => {
  const file = (bytes: Uint8Array) => readData({ kind: 'file', name: 'a.csv', bytes, sheet: null })
  await expect(file(new Uint8Array())).rejects.toThrow(/文件是空的/)
  await expect(file(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1))).rejects.toThrow(/旧版 .xls/)
  await expect(file(Uint8Array.of(0x50, 0x4b, 3, 4))).rejects.toThrow(/xlsx 文件已损坏/)
  expect((await file(new TextEncoder().encode('SKU\nA1'))).rows).toHaveLength(2)
})

test('what a reader refuses is told as an error of the batch, with its line', async () => {
  const file = (text: string) =>
    readData({ kind: 'file', name: 'a.csv', bytes: new TextEncoder().encode(text), sheet: null })
  await expect(file('a,b\n"1,2')).rejects.toMatchObject({ name: 'BatchError', line: 2 })
  await expect(file(`a\n${'x'.repeat(32_768)}`)).rejects.toMatchObject({ name: 'BatchError', line: 2 })
  await expect(file(`${','.repeat(200)}\n`)).rejects.toThrow(/超过 200 列/)
  expect((await file(`a\n${'x'.repeat(32_767)}`)).rows).toHaveLength(2)
  await expect(file('a\n'.repeat(40_001))).rejects.toThrow(/40000 行/)
})

test('a heading that is a formula without a result is told', async () => {
  const cells = '<c r="A1" t="inlineStr"><is><t>SKU</t></is></c><c r="B1"><f>X</f></c>'
  const bytes = workbook(sheet(`<row r="1">${cells}</row><row r="2"><c r="A2"><v>1</v></c></row>`))
  const { rows } = await readData({ kind: 'file', name: 'a.xlsx', bytes, sheet: null })
  expect(() => makeTable(rows, 0)).toThrow(/标题行：公式没有存下计算结果/)
})

const SHEET = [
  { line: 1, cells: ['SKU', '颜色'] },
  { line: 2, cells: ['S1', '红'] },
  { line: 3, cells: ['', '蓝'], covered: new Map([[0, 'S1']]) },
  { line: 4, cells: ['S2', '绿'], isHidden: true as const },
]

test('hidden rows and merged cells are as the reader of the sheet sees them, or as its maker decides', () => {
  expect(choiceRows(SHEET)).toEqual({ hidden: 1, merged: 1 })
  expect(makeTable(SHEET).rows.map(({ cells }) => cells)).toEqual([
    ['S1', '红'],
    ['S1', '蓝'],
  ])
  const all = makeTable(SHEET, 0, { hiddenRows: 'print', mergedCells: 'leave' })
  expect(all.rows.map(({ cells }) => cells)).toEqual([
    ['S1', '红'],
    ['', '蓝'],
    ['S2', '绿'],
  ])
})

test('a hidden heading still names the columns, and data that is all hidden is told', () => {
  const heading = { line: 1, cells: ['SKU', '颜色'], isHidden: true as const }
  expect(makeTable([heading, { line: 2, cells: ['S1', '红'] }]).columns).toEqual(['SKU', '颜色'])
  expect(choiceRows([heading, { line: 2, cells: ['S1', '红'] }])).toEqual({ hidden: 0, merged: 0 })
  const hidden = [
    { line: 1, cells: ['SKU', '颜色'] },
    { line: 2, cells: ['S1', '红'], isHidden: true as const },
  ]
  expect(() => makeTable(hidden)).toThrow(/1 行都被隐藏或筛掉了/)
})

test('merged cells may not fill more text than a table holds', () => {
  const covered = new Map([[0, 'a'.repeat(1_048_576)]])
  const rows = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ line: at + 1, cells: ['', 'x'], covered }))
  expect(makeTable(rows(20), null).rows).toHaveLength(20)
  expect(() => makeTable(rows(21), null)).toThrow(/合并单元格里的文字过多/)
})

test.each([
  [60, 60],
  [61, 60],
])('of a name of %d characters %d are kept', (length, kept) => {
  const { columns } = makeTable(rows(['x'.repeat(length)], ['1']), 0)
  expect(columns[0]).toHaveLength(kept)
})

test('20,000 rows are a table, one more is refused', () => {
  const many = (count: number) => rows(...Array.from({ length: count }, (_, at) => [String(at)]))
  expect(makeTable(many(20_000), null).rows).toHaveLength(20_000)
  expect(() => makeTable(many(20_001), null)).toThrow('表格有 20001 行，一次最多 20000 行，请分成几个文件')
})

test('without a heading there are as many columns as the longest row has, and all rows are data', () => {
  const { columns, rows: data } = makeTable(rows(['1'], ['2', '3', '4'], ['5', '6']), null)
  expect(columns).toEqual(['第 1 列', '第 2 列', '第 3 列'])
  expect(data).toHaveLength(3)
})

test('columns end with the last that has a name; where none has one, with the longest row', () => {
  expect(makeTable(rows(['SKU', ' ', '色', ' '], ['1', '2', '3', '4', '5']), 0).columns).toHaveLength(3)
  const nameless = { line: 1, cells: ['', ''], faults: new Map<number, string>() }
  expect(makeTable([nameless, ...rows(['1', '2', '3'])], 0).columns).toHaveLength(3)
})

test('a merged cell fills what lies beyond the end of a row, and never what is there', () => {
  const data = [
    { line: 1, cells: ['a', 'b', 'c', 'd'] },
    {
      line: 2,
      cells: ['1'],
      covered: new Map([
        [0, 'no'],
        [3, 'yes'],
      ]),
    },
  ]
  expect(makeTable(data, 0).rows).toEqual([{ line: 2, cells: ['1', '', '', 'yes'] }])
})

test('a row of which only a fault is known is no blank row', () => {
  const faulty = { line: 2, cells: [''], faults: new Map([[0, '公式没有存下计算结果']]) }
  expect(makeTable([{ line: 1, cells: ['SKU'] }, faulty], 0).rows).toEqual([faulty])
})
