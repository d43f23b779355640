import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesSource, openWorkbook } from '../../workbook/index.ts'
import type { Cell, Column, ColumnFormat } from '../cells/cell.ts'
import { readableText } from '../cells/safe-text.ts'
import { bytesOf } from '../written.fixture.ts'
import type { Sheet } from './sheet.ts'
import { writeWorkbook } from './write-workbook.ts'

const opened = async (sheets: readonly Sheet[]) =>
  openWorkbook(bytesSource(await bytesOf(writeWorkbook(sheets))))
const column = (heading: Column['heading'], format: ColumnFormat): Column => ({ heading, format })

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).map(readableText)
/** The reader rounds to the 15 digits that Excel keeps; the smallest numbers of JavaScript have fewer. */
const number = fc
  .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e14, max: 1e14 }))
  .map((value) => (Math.abs(value) < 1e-300 ? 0 : Number(value.toPrecision(15))))
const day = fc
  .date({ min: new Date('1900-03-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const row = fc.tuple(fc.option(text), fc.option(number), fc.option(day), fc.option(fc.integer()))

test('the reader of this package gives every cell of every sheet back', async () => {
  const columns = [
    column('文字', { type: 'text' }),
    column('数', { type: 'number' }),
    column('日期', { type: 'date' }),
    column('金额', { type: 'money', decimals: 2 }),
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(row, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 }),
      async (tables) => {
        const book = await opened(
          tables.map((rows, at) => ({ name: `表${at}`, columns, rows: [rows as Cell[][]] })),
        )
        expect(book.shownSheets).toEqual(tables.map((_, at) => `表${at}`))
        for (const [at, rows] of tables.entries()) {
          const read = await book.readSheet(`表${at}`, 'exact')
          expect(read.rows[0]?.cells).toEqual(['文字', '数', '日期', '金额'])
          const byLine = new Map(read.rows.map(({ line, cells }) => [line, cells]))
          for (const [index, [words, value, date, minor]] of rows.entries()) {
            const [a = '', b = '', c = '', d = ''] = byLine.get(index + 2) ?? []
            expect(a).toBe(words ?? '')
            expect(b === '' ? null : Number(b)).toBe(value === null ? null : value + 0)
            expect(c).toBe(date ?? '')
            expect(d === '' ? null : Math.round(Number(d) * 100)).toBe(minor)
          }
        }
      },
    ),
    { numRuns: 150 },
  )
})

test('it finds the merged headings where they were written', async () => {
  const format: ColumnFormat = { type: 'text' }
  const book = await opened([
    {
      name: '结算',
      columns: [column('PO单号', format), column(['运费', '回款'], format), column(['运费', '冲回'], format)],
      rows: [[['PO-1', '1', '2']]],
    },
  ])
  const { areas, rows } = await book.readSheet('结算', 'exact')
  expect(areas).toEqual([
    { firstLine: 1, lastLine: 2, firstColumn: 0, lastColumn: 0 },
    { firstLine: 1, lastLine: 1, firstColumn: 1, lastColumn: 2 },
  ])
  expect(rows.at(-1)?.cells).toEqual(['PO-1', '1', '2'])
})
