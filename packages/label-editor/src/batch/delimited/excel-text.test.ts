import { expect, test } from 'vitest'
import { readDelimited, readPaste } from './read-delimited.ts'

const cells = (text: string) => readDelimited(text).map((row) => row.cells)

test('a first line that names the separator is no row, and the others keep their line', () => {
  expect(readDelimited('sep=;\r\nSKU;price,old\r\nA1;5\r\n')).toEqual([
    { line: 2, cells: ['SKU', 'price,old'] },
    { line: 3, cells: ['A1', '5'] },
  ])
  expect(cells('SEP=|\na|b,c;d')).toEqual([['a', 'b,c;d']])
  expect(cells('sep=\t\na\tb')).toEqual([['a', 'b']])
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
})
