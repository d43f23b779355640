import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { momentText } from '../rules/cell-text.ts'
import type { CellType, CellValue, Heading } from '../rules/file-column.ts'
import { plainText } from '../rules/safe-text.ts'
import { type FileFormat, openFileWriter } from './file-writer.ts'

let dir = ''
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'haixuan-writer-'))
})
afterAll(() => rmSync(dir, { recursive: true }))

let files = 0
async function written(format: FileFormat, headings: readonly Heading[], rows: readonly CellValue[][]) {
  const path = join(dir, `${++files}.${format}`)
  const writer = await openFileWriter(path, format, headings)
  for (const row of rows) await writer.write([row])
  const bytes = await writer.end()
  const content = readFileSync(path)
  expect(content.length).toBe(bytes)
  return { path, content }
}

const heading = (type: CellType): Heading => ({ text: `列 ${type}`, type })
const readCsv = (content: Buffer) =>
  parse(content, { bom: true, relax_column_count: false }) as unknown as string[][]

/** What a program that evaluates a CSV file would take for a formula. */
const STARTS_FORMULA = /^[\s\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/

/** Starts that are known to be dangerous, and texts that only look so. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .tuple(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        '\t',
        '\r',
        '\n',
        '＝',
        '＋',
        '－',
        '＠',
        ' =',
        '\u3000@',
        "'=",
        '|',
      ),
      fc.string({ maxLength: 20 }),
    )
    .map(([start, rest]) => `${start}${rest}`),
  fc.constantFrom(
    "=cmd|'/C calc'!A0",
    '=HYPERLINK("http://x.example","y")',
    "@SUM(1+1)*cmd|' /C calc'!A0",
    '_x0041_ & <b>"x"</b>',
    '"; =1+1',
    'a,b\r\n=1+1',
    '-12',
  ),
)
const idText = fc.oneof(
  fc.stringMatching(/^[0-9]{1,40}$/),
  fc.stringMatching(/^[A-Za-z0-9_.-]{1,20}$/),
  fc.constantFrom('601099512345678', '1E10', '007', '12345678901234567890', '-5', '+86138'),
)

test('no cell of a CSV file can be a formula, and every text can be had back', async () => {
  const headings = [heading('text'), heading('count')]
  await fc.assert(
    fc.asyncProperty(fc.array(nasty, { minLength: 1, maxLength: 20 }), async (texts) => {
      const { content } = await written(
        'csv',
        headings,
        texts.map((text) => [text, -1]),
      )
      const rows = readCsv(content).slice(1)
      expect(rows).toHaveLength(texts.length)
      for (const [at, row] of rows.entries()) {
        const [cell = '', number] = row
        expect(cell).not.toMatch(STARTS_FORMULA)
        const text = plainText(texts[at] ?? '')
        expect(STARTS_FORMULA.test(text) ? cell.slice(1) : cell).toBe(text)
        expect(number).toBe('-1')
      }
    }),
    { numRuns: 150 },
  )
})

test('no cell of a workbook is a formula: texts and ids are texts to the letter', async () => {
  const headings = [heading('text'), heading('id')]
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(nasty, idText), { minLength: 1, maxLength: 12 }), async (pairs) => {
      const { path } = await written('xlsx', headings, pairs)
      const rows = (await readSheet(path, { trim: false })).slice(1)
      for (const [at, [text, id]] of pairs.entries()) {
        // The reader takes an empty cell for null; the format keeps no difference between line ends.
        expect(String(rows[at]?.[0] ?? '')).toBe(plainText(text))
        expect(rows[at]?.[1]).toBe(id)
      }
    }),
    { numRuns: 100 },
  )
})

test('ids keep every digit in a CSV file, and none is written as a bare long number', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(idText, { minLength: 1, maxLength: 20 }), async (ids) => {
      const { content } = await written(
        'csv',
        [heading('id')],
        ids.map((id) => [id]),
      )
      const cells = readCsv(content)
        .slice(1)
        .map(([cell = '']) => cell)
      expect(cells.map((cell) => cell.replace(/^'/, '').trimEnd())).toEqual(ids)
      for (const cell of cells) expect(cell).not.toMatch(/^\d{12,}$/)
    }),
    { numRuns: 100 },
  )
})

test('numbers are numbers, days and moments are dates, and what is missing is empty, never 0', async () => {
  const at = Date.UTC(2026, 10, 20, 16, 0, 30)
  const headings = (['count', 'usd', 'share', 'decimal', 'day', 'moment', 'text'] as const).map(heading)
  const rows: CellValue[][] = [
    [12_345, 1999, -0.25, 4.8, '2026-11-21', at, '猫爬架'],
    [0, 0, 0, 0, '1970-01-01', 0, ''],
    [null, null, null, null, null, null, null],
    [9_007_199_254_740_991, 1, 1e-7, 0.1, '2026-02-28', at, 'x'],
  ]
  const { path } = await written('xlsx', headings, rows)
  const sheet = (await readSheet(path)).slice(1)
  const beijing = new Date(Date.UTC(2026, 10, 21, 0, 0, 30))
  expect(sheet[0]).toEqual([12_345, 19.99, -0.25, 4.8, new Date(Date.UTC(2026, 10, 21)), beijing, '猫爬架'])
  expect(sheet[1]?.slice(0, 4)).toEqual([0, 0, 0, 0])
  expect(sheet[2]?.every((cell) => cell === null)).toBe(true)
  expect(sheet[3]?.slice(0, 4)).toEqual([9_007_199_254_740_991, 0.01, 1e-7, 0.1])
  const { content } = await written('csv', headings, rows)
  expect(readCsv(content)[1]).toEqual([
    ...['12345', '19.99', '-0.25', '4.8', '2026-11-21', '2026-11-21 00:00:30', '猫爬架'],
  ])
  expect(readCsv(content)[3]).toEqual(['', '', '', '', '', '', ''])
  expect(readCsv(content)[4]?.[2]).toBe('0.0000001')
  expect(momentText(at)).toBe('2026-11-21 00:00:30')
})

test('the same rows make the same bytes, and many rows one valid sheet', async () => {
  const headings = Array.from({ length: 30 }, () => heading('count'))
  const rows = Array.from({ length: 3_000 }, (_, at) => headings.map((_, n) => at * 100 + n))
  const one = await written('xlsx', headings, rows)
  const two = await written('xlsx', headings, rows)
  expect(one.content.equals(two.content)).toBe(true)
  const sheet = await readSheet(one.path)
  expect(sheet).toHaveLength(3_001)
  expect(sheet[3_000]).toEqual(rows[2_999])
})

test.each(['csv', 'xlsx'] as const)(
  'a %s file that is given up in mid-write ends quietly',
  async (format) => {
    const loud: unknown[] = []
    const note = (error: unknown) => void loud.push(error)
    process.on('uncaughtException', note)
    const row = [Array.from({ length: 4_000 }, () => Math.random()).join(' ')]
    for (let times = 0; times < 20; times++) {
      const writer = await openFileWriter(join(dir, `given-up-${times}.${format}`), format, [heading('text')])
      const writing = writer.write(Array.from({ length: 20 }, () => row)).catch(() => {})
      await new Promise((resolve) => setImmediate(resolve))
      await writer.abort()
      await expect(writer.write([row])).rejects.toThrow()
      await writing
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
    process.off('uncaughtException', note)
    expect(loud).toEqual([])
  },
)
