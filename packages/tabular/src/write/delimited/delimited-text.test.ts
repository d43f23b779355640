import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDelimited, readPaste } from '../../delimited/read-delimited.ts'
import type { Separator } from '../../delimited/record-splitter.ts'
import { nastyText, STARTS_FORMULA } from '../written.fixture.ts'
import { clipboardText, delimitedText, spreadsheetText } from './delimited-text.ts'

const read = (text: string, delimiter: string): string[][] =>
  parse(text, { delimiter, relax_column_count: true, record_delimiter: '\r\n' })

test('what is written with any separator reads back cell by cell', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(nastyText, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
      fc.constantFrom<Separator>(',', ';', '\t', '|'),
      (rows, separator) => {
        // A byte order mark at the start belongs to the file, not to its first cell.
        fc.pre(!rows[0]?.[0]?.startsWith('\ufeff'))
        expect(read(delimitedText(rows, separator), separator)).toEqual(rows)
      },
    ),
    { numRuns: 500 },
  )
})

const cell = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', '\r', ' ', 'a', '海'), maxLength: 8 }),
)
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 8 })

test('the readers of this package give the cells back', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const pasted = readPaste(delimitedText(rows, '\t'), { keepsFormulas: true }, '\t')
      expect(pasted.map(({ cells }) => cells)).toEqual(rows)
      for (const separator of [',', ';', '|'] as const) {
        const file = readDelimited(`sep=${separator}\n${delimitedText(rows, separator)}`, {
          keepsFormulas: true,
        })
        expect(file.map(({ cells }) => cells)).toEqual(rows)
      }
    }),
    { numRuns: 1_000 },
  )
})

test('a row of one empty cell is a line', () => {
  expect(delimitedText([[''], ['a']])).toBe('""\r\na')
  expect(delimitedText([['', '']])).toBe(',')
})

test.each([
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['a\tb', '"a\tb"'],
  ['a|b', '"a|b"'],
  ['a"b', '"a""b"'],
  ['a\nb', '"a\nb"'],
  ['a\rb', '"a\rb"'],
  [' a', '" a"'],
  ['a ', '"a "'],
  ['a b', 'a b'],
])('%j is written as %j in a CSV file', (cell, written) => {
  expect(delimitedText([[cell, 'x']])).toBe(`${written},x`)
})

test('the clipboard quotes what it must and nothing else', () => {
  const rows = [
    ['a,b; c|', ' d '],
    ['e\tf', 'g"h'],
  ]
  expect(clipboardText(rows)).toBe('a,b; c|\t d \r\n"e\tf"\t"g""h"')
  expect(clipboardText([[''], ['', ''], ['a']])).toBe('\r\n\t\r\na')
})

test('a file for a spreadsheet has its mark, ends its last line, and runs nothing', () => {
  const text = spreadsheetText([['=1+1', ' @x', '＝cmd', 'plain']])
  expect(text).toBe("\ufeff'=1+1,' @x,'＝cmd,plain\r\n")
  fc.assert(
    fc.property(fc.array(nastyText, { minLength: 1, maxLength: 8 }), (cells) => {
      const [row = []] = read(spreadsheetText([cells]).slice(1), ',')
      expect(row).toHaveLength(cells.length)
      for (const cell of row) expect(cell).not.toMatch(STARTS_FORMULA)
    }),
    { numRuns: 300 },
  )
})
