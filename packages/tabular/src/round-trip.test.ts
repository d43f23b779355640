import fc from 'fast-check'
import { readSheet as readByOthers } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { readDelimited } from './delimited/read-delimited.ts'
import { findHeading } from './table/find-heading.ts'
import { headingNames, matchColumns } from './table/match-columns.ts'
import { rowReader } from './table/typed-rows.ts'
import { bytesSource } from './workbook/byte-source.ts'
import { openWorkbook } from './workbook/open-workbook.ts'
import { type Column, delimitedText, type Row, type Sheet, writeWorkbook } from './write/index.ts'
import { bytesOf, nastyText } from './write/written.fixture.ts'

/** Texts that a cell can hold: XML knows no control characters but these, and no half characters. */
const cellText = fc
  .oneof(nastyText, fc.constantFrom(' a ', '中文', '😀', 'a\nb', '_x000D_', '00012', '1E5'))
  .filter((text) => !/[^\P{C}\n\t]/u.test(text.replace(/\p{Cf}|\p{Co}|\p{Cn}/gu, '')))
  .filter((text) => text !== '')

const text = (heading: Column['heading']): Column => ({ heading, format: { type: 'text' } })
const written = (sheets: readonly Sheet[]) => bytesOf(writeWorkbook(sheets))

test('texts that the writer puts into a workbook come back cell by cell, sheet by sheet', async () => {
  const table = fc.array(fc.array(cellText, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(table, table, async (first, second) => {
      const sheet = (name: string, rows: string[][]): Sheet => ({
        name,
        columns: [text('甲'), text('乙')],
        rows: [rows],
      })
      const book = await openWorkbook(bytesSource(await written([sheet('一', first), sheet('二', second)])))
      for (const [name, rows] of [
        ['一', first],
        ['二', second],
      ] as const) {
        const read = await book.readSheet(name, 'exact')
        expect(read.rows.map(({ cells }) => cells)).toEqual([['甲', '乙'], ...rows])
      }
    }),
  )
})

test('amounts, counts, shares and days come back as the values that they were', async () => {
  const FIELDS = {
    amount: { aliases: ['金额'], cell: { type: 'money', decimals: 2 } },
    pieces: { aliases: ['件数'], cell: { type: 'number' } },
    share: { aliases: ['占比'], cell: { type: 'number' } },
    day: { aliases: ['日期'], cell: { type: 'day' } },
    id: { aliases: ['SKU ID'], cell: { type: 'id' } },
  } as const
  const columns: Column[] = [
    { heading: ['结算', '金额'], format: { type: 'money', decimals: 2 } },
    { heading: ['结算', '件数'], format: { type: 'integer' } },
    { heading: '占比', format: { type: 'percent' } },
    { heading: '日期', format: { type: 'date' } },
    { heading: 'SKU ID', format: { type: 'id' } },
  ]
  const day = fc
    .date({ min: new Date('1900-03-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const row = fc.tuple(
    fc.integer({ min: -1e11, max: 1e11 }),
    fc.integer({ min: 0, max: 1e9 }),
    fc.integer({ min: 0, max: 10_000 }).map((share) => share / 10_000),
    day,
    fc.stringMatching(/^[0-9]{18}$/),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 5 }), async (rows: Row[]) => {
      const book = await openWorkbook(bytesSource(await written([{ name: '账单', columns, rows: [rows] }])))
      const read = await book.readSheet('账单', 'exact')
      const heading = findHeading(read.rows, { areas: read.areas })
      if (!heading) throw new Error('The heading was not found.')
      expect(headingNames(heading)).toEqual(['结算 / 金额', '结算 / 件数', '占比', '日期', 'SKU ID'])
      const reader = rowReader(FIELDS, heading, matchColumns(heading, FIELDS), '账单')
      const typed = read.rows.slice(heading.last + 1).map(reader)
      expect(typed.flatMap(({ faults }) => faults)).toEqual([])
      expect(typed.map(({ values }) => Object.values(values))).toEqual(rows)
    }),
    { numRuns: 50 },
  )
})

test('agrees with read-excel-file on texts and numbers of a workbook', async () => {
  const number = fc.integer({ min: -1e9, max: 1e9 }).map((value) => value / 1_000)
  const row = fc.tuple(fc.stringMatching(/^[a-z中]{1,8}$/), number)
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (rows) => {
      const columns: Column[] = [text('名称'), { heading: '数', format: { type: 'number' } }]
      const bytes = await written([{ name: 'a', columns, rows: [rows] }])
      const ours = await (await openWorkbook(bytesSource(bytes))).readSheet('a', 'exact')
      const theirs = await readByOthers(bytes)
      expect(ours.rows.map(({ cells }) => cells)).toEqual(theirs.map((cells) => cells.map(String)))
    }),
    { numRuns: 30 },
  )
})

test('delimited text that is written is read back cell by cell', () => {
  const row = fc.array(nastyText, { minLength: 2, maxLength: 4 })
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(',', ';', '|'),
      (rows, separator) => {
        const read = readDelimited(`sep=${separator}\n${delimitedText(rows, separator)}`, {
          keepsFormulas: true,
        })
        expect(read.map(({ cells }) => cells)).toEqual(rows)
      },
    ),
  )
})
