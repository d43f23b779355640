import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DelimitedRecord, RecordSplitter, type SplitOptions } from './record-splitter.ts'

/** Records of a text that arrives in pieces of the given lengths. */
function read(text: string, pieces: readonly number[] = [], options: Partial<SplitOptions> = {}) {
  const records: DelimitedRecord[] = []
  const splitter = new RecordSplitter(',', { onRecord: (record) => records.push(record), ...options })
  let from = 0
  for (const length of pieces) {
    splitter.push(text.slice(from, from + length))
    from += length
  }
  splitter.push(text.slice(from))
  splitter.end()
  return records
}

const cell = fc.string({
  unit: fc.constantFrom('a', '"', ',', '\n', '\r', '\r\n', ' ', '中', '😀', '1'),
  maxLength: 8,
})
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 })
const pieces = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 40 })
const quoted = (rows: string[][], end: string) =>
  rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(',') + end).join('')

test('any cells come back as written, in whatever pieces the text arrives', () => {
  fc.assert(
    fc.property(table, pieces, fc.constantFrom('\n', '\r\n', '\r'), (rows, cuts, end) => {
      expect(read(quoted(rows, end), cuts).map(({ cells }) => cells)).toEqual(rows)
    }),
  )
})

test('where the text is cut makes no difference, whatever the text is', () => {
  const outcome = (text: string, cuts: readonly number[]) => {
    try {
      return read(text, cuts, { keepsBlankLines: true })
    } catch (error) {
      return (error as { reason: string }).reason
    }
  }
  fc.assert(
    fc.property(cell, cell, cell, pieces, (a, b, c, cuts) => {
      const text = `${a}${b}${c}`
      expect(outcome(text, cuts)).toEqual(outcome(text, []))
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
      expect(read(text, cuts).map(({ cells }) => cells)).toEqual(theirs)
    }),
  )
})

test('blank lines are skipped or kept, inches in an unquoted cell stay', () => {
  const text = 'a,b\n\n\r\n6.7" screen,2'
  expect(read(text)).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 4, cells: ['6.7" screen', '2'] },
  ])
  expect(read(text, [], { keepsBlankLines: true }).map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    [''],
    [''],
    ['6.7" screen', '2'],
  ])
  expect(read('a\r\n', [], { firstLine: 7 })).toEqual([{ line: 7, cells: ['a'] }])
})

test('lines may end in any way', () => {
  expect(read('a,b\r\n1,5"\r2,\n')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', '5"'] },
    { line: 3, cells: ['2', ''] },
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
  const splitter = new RecordSplitter(',', { onRecord: () => {} })
  let pushed = 0
  const feed = () => {
    for (; pushed < 40; pushed++) splitter.push(`${pushed === 0 ? 'a,b\n' : ''}${'x'.repeat(1_000_000)}`)
  }
  expect(feed).toThrow(expect.objectContaining({ reason: 'record_too_long', line: 2 }))
  expect(pushed).toBeLessThan(3)
})

test('records, cells and columns are taken up to their limit and refused beyond it', () => {
  const limits = { recordChars: 6, cellChars: 4, columns: 3 }
  expect(read('abcd,ef', [], { limits })).toHaveLength(1)
  expect(read('a,b,c', [], { limits })).toHaveLength(1)
  expect(() => read('\nabcde', [], { limits })).toThrow(
    expect.objectContaining({ reason: 'cell_too_long', line: 2 }),
  )
  expect(() => read('abcd,efg', [], { limits })).toThrow(/第 1 行开始的记录超过 6 个字符/)
  expect(() => read('a,b,c,d', [], { limits })).toThrow(
    expect.objectContaining({ reason: 'too_many_columns', line: 1 }),
  )
  expect(() => read('"ab\ncde', [], { limits })).toThrow(/第 1 行打开的引号一直没有闭合/)
})

test('a row of a thousand columns is refused', () => {
  expect(() => read(`${','.repeat(1_000)}\n`)).toThrow(/超过 500 列/)
})

test('limits hold for each record anew, and say what is too long', () => {
  const limits = { recordChars: 6, cellChars: 4, columns: 3 }
  expect(read('abcd,ef\nabcd,ef\na,b,c\na,b,c', [1, 2, 3], { limits })).toHaveLength(4)
  expect(() => read('abcd,ef\nabcd,efg', [], { limits })).toThrow(
    '从第 2 行开始的记录超过 6 个字符：内容太长，请检查这一行后重试',
  )
  expect(() => read('a\n"abcde', [], { limits })).toThrow(
    '从第 2 行开始的一格超过 4 个字符：第 2 行打开的引号一直没有闭合，或者内容确实太长，请检查这一行后重试',
  )
  expect(() => read('a\nb,c,d,e', [], { limits })).toThrow('第 2 行超过 3 列，请检查分隔符，或删去不用的列')
})

test('a record and a cell hold 1 MiB, a record 500 columns, and no more', () => {
  const most = 'x'.repeat(1_048_576)
  expect(read(most)[0]?.cells[0]).toHaveLength(1_048_576)
  expect(() => read(`${most}x`)).toThrow('从第 1 行开始的记录超过 1 MiB：内容太长，请检查这一行后重试')
  expect(read(','.repeat(499))[0]?.cells).toHaveLength(500)
  expect(() => read(','.repeat(500))).toThrow(/超过 500 列/)
})

test('a quote that is not closed says where it was opened and what to do', () => {
  expect(() => read('a\n"b')).toThrow(
    '引号不配对：第 2 行打开的引号，到末尾都没有找到结束引号。文件可能没有下载完整，请先重新导出；文件完整的，请补上引号，单元格里的引号要写成两个 ""',
  )
  expect(() => read(`"b" ${'c'.repeat(40)}`)).toThrow(`结束引号之后还有内容“${'c'.repeat(19)}”`)
})

test('text that begins further down in its file counts from there', () => {
  expect(read('a\r\n\r\n"b\r\nc"\r\nd', [3, 1, 4], { firstLine: 7 }).map(({ line }) => line)).toEqual([
    7, 9, 11,
  ])
})
