import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cell, Column, ColumnFormat } from '../cells/cell.ts'
import { readableText } from '../cells/safe-text.ts'
import { WRITE_LIMITS } from '../write-limits.ts'
import { bytesOf, idText, nastyText, STARTS_FORMULA } from '../written.fixture.ts'
import { writeCsv } from './write-csv.ts'

const column = (format: ColumnFormat, heading: Column['heading'] = format.type): Column => ({
  heading,
  format,
})
const textOf = async (columns: readonly Column[], rows: readonly Cell[][]) =>
  (await bytesOf(writeCsv({ columns, rows: [rows] }))).toString()
const cellsOf = async (columns: readonly Column[], rows: readonly Cell[][]): Promise<string[][]> =>
  parse((await textOf(columns, rows)).slice(1), { record_delimiter: '\r\n' })

test('no cell can be a formula, and every text can be had back', async () => {
  const columns = [column({ type: 'text' }), column({ type: 'integer' })]
  await fc.assert(
    fc.asyncProperty(fc.array(nastyText, { minLength: 1, maxLength: 20 }), async (texts) => {
      const rows = (
        await cellsOf(
          columns,
          texts.map((text) => [text, -1]),
        )
      ).slice(1)
      expect(rows).toHaveLength(texts.length)
      for (const [at, [cell = '', number]] of rows.entries()) {
        expect(cell).not.toMatch(STARTS_FORMULA)
        const text = readableText(texts[at] ?? '')
        expect(STARTS_FORMULA.test(text) ? cell.slice(1) : cell).toBe(text)
        expect(number).toBe('-1')
      }
    }),
    { numRuns: 200 },
  )
})

test('ids keep every digit, and none is written as a bare long number', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(idText, { minLength: 1, maxLength: 20 }), async (ids) => {
      const rows = await cellsOf(
        [column({ type: 'id' })],
        ids.map((id) => [id]),
      )
      const cells = rows.slice(1).map(([cell = '']) => cell)
      expect(cells.map((cell) => cell.replace(/^'/, '').trimEnd())).toEqual(ids)
      for (const cell of cells) expect(cell).not.toMatch(/^\d{12,}$/)
    }),
    { numRuns: 150 },
  )
})

test('a number of eleven digits is bare, one of twelve is not', async () => {
  const text = await textOf([column({ type: 'id' })], [['12345678901'], ['123456789012']])
  expect(text).toBe('\ufeffid\r\n12345678901\r\n"123456789012\t"\r\n')
})

test('each format is written exactly, and what is missing is empty, never 0', async () => {
  const columns = [
    column({ type: 'integer' }),
    column({ type: 'money', decimals: 2 }),
    column({ type: 'money', decimals: 0 }),
    column({ type: 'money', decimals: 3 }),
    column({ type: 'percent' }),
    column({ type: 'number' }),
    column({ type: 'date' }),
    column({ type: 'time', utcOffsetMinutes: 480 }),
  ]
  const at = Date.UTC(2026, 10, 20, 16, 0, 30)
  const rows = await cellsOf(columns, [
    [12_345, 1999, 500, 1234, -0.25, 1e-7, '2026-11-21', at],
    [0, 0, 0, 0, 0, 0, '', 0],
    [null, null, null, null, null, null, null, null],
    [Number.NaN, Number.POSITIVE_INFINITY, 1e21, -1, 0, 0, '=x', Number.NaN],
    [1],
  ])
  expect(rows.slice(1)).toEqual([
    ['12345', '19.99', '500', '1.234', '-0.25', '0.0000001', '2026-11-21', '2026-11-21 00:00:30'],
    ['0', '0', '0', '0', '0', '0', '', '1970-01-01 08:00:00'],
    Array(8).fill(''),
    ['', '', '1000000000000000000000', '-0.001', '0', '0', "'=x", ''],
    ['1', ...Array(7).fill('')],
  ])
})

test('a link is its text; headings of several rows are one', async () => {
  const columns = [column({ type: 'text' }, ['运费', '金额']), column({ type: 'text' }, '=备注')]
  const text = await textOf(columns, [[{ text: '=看', href: 'https://x.example' }, 'b']])
  expect(text).toBe("\ufeff运费-金额,'=备注\r\n'=看,b\r\n")
})

test('a text at the limit stays, one above it is cut and keeps whole characters', async () => {
  const most = WRITE_LIMITS.cellText
  const rows = await cellsOf(
    [column({ type: 'text' })],
    [['x'.repeat(most)], ['x'.repeat(most + 1)], [`${'x'.repeat(most - 2)}🐈🐈`]],
  )
  expect(rows[1]).toEqual(['x'.repeat(most)])
  expect(rows[2]).toEqual([`${'x'.repeat(most - 1)}…`])
  expect(rows[3]).toEqual([`${'x'.repeat(most - 2)}…`])
})

test('a row with more cells than columns is refused, not cut', async () => {
  await expect(textOf([column({ type: 'text' })], [['a', 'b']])).rejects.toThrow(RangeError)
})

test('rows are read only as fast as the file is taken', async () => {
  let read = 0
  function* rows() {
    for (;;) {
      read++
      yield [['x']]
    }
  }
  const file = writeCsv({ columns: [column({ type: 'text' })], rows: rows() })
  await file.next()
  expect(read).toBe(0)
  await file.next()
  await file.next()
  expect(read).toBe(2)
  await file.return()
  expect(read).toBe(2)
})
