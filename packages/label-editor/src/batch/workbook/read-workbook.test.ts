import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readWorkbook } from './read-workbook.ts'
import { sheet, workbook } from './workbook.fixture.ts'

const cellsOf = (rows: string) => readWorkbook(workbook(sheet(rows))).rows.map(({ cells }) => cells)

test('the first sheet that is shown is read, others by name', () => {
  const bytes = workbook(sheet('<row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c></row>'))
  expect(readWorkbook(bytes)).toMatchObject({
    sheets: ['数据 & 标签'],
    sheet: '数据 & 标签',
    rows: [{ line: 3, cells: ['SKU', '', '蓝 色'] }],
  })
})

test('numbers stand as Excel shows them', () => {
  const cell = (value: string, style = 0) => `<row><c r="A1" s="${style}"><v>${value}</v></c></row>`
  expect(cellsOf(cell('6901234567892'))).toEqual([['6901234567892']])
  expect(cellsOf(cell('6.901234567892E12'))).toEqual([['6901234567892']])
  expect(cellsOf(cell('0.30000000000000004'))).toEqual([['0.3']])
  expect(cellsOf(cell('12345', 1))).toEqual([['000000012345']])
  expect(cellsOf(cell('46347', 2))).toEqual([['2026-11-21']])
  expect(cellsOf(cell('46347.5', 4))).toEqual([['2026/11/21']])
  expect(cellsOf(cell('1.5', 3))).toEqual([['1.50day']])
  expect(
    cellsOf('<row><c r="A1" t="inlineStr"><is><t>a&#65;&lt;</t></is></c><c r="B1" t="b"><v>1</v></c></row>'),
  ).toEqual([['aA<', 'TRUE']])
  expect(cellsOf('<row><c r="A1" t="str"><f>B1&amp;"x"</f><v>AB</v></c></row>')).toEqual([['AB']])
})

test('a number that Excel has already cut is told', () => {
  const [row] = readWorkbook(workbook(sheet('<row><c r="A1"><v>1234567890123450000</v></c></row>'))).rows
  expect(row?.faults?.get(0)).toMatch(/超过 15 位/)
})

test.each([
  [
    'a type declaration',
    sheet('').replace('<worksheet>', '<!DOCTYPE x [<!ENTITY a "b">]><worksheet>'),
    /类型声明/,
  ],
  ['deep nesting', '<a>'.repeat(70), /嵌套过深/],
  ['a tag without an end', `<worksheet ${'x'.repeat(70_000)}`, /标记过长/],
  ['too many columns', sheet('<row><c r="ZZ1"><v>1</v></c></row>'), /200 列/],
  [
    'a cell that is too long',
    sheet(`<row><c t="inlineStr"><is><t>${'长'.repeat(33_000)}</t></is></c></row>`),
    /32767 个字符/,
  ],
  ['half a file', '<worksheet><sheetData>', /不完整/],
])('%s is refused in words', (_, xml, message) => {
  expect(() => readWorkbook(workbook(xml))).toThrow(message)
})

test('a bomb is stopped by what it unpacks to, not by what it says', () => {
  const bomb = workbook(sheet(`<row><c t="inlineStr"><is><t>${' '.repeat(40_000_000)}</t></is></c></row>`))
  expect(bomb.length).toBeLessThan(100_000)
  expect(() => readWorkbook(bomb)).toThrow(/过大|32767/)
  const comment = workbook(sheet(`${'<!--'.padEnd(60_000)}-->`.repeat(2_000)))
  expect(() => readWorkbook(comment)).toThrow(/过大/)
})

test('files that are no workbook are refused in words', () => {
  expect(() => readWorkbook(zipSync({ 'a.txt': strToU8('x') }))).toThrow(/不是 Excel 工作簿/)
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`f${at}`, strToU8('x')]))
  expect(() => readWorkbook(zipSync(many))).toThrow(/201 个部件/)
  expect(() => readWorkbook(workbook(sheet('')).subarray(0, 200))).toThrow(/损坏/)
})

test('mutants of a workbook are read or refused in words', () => {
  const whole = workbook(
    sheet('<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="2"><v>46347</v></c></row>'),
  )
  const change = fc.record({ at: fc.nat(whole.length - 1), byte: fc.nat(255) })
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), fc.nat(whole.length), (changes, cut) => {
      const mutant = whole.slice(0, cut < 40 ? whole.length - cut : whole.length)
      for (const { at, byte } of changes) mutant[at] = byte
      try {
        expect(readWorkbook(mutant).rows.length).toBeLessThan(10)
      } catch (error) {
        expect(error).toMatchObject({ name: 'BatchError', message: expect.stringMatching(/[\u4e00-\u9fff]/) })
      }
    }),
    { numRuns: Number(process.env['MUTANTS'] ?? 300) },
  )
})
