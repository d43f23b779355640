import fc from 'fast-check'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import type { Cell, Column, ColumnFormat } from '../cells/cell.ts'
import { readableText } from '../cells/safe-text.ts'
import { bytesOf, idText, nastyText, partOf } from '../written.fixture.ts'
import { deflatedEntry } from '../zip/deflated-entry.ts'
import { nativeEntry } from '../zip/native-entry.ts'
import type { Sheet } from './sheet.ts'
import { writeWorkbook } from './write-workbook.ts'

const column = (format: ColumnFormat, heading: Column['heading'] = format.type): Column => ({
  heading,
  format,
})
const sheet = (columns: readonly Column[], rows: readonly Cell[][], name = '数据'): Sheet => ({
  name,
  columns,
  rows: [rows],
})

describe.each([
  ['the library', deflatedEntry],
  ['zlib of Node', nativeEntry],
])('packed by %s', (_, openEntry) => {
  const written = (sheets: readonly Sheet[]) => bytesOf(writeWorkbook(sheets, { openEntry }))
  const read = async (sheets: readonly Sheet[], name: string | number = 1) =>
    readSheet(await written(sheets), name, { trim: false })

  test('no cell is a formula: texts and ids are texts to the letter', async () => {
    const columns = [column({ type: 'text' }), column({ type: 'id' })]
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(nastyText, idText), { minLength: 1, maxLength: 12 }),
        async (pairs) => {
          const bytes = await written([sheet(columns, pairs)])
          expect(partOf(bytes, 'xl/worksheets/sheet1.xml')).not.toMatch(/<f[ >]/)
          const rows = (await readSheet(bytes, 1, { trim: false })).slice(1)
          for (const [at, [text, id]] of pairs.entries()) {
            // The reader takes an empty cell for null.
            expect(String(rows[at]?.[0] ?? '')).toBe(readableText(text))
            expect(rows[at]?.[1]).toBe(id)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  test('numbers are numbers, days and moments are dates, and what is missing is empty, never 0', async () => {
    const at = Date.UTC(2026, 10, 20, 16, 0, 30)
    const columns = [
      column({ type: 'integer' }),
      column({ type: 'money', decimals: 2 }),
      column({ type: 'percent' }),
      column({ type: 'number' }),
      column({ type: 'date' }),
      column({ type: 'time', utcOffsetMinutes: 480 }),
      column({ type: 'text' }),
    ]
    const rows = await read([
      sheet(columns, [
        [12_345, 1999, -0.25, 4.8, '2026-11-21', at, '猫爬架'],
        [0, 0, 0, 0, '1970-01-01', 0, ''],
        [null, null, null, null, null, null, null],
        [9_007_199_254_740_991, 1, 1e-7, 0.1, '2026-02-28', at, 'x'],
        [Number.NaN, Number.POSITIVE_INFINITY, 1],
      ]),
    ])
    const beijing = new Date(Date.UTC(2026, 10, 21, 0, 0, 30))
    expect(rows[1]).toEqual([12_345, 19.99, -0.25, 4.8, new Date(Date.UTC(2026, 10, 21)), beijing, '猫爬架'])
    expect(rows[2]?.slice(0, 4)).toEqual([0, 0, 0, 0])
    expect(rows[3]?.every((cell) => cell === null)).toBe(true)
    expect(rows[4]?.slice(0, 4)).toEqual([9_007_199_254_740_991, 0.01, 1e-7, 0.1])
    expect(rows[5]).toEqual([null, null, 1, null, null, null, null])
  })

  test('any table of any sheets reads back as it was', async () => {
    const cell = fc.oneof(
      fc.constant(null),
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
      fc.string({ minLength: 1 }).filter((text) => readableText(text) === text),
    )
    const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 })
    const columns = ['甲', '乙', '丙'].map((heading) => column({ type: 'number' }, heading))
    await fc.assert(
      fc.asyncProperty(fc.array(table, { minLength: 1, maxLength: 4 }), async (tables) => {
        const bytes = await written(tables.map((rows, at) => sheet(columns, rows, `表 ${at + 1}`)))
        for (const [at, rows] of tables.entries()) {
          const back = await readSheet(bytes, `表 ${at + 1}`, { trim: false })
          expect(back[0]).toEqual(['甲', '乙', '丙'])
          for (const [line, cells] of rows.entries())
            expect((back[line + 1] ?? [null, null, null]).map((value) => value ?? null)).toEqual(cells)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('the same rows make the same bytes, in whatever batches they come', async () => {
    const columns = Array.from({ length: 20 }, (_, at) => column({ type: 'integer' }, `列 ${at}`))
    const rows = Array.from({ length: 3_000 }, (_, at) => columns.map((__, n) => at * 100 + n))
    const batches = (size: number) =>
      Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size))
    const made = await Promise.all(
      [3_000, 100, 7].map((size) => written([{ name: '数据', columns, rows: batches(size) }])),
    )
    expect(made[1]?.equals(made[0] as Buffer)).toBe(true)
    expect(made[2]?.equals(made[0] as Buffer)).toBe(true)
    const back = await readSheet(made[0] as Buffer)
    expect(back).toHaveLength(3_001)
    expect(back[3_000]).toEqual(rows[2_999])
  })

  test('a sheet without rows has its headings', async () => {
    expect(await read([sheet([column({ type: 'text' }, '标题')], [])])).toEqual([['标题']])
    const empty = await bytesOf(
      writeWorkbook([{ name: 'x', columns: [column({ type: 'text' }, '标题')], rows: [] }], { openEntry }),
    )
    expect(await readSheet(empty)).toEqual([['标题']])
  })
})

test('both ways of packing hold the same parts', async () => {
  const sheets = [sheet([column({ type: 'text' })], [['猫'], ['爬架']])]
  const [one, two] = await Promise.all(
    [deflatedEntry, nativeEntry].map((openEntry) => bytesOf(writeWorkbook(sheets, { openEntry }))),
  )
  for (const name of [
    '[Content_Types].xml',
    'xl/workbook.xml',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
  ]) {
    expect(partOf(one as Buffer, name)).not.toBe('')
    expect(partOf(two as Buffer, name)).toBe(partOf(one as Buffer, name))
  }
})
