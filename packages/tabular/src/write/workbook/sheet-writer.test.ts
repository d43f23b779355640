import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import type { Cell, Column, ColumnFormat } from '../cells/cell.ts'
import { bytesOf, partOf } from '../written.fixture.ts'
import type { Sheet } from './sheet.ts'
import { writeWorkbook } from './write-workbook.ts'

const column = (format: ColumnFormat, heading: Column['heading'] = format.type): Column => ({
  heading,
  format,
})
const TEXT: ColumnFormat = { type: 'text' }
const written = (columns: readonly Column[], rows: readonly Cell[][], rest: Partial<Sheet> = {}) =>
  bytesOf(writeWorkbook([{ name: '数据', columns, rows: [rows], ...rest }]))
const sheetOf = (bytes: Uint8Array) => partOf(bytes, 'xl/worksheets/sheet1.xml')

test.each<[ColumnFormat, Cell, string, string]>([
  [{ type: 'integer' }, 1234, '#,##0', '1234'],
  [{ type: 'number', decimals: 1 }, 1.25, '#,##0.0', '1.25'],
  [{ type: 'number', decimals: 0 }, 1, '#,##0', '1'],
  [{ type: 'money', decimals: 2 }, 1999, '#,##0.00', '19.99'],
  [{ type: 'money', decimals: 0 }, 1999, '#,##0', '1999'],
  [{ type: 'money', decimals: 3 }, 1999, '#,##0.000', '1.999'],
  [{ type: 'percent' }, 0.25, '0.00%', '0.25'],
  [{ type: 'date' }, '2026-11-21', 'yyyy\\-mm\\-dd', '46347'],
  [{ type: 'time', utcOffsetMinutes: 480 }, Date.UTC(2026, 10, 20, 16), 'yyyy\\-mm\\-dd\\ hh:mm:ss', '46347'],
  [{ type: 'number' }, 0.5, 'General', '0.5'],
])('%j of %j has the format %s and holds %s', async (format, cell, code, value) => {
  const bytes = await written([column(format)], [[cell]])
  const [, style = '', held] = /<c r="A2" s="(\d+)"><v>([^<]*)<\/v>/.exec(sheetOf(bytes)) ?? []
  expect(held).toBe(value)
  expect(formatOf(partOf(bytes, 'xl/styles.xml'), Number(style))).toBe(code)
})

const BUILT_IN: Record<string, string> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  10: '0.00%',
  49: '@',
}

/** The format code of a style, as a reader of the file finds it. */
function formatOf(styles: string, at: number): string {
  const xfs = [...(/<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(styles)?.[1] ?? '').matchAll(/<xf numFmtId="(\d+)"/g)]
  const id = xfs[at]?.[1] ?? ''
  const own = new RegExp(`<numFmt numFmtId="${id}" formatCode="([^"]*)"`).exec(styles)
  return own?.[1] ?? BUILT_IN[id] ?? ''
}

test('an id has the format of texts, and a text that looks like a formula says that it is none', async () => {
  const bytes = await written([column({ type: 'id' }), column(TEXT)], [['007', '=1']])
  const styles = partOf(bytes, 'xl/styles.xml')
  const [, id = ''] = /<c r="A2" s="(\d+)" t="inlineStr"/.exec(sheetOf(bytes)) ?? []
  expect(formatOf(styles, Number(id))).toBe('@')
  const [, quoted = ''] = /<c r="B2" s="(\d+)" t="inlineStr"/.exec(sheetOf(bytes)) ?? []
  const xfs = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(styles)?.[1]?.match(/<xf .*?(?:\/>|<\/xf>)/g) ?? []
  expect(xfs[Number(quoted)]).toContain('quotePrefix="1"')
})

test('days and moments that a spreadsheet cannot count are texts', async () => {
  const time: ColumnFormat = { type: 'time', utcOffsetMinutes: 0 }
  const day = (text: string) => Date.parse(`${text}T00:00:00Z`)
  const rows: Cell[][] = [
    ['1900-02-28', day('1900-02-28')],
    ['1900-03-01', day('1900-03-01')],
    ['9999-12-31', day('9999-12-31') + 86_399_000],
    ['2026-02-30', day('9999-12-31') + 86_400_000],
    ['昨天', Number.NaN],
  ]
  const back = await readSheet(await written([column({ type: 'date' }), column(time)], rows))
  expect(back.slice(1)).toEqual([
    ['1900-02-28', '1900-02-28 00:00:00'],
    [new Date('1900-03-01'), new Date('1900-03-01')],
    [new Date('9999-12-31'), new Date('9999-12-31T23:59:59Z')],
    ['2026-02-30', '+010000-01-01 00:00:00'],
    ['昨天', null],
  ])
})

test('headings stay in view and can be filtered by', async () => {
  const columns = [column(TEXT, 'a'), column(TEXT, 'b')]
  const bytes = await written(
    columns,
    [
      ['1', '2'],
      ['3', '4'],
    ],
    { name: "it's <1>" },
  )
  const xml = sheetOf(bytes)
  expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
  expect(xml).toContain('<autoFilter ref="A1:B3"/>')
  expect(partOf(bytes, 'xl/workbook.xml')).toContain(
    `<definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">'it''s &lt;1&gt;'!$A$1:$B$3</definedName>`,
  )
  const bare = await written(columns, [], { frozenColumns: 1, hasFilter: false })
  expect(sheetOf(bare)).toContain(
    '<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/>',
  )
  expect(sheetOf(bare)).not.toContain('autoFilter')
  expect(partOf(bare, 'xl/workbook.xml')).not.toContain('definedName')
})

test('columns are as wide as told, else as their kind and heading need, and never wider than Excel takes', async () => {
  const xml = sheetOf(
    await written(
      [
        { ...column(TEXT), width: 7.5 },
        column({ type: 'integer' }),
        column({ type: 'integer' }, '很长的一个标题'),
        column(TEXT, 'x'.repeat(200)),
      ],
      [],
    ),
  )
  expect([...xml.matchAll(/ width="([\d.]+)"/g)].map(([, width]) => width)).toEqual([
    '7.5',
    '16',
    '16',
    '255',
  ])
})

test('upper headings that columns share are one cell, and a single heading reaches down', async () => {
  const columns = [
    column(TEXT, 'PO单号'),
    column({ type: 'money', decimals: 2 }, ['运费', '回款']),
    column({ type: 'money', decimals: 2 }, ['运费', '冲回']),
    column(TEXT, '备注'),
  ]
  const bytes = await written(columns, [['PO-1', 100, -100, '无']])
  const xml = sheetOf(bytes)
  expect(xml).toContain(
    '<mergeCells count="3"><mergeCell ref="A1:A2"/><mergeCell ref="B1:C1"/><mergeCell ref="D1:D2"/></mergeCells>',
  )
  expect(xml).toContain('ySplit="2" topLeftCell="A3"')
  expect(xml).toContain('<autoFilter ref="A2:D3"/>')
  // The order of these elements is part of the format.
  expect(xml.indexOf('<autoFilter')).toBeLessThan(xml.indexOf('<mergeCells'))
  expect(await readSheet(bytes)).toEqual([
    ['PO单号', '运费', null, '备注'],
    [null, '回款', '冲回', null],
    ['PO-1', 1, -1, '无'],
  ])
})
