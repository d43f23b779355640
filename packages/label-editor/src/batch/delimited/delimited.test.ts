import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'
import { readDelimited, readPaste } from './read-delimited.ts'
import { guessSeparator, splitDelimited } from './split-delimited.ts'
import { spreadsheetText, writeDelimited } from './write-delimited.ts'

const cell = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', '\r', ' ', 'a', '海'), maxLength: 8 }),
)
const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 8 })

test('what was written is read back, cell by cell, whatever the cells hold', () => {
  fc.assert(
    fc.property(table, fc.constantFrom(',', ';', '\t'), (rows, separator) => {
      const read = [...splitDelimited(writeDelimited(rows, separator), separator)]
      expect(read.map(({ cells }) => cells)).toEqual(rows)
    }),
    { numRuns: 1_000 },
  )
})

test('each record knows the line that it begins on', () => {
  fc.assert(
    fc.property(table, (rows) => {
      const text = writeDelimited(rows)
      const lines = text.split(/\r\n|\r|\n/)
      for (const { line, cells } of splitDelimited(text, ',')) {
        const first = (cells[0] ?? '').split(/\r\n|\r|\n/)[0] ?? ''
        expect(lines[line - 1]).toContain(first.replaceAll('"', '""'))
      }
    }),
  )
})

test('any text is read or refused in words, never slowly', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      try {
        readDelimited(text)
      } catch (error) {
        expect(error).toMatchObject({ name: 'BatchError', message: expect.stringMatching(/[\u4e00-\u9fff]/) })
      }
      expect(readPaste(text).every(({ line }) => line > 0)).toBe(true)
    }),
  )
})

test.each([
  ['a,b\n1,2', ','],
  ['a;b\n1,5;2', ';'],
  ['a\tb\n"x;y,z"\t2', '\t'],
  ['只有一列\n1', ','],
])('%j is cut at %j', (text, separator) => {
  expect(guessSeparator(text)).toBe(separator)
})

test('lines may end in any way, and inches are no quotes', () => {
  expect([...splitDelimited('a,b\r\n1,5"\r2,\n', ',')]).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', '5"'] },
    { line: 3, cells: ['2', ''] },
  ])
})

test('a quote that never ends names its line; pasted, it is a plain character', () => {
  expect(() => readDelimited('a,b\n1,2\n"3,4\n5,6')).toThrow(/第 3 行的引号没有结束/)
  expect(readPaste('a\tb\n"3\t4').map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['"3', '4'],
  ])
})

/** 编号,名称 / 1,无线蓝牙耳机 in GBK. */
const GBK = Uint8Array.from('b1e0bac52cc3fbb3c60a312ccedecfdfc0b6d1c0b6fabbfa0a'.match(/../g) ?? [], (hex) =>
  Number.parseInt(hex, 16),
)
const TEXT = '编号,名称\n1,无线蓝牙耳机\n'
const utf16 = (text: string) =>
  Uint8Array.from(
    [...`\ufeff${text}`].flatMap((character) => [
      character.charCodeAt(0) & 255,
      character.charCodeAt(0) >> 8,
    ]),
  )

test.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${TEXT}`)],
  ['GBK', GBK],
  ['UTF-16', utf16(TEXT)],
])('%s is read', (_, bytes) => {
  expect(decodeText(bytes)).toMatchObject({ text: TEXT, readings: [] })
})

test('what is no text is refused in words', () => {
  expect(() => decodeText(Uint8Array.of(1, 0, 2))).toThrow(/不是文本表格/)
  expect(() => decodeText(Uint8Array.of(0x61, 0x81, 0xff, 0xff, 0x0a))).toThrow(/编码无法识别/)
})

test('a file for a spreadsheet runs no formula', () => {
  const text = spreadsheetText([['=1+1', '@x', '＝cmd', 'plain']])
  expect(text).toBe("\ufeff'=1+1,'@x,'＝cmd,plain\r\n")
})
