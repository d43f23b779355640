import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sheet, workbook } from '@haixuan/tabular/workbook.fixture'
import { type Column, type Row, writeWorkbook } from '@haixuan/tabular/write'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspectFile } from './inspect-file.ts'
import { openRows } from './open-rows.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'haixuan-workbook-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function file(bytes: Uint8Array): string {
  const path = join(folder, 'rows.xlsx')
  writeFileSync(path, bytes)
  return path
}

async function written(columns: readonly Column[], rows: readonly Row[]): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  for await (const piece of writeWorkbook([{ name: '商品', columns, rows: [rows] }])) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function read(path: string, chosen?: string) {
  const facts = await inspectFile(path, { sheet: chosen })
  const { columns, rows } = await openRows(facts)
  const found = []
  for await (const row of rows) found.push(row)
  return { facts, columns, found }
}

const inline = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
const HEAD = `<row r="1">${inline('A1', 'id')}${inline('B1', 'price')}</row>`

test('a workbook becomes rows with exact values, and its facts name the sheet', async () => {
  const columns: Column[] = [
    { heading: '商品ID', format: { type: 'id' } },
    { heading: '售价', format: { type: 'money', decimals: 2 } },
    { heading: '日期', format: { type: 'date' } },
  ]
  const rows: Row[] = [
    ['601099512345678901', 1250, '2026-11-21'],
    ['00012', null, '2026-01-02'],
  ]
  const { facts, columns: names, found } = await read(file(await written(columns, rows)))
  expect(facts).toMatchObject({ name: 'rows.xlsx（商品）', format: 'xlsx', sheet: '商品', sheets: ['商品'] })
  expect(facts.sha256).toMatch(/^[0-9a-f]{64}$/)
  expect(names).toEqual(['商品ID', '售价', '日期'])
  expect(found).toEqual([
    { line: 2, cells: { 商品ID: '601099512345678901', 售价: '12.5', 日期: '2026-11-21' } },
    { line: 3, cells: { 商品ID: '00012', 日期: '2026-01-02' } },
  ])
})

test('a heading of two rows below a title is found', async () => {
  const cells =
    `<row r="1">${inline('A1', '商品导出')}</row>` +
    `<row r="2">${inline('A2', 'id')}${inline('B2', '金额')}</row>` +
    `<row r="3">${inline('B3', '美元')}${inline('C3', '人民币')}</row>` +
    `<row r="4">${inline('A4', 'P1')}<c r="B4"><v>1</v></c><c r="C4"><v>7</v></c></row>`
  const areas =
    '<mergeCells><mergeCell ref="A1:C1"/><mergeCell ref="B2:C2"/><mergeCell ref="A2:A3"/></mergeCells>'
  const { columns, found } = await read(
    file(workbook(sheet(cells).replace('</worksheet>', `${areas}</worksheet>`))),
  )
  expect(columns).toEqual(['id', '金额 / 美元', '金额 / 人民币'])
  expect(found).toEqual([{ line: 4, cells: { id: 'P1', '金额 / 美元': '1', '金额 / 人民币': '7' } }])
})

test('a sheet is chosen by its name, hidden or shown; others are told', async () => {
  const path = file(
    workbook(sheet(`${HEAD}<row r="2">${inline('A2', 'A1')}</row>`), {
      'xl/worksheets/sheet2.xml': sheet(
        `<row r="1">${inline('A1', 'x')}</row><row r="2">${inline('A2', 'y')}</row>`,
      ),
    }),
  )
  expect((await read(path)).facts.sheet).toBe('数据 & 标签')
  expect((await read(path, '隐藏')).found).toEqual([{ line: 2, cells: { x: 'y' } }])
  await expect(read(path, '别的')).rejects.toMatchObject({
    reason: 'sheet_absent',
    message: expect.stringMatching(/“别的”，现有：“数据 & 标签”/),
  })
})

test('hidden rows are marked, cells with faults keep what is wrong, and cells beyond the heading cost their row', async () => {
  const rows = [
    `<row r="2" hidden="1">${inline('A2', 'A1')}<c r="B2"><v>1</v></c></row>`,
    `<row r="3">${inline('A3', 'A2')}<c r="B3"><f>1+1</f></c></row>`,
    `<row r="4"><c r="A4"><v>1234567890123450000</v></c></row>`,
    `<row r="5">${inline('A5', 'A4')}${inline('D5', 'x')}</row>`,
  ]
  const { found } = await read(file(workbook(sheet(HEAD + rows.join('')))))
  expect(found).toEqual([
    { line: 2, cells: { id: 'A1', price: '1' }, isHidden: true },
    { line: 3, cells: { id: 'A2' }, faults: { price: expect.stringMatching(/没有存下计算结果/) } },
    { line: 4, cells: { id: '1234567890123450000' }, faults: { id: expect.stringMatching(/超过 15 位/) } },
    { line: 5, broken: { reason: 'column_count', message: 'D 列有内容，表头只到 B 列' } },
  ])
})

test.each([
  ['without rows', sheet(HEAD), 'rows_missing', /只有表头/],
  ['that is empty', sheet(''), 'header_missing', /没有表头/],
  [
    'of values only',
    sheet('<row><c><v>1</v></c></row><row><c><v>2</v></c></row>'),
    'header_missing',
    /--worksheet/,
  ],
  [
    'that is cut',
    '<worksheet><sheetData>',
    'file_unreadable',
    /工作表“数据 & 标签”：xlsx 内容有误.*没有导入任何数据/,
  ],
])('a sheet %s is refused in words', async (_, xml, reason, message) => {
  await expect(read(file(workbook(xml)))).rejects.toMatchObject({
    reason,
    message: expect.stringMatching(message),
  })
})

test('a sheet is asked for of a workbook only', async () => {
  const path = join(folder, 'rows.csv')
  writeFileSync(path, 'a\n1\n')
  await expect(inspectFile(path, { sheet: '一' })).rejects.toThrow(/没有工作表。请去掉 --worksheet/)
})
