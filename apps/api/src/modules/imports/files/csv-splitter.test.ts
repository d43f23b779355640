import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CsvSplitter } from './csv-splitter.ts'

/** Records of a text that arrives in pieces of the given lengths. */
function read(text: string, pieces: readonly number[] = []): { line: number; values: string[] }[] {
  const splitter = new CsvSplitter(',')
  const out = []
  let from = 0
  for (const length of pieces) {
    out.push(...splitter.push(text.slice(from, from + length)))
    from += length
  }
  out.push(...splitter.push(text.slice(from)), ...splitter.end())
  return out
}

const cell = fc.string({
  unit: fc.constantFrom('a', '"', ',', '\n', '\r', '\r\n', ' ', '中', '😀', '1'),
  maxLength: 8,
})
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 })
const pieces = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 40 })
const quoted = (rows: string[][], end: string) =>
  rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(',') + end).join('')

test('any cells come back as written, in whatever pieces the text arrives', () => {
  fc.assert(
    fc.property(table, pieces, fc.constantFrom('\n', '\r\n', '\r'), (rows, cuts, end) => {
      expect(read(quoted(rows, end), cuts).map(({ values }) => values)).toEqual(rows)
    }),
  )
})

test('a record begins on the line an editor shows, also after line ends inside quotes', () => {
  fc.assert(
    fc.property(table, pieces, (rows, cuts) => {
      const lines: number[] = []
      let text = ''
      for (const row of rows) {
        lines.push(text.split(/\r\n|\r|\n/).length)
        text += quoted([row], '\n')
      }
      expect(read(text, cuts).map(({ line }) => line)).toEqual(lines)
    }),
  )
})

test('agrees with csv-parse on any well-formed table with some cells unquoted', () => {
  const plain = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '中', '.'), minLength: 1, maxLength: 4 })
  const mixed = fc.array(fc.array(fc.oneof(plain, cell), { minLength: 2, maxLength: 3 }), {
    minLength: 1,
    maxLength: 5,
  })
  fc.assert(
    fc.property(mixed, pieces, (rows, cuts) => {
      const text = rows
        .map((row) => row.map((c) => (/[",\r\n]/.test(c) ? `"${c.replaceAll('"', '""')}"` : c)).join(','))
        .join('\n')
      const theirs: string[][] = parse(text, { relax_column_count: true, record_delimiter: '\n' })
      expect(read(text, cuts).map(({ values }) => values)).toEqual(theirs)
    }),
  )
})

test('blank lines are skipped, inches in an unquoted cell stay', () => {
  expect(read('a,b\n\n\r\n6.7" screen,2')).toEqual([
    { line: 1, values: ['a', 'b'] },
    { line: 4, values: ['6.7" screen', '2'] },
  ])
})

test.each([
  ['a,b\n1,2\n3,"4\n5,6\n7,8\n', 3, '没有找到结束引号'],
  ['a,b\n1,"x\ny"z,3\n', 2, '结束引号之后还有内容'],
  ['a,b\n"x\r\ny\r\nz",1\r\n1,"2\n', 5, '没有找到结束引号'],
])('a broken quote names the line on which it began: %j', (text, line, words) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ reason: 'broken_quote', line }))
  expect(() => read(text)).toThrow(words)
})

test('a line of 40 MB is refused after one mebibyte', () => {
  const splitter = new CsvSplitter(',')
  let pushed = 0
  const feed = () => {
    for (; pushed < 40; pushed++) splitter.push(`${pushed === 0 ? 'a,b\n' : ''}${'x'.repeat(1_000_000)}`)
  }
  expect(feed).toThrow(expect.objectContaining({ reason: 'record_too_long', line: 2 }))
  expect(pushed).toBeLessThan(3)
})

test('a row of a thousand columns is refused', () => {
  expect(() => read(`${','.repeat(1_000)}\n`)).toThrow(
    expect.objectContaining({ reason: 'too_many_columns', line: 1 }),
  )
})
