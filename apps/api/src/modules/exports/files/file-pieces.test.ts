import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import type { CellType, CellValue, Heading } from '../rules/file-column.ts'
import { momentText } from '../rules/moment-text.ts'
import { type FileFormat, filePieces } from './file-pieces.ts'

async function written(
  format: FileFormat,
  headings: readonly Heading[],
  rows: Iterable<CellValue[][]> | AsyncIterable<CellValue[][]>,
): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of filePieces(format, headings, rows)) pieces.push(piece)
  return Buffer.concat(pieces)
}

const heading = (type: CellType): Heading => ({ text: `列 ${type}`, type })
const readCsv = (content: Buffer): string[][] => parse(content, { bom: true, relax_column_count: false })
const AT = Date.UTC(2026, 10, 20, 16, 0, 30)
const TYPES = ['count', 'usd', 'share', 'decimal', 'day', 'moment', 'text', 'id'] as const

test('numbers are numbers, days and moments are dates, and what is missing is empty, never 0', async () => {
  const headings = TYPES.map(heading)
  const rows: CellValue[][] = [
    [12_345, 1999, -0.25, 4.8, '2026-11-21', AT, '猫爬架', '007'],
    [0, 0, 0, 0, '1970-01-01', 0, '', ''],
    [null, null, null, null, null, null, null, null],
    [9_007_199_254_740_991, 1, 1e-7, 0.1, '2026-02-28', AT, '=x', '601099512345678'],
  ]
  const sheet = await readSheet(await written('xlsx', headings, [rows]), '数据')
  expect(sheet[0]).toEqual(TYPES.map((type) => `列 ${type}`))
  const beijing = new Date(Date.UTC(2026, 10, 21, 0, 0, 30))
  expect(sheet[1]).toEqual([
    ...[12_345, 19.99, -0.25, 4.8, new Date(Date.UTC(2026, 10, 21)), beijing, '猫爬架', '007'],
  ])
  expect(sheet[2]?.slice(0, 4)).toEqual([0, 0, 0, 0])
  expect(sheet[3]?.every((cell) => cell === null)).toBe(true)
  expect(sheet[4]?.slice(0, 4)).toEqual([9_007_199_254_740_991, 0.01, 1e-7, 0.1])
  expect(sheet[4]?.slice(6)).toEqual(['=x', '601099512345678'])
  const content = await written('csv', headings, [rows])
  expect(readCsv(content).slice(1)).toEqual([
    ['12345', '19.99', '-0.25', '4.8', '2026-11-21', '2026-11-21 00:00:30', '猫爬架', '007'],
    ['0', '0', '0', '0', '1970-01-01', '1970-01-01 08:00:00', '', ''],
    Array(8).fill(''),
    [
      ...['9007199254740991', '0.01', '0.0000001', '0.1', '2026-02-28', '2026-11-21 00:00:30'],
      ...["'=x", '601099512345678\t'],
    ],
  ])
  expect(momentText(AT)).toBe('2026-11-21 00:00:30')
})

test.each(['xlsx', 'csv'] as const)(
  'a text that is too long for a cell is cut in a %s file',
  async (format) => {
    const content = await written(format, [heading('text')], [[['x'.repeat(40_000)]]])
    const rows = format === 'csv' ? readCsv(content) : await readSheet(content)
    expect(rows[1]).toEqual([`${'x'.repeat(32_766)}…`])
  },
)

test.each(['csv', 'xlsx'] as const)('a %s file whose rows fail is closed, and says why', async (format) => {
  let isOver = false
  async function* rows(): AsyncGenerator<CellValue[][]> {
    try {
      yield [['a']]
      throw new Error('The database has gone.')
    } finally {
      isOver = true
    }
  }
  await expect(written(format, [heading('text')], rows())).rejects.toThrow('The database has gone.')
  expect(isOver).toBe(true)
})

test('no row is read before a piece is asked for', async () => {
  let read = 0
  function* rows(): Generator<CellValue[][]> {
    read++
    yield [['a']]
  }
  filePieces('csv', [heading('text')], rows())
  await Promise.resolve()
  expect(read).toBe(0)
})
