import type { TableRow } from '@haixuan/tabular'
import { bytesSource } from '@haixuan/tabular/workbook'
import { sheet, workbook } from '@haixuan/tabular/workbook.fixture'
import { expect, test } from 'vitest'
import { openSheets } from './open-sheets.ts'

async function rowsOf(text: string) {
  const [sheet] = await openSheets({ name: 'a.csv', source: bytesSource(Buffer.from(text)) })
  const rows: TableRow[] = []
  for await (const batch of sheet?.rows() ?? []) rows.push(...batch)
  return rows
}

test('rows of a text that were cleared are left out, and the others keep their lines', async () => {
  const rows = await rowsOf('SKU,金额\n,\nA,1\n , \nB,2\n')
  expect(rows).toEqual([
    { line: 1, cells: ['SKU', '金额'] },
    { line: 3, cells: ['A', '1'] },
    { line: 5, cells: ['B', '2'] },
  ])
})

test('the last cell of a text that broke off inside a row is a fault: its end is missing', async () => {
  const faultsIn = async (text: string) => (await rowsOf(text)).map(({ faults }) => [...(faults ?? [])])
  const broken = [1, expect.stringContaining('文件在这里断了')]
  expect(await faultsIn('SKU,金额,币种\nA,123.45,CNY\nB,12')).toEqual([[], [], [broken]])
  for (const whole of [
    'SKU,金额,币种\nA,1,CNY\nB,12\n',
    'SKU,金额,币种\nA,1,CNY\nB,12,CNY',
    'SKU,金额,币种',
  ]) {
    expect((await faultsIn(whole)).flat()).toEqual([])
  }
})

test.each([
  '<html><table><tr><td>SKU</td></tr></table></html>',
  '\n<?xml version="1.0"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"></Workbook>',
  '<!DOCTYPE html><meta charset="utf-8"><table></table>',
])('a web page under the name of a workbook is refused with what to do: %s', async (text) => {
  await expect(rowsOf(text)).rejects.toThrow(/网页表格.*另存为 \.xlsx/)
})

test('a text that only begins with a bracket is a table', async () => {
  expect(await rowsOf('<备注>,金额\nA,1\n')).toHaveLength(2)
})

test('a workbook is told by its bytes: xlsx content under the ending of an old file is read', async () => {
  const bytes = workbook(sheet('<row r="1"><c r="A1" t="inlineStr"><is><t>SKU</t></is></c></row>'))
  const sheets = await openSheets({ name: '账单.xls', source: bytesSource(bytes) })
  const shown = sheets.find(({ isHidden }) => !isHidden)
  expect((await shown?.top())?.rows).toEqual([{ line: 1, cells: ['SKU'] }])
})

test('a text that broke off inside a quoted amount is refused as a whole, and says so', async () => {
  const text = '账务时间,账务类型,币种,收支金额\r\n2026-08-27 17:19:20,冻结,CNY,"-6,840.00"\r\n'
  expect(await rowsOf(text)).toHaveLength(2)
  for (const rest of ['"', '"-', '"-6', '"-6,840.00'])
    await expect(rowsOf(`${text}2026-08-27 17:19:21,冻结,CNY,${rest}`)).rejects.toThrow(
      /第 3 行打开的引号.*请先重新导出/,
    )
})
