import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDelimited, readPaste } from './read-delimited.ts'
import { guessSeparator, separatorLine } from './separator.ts'

const cells = (text: string) => readDelimited(text).map((row) => row.cells)

test.each([
  ['a,b\n1,2', ','],
  ['a;b\n1,5;2', ';'],
  ['a\tb\n"x;y,z"\t2', '\t'],
  ['a|b\n1|2', ','],
  ['只有一列\n1', ','],
  ['', ','],
])('%j is cut at %j', (text, separator) => {
  expect(guessSeparator(text)).toBe(separator)
})

test('the first of several separators wins when they cut equally well', () => {
  expect(guessSeparator('a|b\n1|2', [',', '\t', ';', '|'])).toBe('|')
  expect(guessSeparator('a,b;c\n1,2;3', [',', ';'])).toBe(',')
  expect(guessSeparator('a,b;c\n1,2;3', [';', ','])).toBe(';')
})

test('a first line that names the separator is no row, and the others keep their line', () => {
  expect(readDelimited('sep=;\r\nSKU;price,old\r\nA1;5\r\n')).toEqual([
    { line: 2, cells: ['SKU', 'price,old'] },
    { line: 3, cells: ['A1', '5'] },
  ])
  expect(cells('SEP=|\na|b,c;d')).toEqual([['a', 'b,c;d']])
  expect(cells('sep=\t\na\tb')).toEqual([['a', 'b']])
  expect(separatorLine('sep=;')).toEqual({ separator: ';', length: 5 })
})

test('a separator that is not known is told, a heading that only looks like one is kept', () => {
  expect(() => readDelimited('sep=#\na#b')).toThrow(/只支持逗号、分号、制表符和竖线/)
  expect(cells('sep=a,b\n1,2')).toEqual([
    ['sep=a', 'b'],
    ['1', '2'],
  ])
})

test('a number that was kept a text by a formula comes back as the text', () => {
  expect(cells('a,b,c\n="0001234","=""00""5""",="x""y"')).toEqual([
    ['a', 'b', 'c'],
    ['0001234', '="00"5"', 'x"y'],
  ])
  expect(cells('a,b\n"=""0012""",=A1')).toEqual([
    ['a', 'b'],
    ['0012', '=A1'],
  ])
  expect(readPaste('="0012"\t2')).toEqual([{ line: 1, cells: ['0012', '2'] }])
  expect(readPaste('="0012"\t2', { keepsFormulas: true })).toEqual([{ line: 1, cells: ['="0012"', '2'] }])
})

test('rows are taken up to the limit and refused beyond it', () => {
  expect(readDelimited('a\nb', { rows: 2 })).toHaveLength(2)
  expect(() => readDelimited('a\nb\nc', { rows: 2 })).toThrow(/超过 2 行/)
})

test('a quote that never ends names its line; pasted, it is a plain character', () => {
  expect(() => readDelimited('a,b\n1,2\n"3,4\n5,6')).toThrow(/第 3 行打开的引号/)
  expect(readPaste('a\tb\n"3\t4').map((row) => row.cells)).toEqual([
    ['a', 'b'],
    ['"3', '4'],
  ])
})

test('a paste keeps blank lines between others, and has none behind its last line end', () => {
  expect(readPaste('1\r\n\r\n2\r\n').map((row) => row.cells)).toEqual([['1'], [''], ['2']])
  expect(readPaste('1,2').map((row) => row.cells)).toEqual([['1', '2']])
  expect(readPaste('1,2', {}, '\t').map((row) => row.cells)).toEqual([['1,2']])
})

test('any text is read or refused in words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      try {
        readDelimited(text)
      } catch (error) {
        expect(error).toMatchObject({ name: 'TableError', message: expect.stringMatching(/[\u4e00-\u9fff]/) })
      }
      expect(readPaste(text).every(({ line }) => line > 0)).toBe(true)
    }),
  )
})

test('a line of spaces says nothing about the separator, nor do lines far below', () => {
  expect(guessSeparator(' \na;b\n1;2', [',', ';'])).toBe(';')
  const far = Array.from({ length: 12 }, () => 'a;b').join('\n')
  expect(guessSeparator(`${far}\n1,2,3,4`, [',', ';'])).toBe(';')
  expect(guessSeparator('x', ['\t', ';'])).toBe(',')
})

test('a separator is told by the most even cells of the first twelve lines that hold something', () => {
  // Commas: four cells in the first line alone. Semicolons: two in each of twelve.
  const even = ['a;b,c,d,e', ...Array.from({ length: 11 }, () => 'a;b'), 'a,a,a,a'].join('\n')
  expect(guessSeparator(even, [',', ';'])).toBe(';')
  const more = ['a;b,c,d,e', 'a;b,c,d,e', 'a;b'].join('\n')
  expect(guessSeparator(more, [';', ','])).toBe(',')
})

test('an unknown separator is told with its line and the known ones', () => {
  expect(() => readDelimited('sep=#\na#b')).toThrow(
    expect.objectContaining({
      ...{ reason: 'bad_separator', line: 1 },
      message: '第一行把分隔符定为“#”，只支持逗号、分号、制表符和竖线，请改用其中一种',
    }),
  )
  expect(separatorLine('a\nsep=;')).toBeNull()
})
