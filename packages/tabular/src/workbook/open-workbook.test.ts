import { strToU8, unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type ByteSource, blobSource, bytesSource } from './byte-source.ts'
import { openWorkbook, workbookMark } from './open-workbook.ts'
import type { CellReading } from './sheet-cell.ts'
import { sheet, workbook } from './workbook.fixture.ts'

const CONTENT = '数据 & 标签'

/** The sheet that is shown of a workbook of these bytes. */
async function readFirst(bytes: Uint8Array, reading: CellReading = 'shown') {
  const book = await openWorkbook(bytesSource(bytes), {
    entries: 200,
    columns: 200,
    unpackedBytes: 200 << 20,
  })
  return book.readSheet(book.shownSheets[0] ?? '', reading)
}
const cellsOf = async (rows: string, reading?: CellReading) =>
  (await readFirst(workbook(sheet(rows)), reading)).rows.map(({ cells }) => cells)

test('the sheets are told, shown or hidden, and each is read by its name', async () => {
  const bytes = workbook(sheet('<row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c></row>'))
  const book = await openWorkbook(bytesSource(bytes))
  expect(book.sheets).toEqual([
    { name: '隐藏', isHidden: true },
    { name: CONTENT, isHidden: false },
  ])
  expect(book.shownSheets).toEqual([CONTENT])
  expect((await book.readSheet(CONTENT, 'shown')).rows).toEqual([{ line: 3, cells: ['SKU', '', '蓝 色'] }])
  expect((await book.readSheet('隐藏', 'shown')).rows).toEqual([{ line: 1, cells: ['2'] }])
  await expect(book.readSheet('别的', 'shown')).rejects.toThrow(/没有工作表“别的”，现有：“数据 & 标签”/)
})

test('numbers are as Excel shows them', async () => {
  const cell = (value: string, style = 0) => `<row><c r="A1" s="${style}"><v>${value}</v></c></row>`
  expect(await cellsOf(cell('6901234567892'))).toEqual([['6901234567892']])
  expect(await cellsOf(cell('6.901234567892E12'))).toEqual([['6901234567892']])
  expect(await cellsOf(cell('0.30000000000000004'))).toEqual([['0.3']])
  expect(await cellsOf(cell('12345', 1))).toEqual([['000000012345']])
  expect(await cellsOf(cell('46347', 2))).toEqual([['2026-11-21']])
  expect(await cellsOf(cell('46347.5', 4))).toEqual([['2026/11/21']])
  expect(await cellsOf(cell('1.5', 3))).toEqual([['1.50day']])
  expect(
    await cellsOf(
      '<row><c r="A1" t="inlineStr"><is><t>a&#65;&lt;</t></is></c><c r="B1" t="b"><v>1</v></c></row>',
    ),
  ).toEqual([['aA<', 'TRUE']])
  expect(await cellsOf('<row><c r="A1" t="str"><f>B1&amp;"x"</f><v>AB</v></c></row>')).toEqual([['AB']])
})

test('read exactly, numbers keep what their format hides and days are written in one way', async () => {
  const cell = (value: string, style: number, type = 'n') =>
    `<row><c r="A1" s="${style}" t="${type}"><v>${value}</v></c></row>`
  expect(await cellsOf(cell('1.5', 3), 'exact')).toEqual([['1.5']])
  expect(await cellsOf(cell('46347.5', 4), 'exact')).toEqual([['2026-11-21 12:00:00']])
  expect(await cellsOf(cell('2026-11-21', 4, 'd'), 'exact')).toEqual([['2026-11-21']])
  expect(await cellsOf(cell('0', 3, 's'), 'exact')).toEqual([['SKU']])
})

test('a number that Excel has already cut is told', async () => {
  const bytes = workbook(sheet('<row><c r="A1"><v>1234567890123450000</v></c></row>'))
  for (const reading of ['shown', 'exact'] as const) {
    const [row] = (await readFirst(bytes, reading)).rows
    expect(row?.faults?.get(0)).toMatch(/超过 15 位/)
  }
})

test.each([
  [
    'a type declaration',
    sheet('').replace('<worksheet>', '<!DOCTYPE x [<!ENTITY a "b">]><worksheet>'),
    /类型声明/,
  ],
  ['deep nesting', '<a>'.repeat(70), /嵌套过深/],
  ['a tag that closes another', '<worksheet><sheetData></worksheet></sheetData>', /没有配对/],
  ['a tag without an end', `<worksheet ${'x'.repeat(70_000)}`, /标记过长/],
  ['too many columns', sheet('<row><c r="ZZ1"><v>1</v></c></row>'), /200 列/],
  [
    'a cell that is too long',
    sheet(`<row><c t="inlineStr"><is><t>${'长'.repeat(33_000)}</t></is></c></row>`),
    /32767 个字符/,
  ],
  ['half a file', '<worksheet><sheetData>', /不完整/],
])('%s is refused in words that name the sheet', async (_, xml, message) => {
  await expect(readFirst(workbook(xml))).rejects.toThrow(message)
  await expect(readFirst(workbook(xml))).rejects.toMatchObject({ name: 'TableError', sheet: CONTENT })
})

test('a bomb is stopped by what it unpacks to, not by what it says', async () => {
  const bomb = workbook(sheet(`<row><c t="inlineStr"><is><t>${' '.repeat(40_000_000)}</t></is></c></row>`))
  expect(bomb.length).toBeLessThan(100_000)
  await expect(readFirst(bomb)).rejects.toThrow(/过大|32767/)
  const comment = workbook(sheet(`${'<!--'.padEnd(60_000)}-->`.repeat(2_000)))
  await expect(readFirst(comment)).rejects.toThrow(/过大/)
})

test('what all parts unpack to is limited together, and a part that is read again counts once', async () => {
  const rows = Array.from({ length: 2_000 }, (_, at) => `<row><c><v>${at}</v></c></row>`).join('')
  const bytes = workbook(sheet(rows))
  const unpackedBytes = rows.length + 3_000
  const book = await openWorkbook(bytesSource(bytes), { unpackedBytes })
  for (let times = 0; times < 3; times++)
    expect((await book.readSheet(CONTENT, 'exact')).rows).toHaveLength(2_000)
  const small = await openWorkbook(bytesSource(bytes), { unpackedBytes: rows.length })
  await expect(small.readSheet(CONTENT, 'exact')).rejects.toThrow(/过大/)
})

test('rows, sheets and the file itself are taken up to their limit and refused beyond it', async () => {
  const bytes = workbook(sheet('<row><c><v>1</v></c></row><row/><row><c><v>2</v></c></row>'))
  const open = (limits: object) => openWorkbook(bytesSource(bytes), limits)
  expect((await (await open({ rows: 2 })).readSheet(CONTENT, 'exact')).rows).toHaveLength(2)
  await expect((await open({ rows: 1 })).readSheet(CONTENT, 'exact')).rejects.toThrow(/超过 1 行/)
  await open({ sheets: 2, fileBytes: bytes.length })
  await expect(open({ sheets: 1 })).rejects.toThrow(/超过 1 个工作表/)
  await expect(open({ fileBytes: bytes.length - 1 })).rejects.toThrow(/文件超过/)
})

test('files that are no workbook are refused in words', async () => {
  await expect(readFirst(zipSync({ 'a.txt': strToU8('x') }))).rejects.toThrow(/不是 Excel 工作簿/)
  const many = (count: number) =>
    zipSync(Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, strToU8('x')])))
  await expect(readFirst(many(200))).rejects.toThrow(/不是 Excel 工作簿/)
  await expect(readFirst(many(201))).rejects.toThrow(/201 个部件/)
  await expect(readFirst(workbook(sheet('')).subarray(0, 200))).rejects.toThrow(/损坏/)
  await expect(readFirst(Uint8Array.of(0x50, 0x4b, 3, 4))).rejects.toThrow(/损坏/)
  await expect(readFirst(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1))).rejects.toThrow(/旧版 .xls/)
  expect([workbookMark(strToU8('a,b')), workbookMark(strToU8('PK'))]).toEqual([null, 'zip'])
})

test('a byte that was changed on the way is told by the checksum', async () => {
  const bytes = zipSync(
    { ...unzipSync(workbook(sheet('<row><c r="A1"><v>1250</v></c></row>'))) },
    { level: 0 },
  )
  expect((await readFirst(bytes)).rows[0]?.cells).toEqual(['1250'])
  const at = Buffer.from(bytes).indexOf('1250')
  bytes[at] = '9'.charCodeAt(0)
  await expect(readFirst(bytes)).rejects.toThrow(/已损坏或不完整/)
})

test('a source is read in bounded pieces, and no further than somebody asks for rows', async () => {
  const noise = Array.from(
    { length: 60_000 },
    (_, at) => `<row><c><v>${Math.imul(at, 2_654_435_761) % 1e9}</v></c></row>`,
  )
  const bytes = workbook(sheet(noise.join('')))
  const reads: number[] = []
  const source: ByteSource = {
    size: bytes.length,
    read: (offset, length) => {
      reads.push(length)
      return bytesSource(bytes).read(offset, length)
    },
  }
  const book = await openWorkbook(source)
  const steps = book.rows(CONTENT, 'exact')
  expect((await steps.next()).value?.length).toBeLessThan(40_000)
  const before = reads.length
  await steps.return([])
  expect(reads.length).toBe(before)
  expect(Math.max(...reads)).toBeLessThanOrEqual(70_000)
})

test('a workbook is read from a blob as from bytes', async () => {
  const book = await openWorkbook(blobSource(new Blob([workbook(sheet('<row><c><v>7</v></c></row>'))])))
  expect((await book.readSheet(CONTENT, 'exact')).rows).toEqual([{ line: 1, cells: ['7'] }])
})

const ONE_ROW = sheet('<row><c r="A1" t="s"><v>0</v></c></row>')

test('what a workbook refers to elsewhere takes no sheet its place', async () => {
  const relations =
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/><Relationship Id="rId1" Target="https://a.example/x.xml" TargetMode="External"/></Relationships>'
  const bytes = workbook(ONE_ROW, { 'xl/_rels/workbook.xml.rels': relations })
  expect((await readFirst(bytes)).rows[0]?.cells).toEqual(['SKU'])
})

test('a text goes on behind the reading of its characters', async () => {
  const strings = '<sst><si><r><t>蓝</t></r><rPh sb="0" eb="1"><t>lan</t></rPh><r><t>色</t></r></si></sst>'
  const bytes = workbook(ONE_ROW, { 'xl/sharedStrings.xml': strings })
  expect((await readFirst(bytes)).rows[0]?.cells).toEqual(['蓝色'])
})

test.each([
  [1, /有密码/],
  [3, /有密码/],
  [2, null],
])('a part with the flags %d is refused by %s', async (flags, message) => {
  const bytes = workbook(ONE_ROW)
  const entry = Buffer.from(bytes).indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  bytes[entry + 8] = flags
  if (message) await expect(readFirst(bytes)).rejects.toThrow(message)
  else expect((await readFirst(bytes)).rows[0]?.cells).toEqual(['SKU'])
})

test('a text that the workbook has lost is not an empty cell', async () => {
  const cell = (index: number) => `<row><c r="A1" t="s"><v>${index}</v></c></row>`
  expect(await cellsOf(cell(1))).toEqual([['蓝 色']])
  await expect(cellsOf(cell(2))).rejects.toThrow(/文件已损坏/)
})

test('a sheet whose rows the workbook has lost is not left out', async () => {
  const lost = '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>'
  const gone = lost.replace('</R', '<Relationship Id="rId2" Target="worksheets/sheet9.xml"/></R')
  for (const relations of [lost, gone]) {
    const bytes = workbook(sheet(''), { 'xl/_rels/workbook.xml.rels': relations })
    await expect(openWorkbook(bytesSource(bytes))).rejects.toThrow(/文件已损坏/)
  }
})
