import { expect, test } from 'vitest'
import { bytesSource } from './byte-source.ts'
import { openWorkbook } from './open-workbook.ts'
import { sheet, workbook } from './workbook.fixture.ts'

async function rowsIn(bytes: Uint8Array) {
  const book = await openWorkbook(bytesSource(bytes), { sheetChars: 20 * 1024 * 1024 })
  return (await book.readSheet(book.shownSheets[0] ?? '', 'shown')).rows
}
const rowsOf = (rows: string, parts: Record<string, string> = {}) => rowsIn(workbook(sheet(rows), parts))
const inline = (reference: string, text: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`

test('characters that XML cannot hold come back from their escapes, in every kind of text', async () => {
  const written = 'a_x000D_\nb_x0009_c_x005F_x000D_'
  const [row] = await rowsOf(
    `<row r="1">${inline('A1', written)}<c r="B1" t="str"><f>X</f><v>${written}</v></c><c r="C1" t="s"><v>0</v></c></row>`,
    {
      'xl/sharedStrings.xml': `<sst><si><r><t>a_x00</t></r><r><t>0D_\nb_x0009_c_x005F_x000D_</t></r></si></sst>`,
    },
  )
  expect(row?.cells).toEqual(Array.from({ length: 3 }, () => 'a\nb\tc_x000D_'))
})

test('a formula without a stored result keeps its row and says what to do', async () => {
  const rows = await rowsOf(
    `<row r="1">${inline('A1', 'SKU')}</row><row r="2"><c r="A2"><f>B2&amp;"x"</f></c></row><row r="3"><c r="A3"><f>1+1</f><v></v></c></row><row r="4"><c r="A4" t="str"><f>""</f><v></v></c></row><row r="5"><c r="A5" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>`,
  )
  expect(rows.map(({ line, faults }) => [line, faults?.get(0)])).toEqual([
    [1, undefined],
    [2, expect.stringMatching(/没有存下计算结果，请用 Excel/)],
    [3, expect.stringMatching(/没有存下计算结果/)],
    [5, expect.stringMatching(/公式出错（#DIV\/0!）/)],
  ])
})

test('hidden and filtered rows and rows without height are marked', async () => {
  const row = (line: number, attributes: string) =>
    `<row r="${line}" ${attributes}>${inline(`A${line}`, `v${line}`)}</row>`
  const rows = await rowsOf(
    row(1, '') +
      row(2, 'hidden="1"') +
      row(3, 'hidden="true"') +
      row(4, 'ht="0" customHeight="1"') +
      row(5, 'hidden="0" ht="15"'),
  )
  expect(rows.flatMap(({ line, isHidden }) => (isHidden ? [line] : []))).toEqual([2, 3, 4])
})

test('rows that merged cells cover know the value, those of one row do not', async () => {
  const rows = await rowsIn(
    workbook(
      sheet(
        `<row r="1">${inline('A1', 'SKU')}${inline('B1', '颜色')}</row><row r="2">${inline('A2', 'S1')}${inline('B2', '红')}</row><row r="3">${inline('B3', '蓝')}</row><row r="4">${inline('B4', '绿')}</row>`,
      ).replace(
        '</worksheet>',
        '<mergeCells><mergeCell ref="A2:A4"/><mergeCell ref="A1:B1"/><mergeCell ref="ZZ1:ZZ9"/><mergeCell ref="C2:C1048576"/></mergeCells></worksheet>',
      ),
    ),
  )
  expect(rows.map(({ covered }) => [...(covered ?? [])])).toEqual([[], [], [[0, 'S1']], [[0, 'S1']]])
})

test('areas that overlap more than a sheet has cells are refused', async () => {
  const cells = Array.from(
    { length: 5_000 },
    (_, at) => `<row r="${at + 1}">${inline(`A${at + 1}`, 'x')}</row>`,
  ).join('')
  const areas = '<mergeCell ref="A1:A5000"/>'.repeat(900)
  const bytes = workbook(
    sheet(cells).replace('</worksheet>', `<mergeCells>${areas}</mergeCells></worksheet>`),
  )
  await expect(rowsIn(bytes)).rejects.toThrow(/互相重叠/)
})

const AT = 'a'.repeat(32_767)
const BEYOND = `${AT}a`
const shared = (text: string) => ({ 'xl/sharedStrings.xml': `<sst><si><t>${text}</t></si></sst>` })
const rich = (text: string) => ({
  'xl/sharedStrings.xml': `<sst><si><r><t>${text.slice(0, 100)}</t></r><r><t>${text.slice(100)}</t></r></si></sst>`,
})
const TO_SHARED = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>'

test.each([
  ['a shared string', (text: string) => rowsOf(TO_SHARED, shared(text))],
  ['rich text', (text: string) => rowsOf(TO_SHARED, rich(text))],
  ['an inline string', (text: string) => rowsOf(`<row r="1">${inline('A1', text)}</row>`)],
  ['a formula', (text: string) => rowsOf(`<row r="1"><c r="A1" t="str"><f>X</f><v>${text}</v></c></row>`)],
])('%s holds 32,767 characters and no more', async (_, read) => {
  expect((await read(AT))[0]?.cells[0]).toHaveLength(32_767)
  await expect(read(BEYOND)).rejects.toThrow(/第 1 行有一格超过 32767 个字符/)
})

test('escapes count as the character that they stand for', async () => {
  const text = `${'a'.repeat(32_766)}_x0041_`
  expect((await rowsOf(TO_SHARED, shared(text)))[0]?.cells[0]).toHaveLength(32_767)
  await expect(rowsOf(TO_SHARED, shared(`${text}_x0041_`))).rejects.toThrow(/32767/)
})

test('a text that no cell shows may be longer', async () => {
  expect((await rowsOf('<row r="1"><c r="A1"><v>5</v></c></row>', shared(BEYOND)))[0]?.cells).toEqual(['5'])
})

test('all cells together hold 20 Mi characters, also when many point to one text', async () => {
  const cells = (count: number) =>
    Array.from({ length: count }, (_, at) => `<row r="${at + 1}"><c t="s"><v>0</v></c></row>`).join('')
  const part = shared('a'.repeat(32_768 / 2))
  expect(await rowsOf(cells(1_280), part)).toHaveLength(1_280)
  await expect(rowsOf(cells(1_281), part)).rejects.toThrow(/文字过多/)
})

test('a cell that is written in escapes alone holds as many characters as any other', async () => {
  const read = (count: number) => rowsOf(`<row r="1">${inline('A1', '_x0041_'.repeat(count))}</row>`)
  expect((await read(32_767))[0]?.cells[0]).toBe('A'.repeat(32_767))
  await expect(read(32_768)).rejects.toThrow(/32767/)
})
