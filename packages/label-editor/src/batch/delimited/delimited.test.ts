import { readDelimited, readPaste } from '@haixuan/tabular'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spreadsheetText, writeDelimited } from './write-delimited.ts'

const cell = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', '\r', ' ', 'a', '海'), maxLength: 8 }),
)
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 8 })

test('what was written is read back, cell by cell, whatever the cells hold', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const read = readPaste(writeDelimited(rows, '\t'), { keepsFormulas: true }, '\t')
      expect(read.map(({ cells }) => cells)).toEqual(rows)
      const file = readDelimited(`sep=;\n${writeDelimited(rows, ';')}`, { keepsFormulas: true })
      expect(file.map(({ cells }) => cells)).toEqual(rows)
    }),
    { numRuns: 1_000 },
  )
})

test('a file for a spreadsheet runs no formula', () => {
  const text = spreadsheetText([['=1+1', '@x', '＝cmd', 'plain']])
  expect(text).toBe("\ufeff'=1+1,'@x,'＝cmd,plain\r\n")
})
