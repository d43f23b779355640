import { sheet, workbook } from '@haixuan/tabular/workbook.fixture'
import { expect, test } from 'vitest'
import { readData } from './read-data.ts'

const MEGABYTES_20 = 20 * 1024 * 1024
const file = (bytes: Uint8Array, about: object = {}) =>
  readData({ kind: 'file', name: 'a', bytes, sheet: null, ...about })
const encoded = (text: string) => new TextEncoder().encode(text)

test.each([
  [0, /旧版 .xls/],
  [1, /^文件超过 20 MB，请删去不用的列和工作表，或分成几个文件$/],
])('a file of 20 MB and %d bytes is refused by %s', async (more, message) => {
  const bytes = new Uint8Array(MEGABYTES_20 + more)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0])
  await expect(file(bytes)).rejects.toThrow(message)
})

test.each([
  [0, /超过 32767 个字符/],
  [1, /^粘贴的内容超过 20 MB，请存成文件再上传$/],
])('a paste of 20 MB and %d characters is refused by %s', async (more, message) => {
  const text = `\t${'a'.repeat(MEGABYTES_20 + more - 1)}`
  await expect(readData({ kind: 'paste', text })).rejects.toThrow(message)
})

test('a paste has no sheets and no encoding', async () => {
  expect(await readData({ kind: 'paste', text: 'SKU\tname\nA1\tx' })).toEqual({
    ...{ sheets: [], sheet: null },
    rows: [
      { line: 1, cells: ['SKU', 'name'] },
      { line: 2, cells: ['A1', 'x'] },
    ],
  })
})

test('a text says how it was read, and is read as its maker names it', async () => {
  const bytes = Uint8Array.from('SKU\nStra\xdfe', (character) => character.charCodeAt(0))
  const { rows, sheets, sheet: shown, decoded } = await file(bytes, { encoding: 'windows-1252' })
  expect([rows[1]?.cells, sheets, shown]).toEqual([['Straße'], [], null])
  expect(decoded).toMatchObject({ encoding: 'windows-1252', readings: [], line: 1 })
  expect(decoded).not.toHaveProperty('text')
  expect((await file(encoded('SKU\nA1'))).decoded).toMatchObject({ encoding: 'utf-8', readings: [] })
})

const book = (...rows: string[]) => workbook(sheet(rows.join('')))

test('of a workbook the sheet that is wanted is read, or else the first', async () => {
  const bytes = book('<row r="1"><c r="A1" t="inlineStr"><is><t>SKU</t></is></c></row>')
  const { sheets, sheet: first, rows, decoded } = await file(bytes)
  expect([sheets, first, rows[0]?.cells]).toEqual([[first], sheets[0], ['SKU']])
  expect(decoded).toBeUndefined()
  expect((await file(bytes, { sheet: 'none of that name' })).sheet).toBe(first)
})

test.each([
  [200, undefined],
  [201, /200 列/],
])('a sheet of %d columns', async (count, refusal) => {
  const cells = Array.from({ length: count }, (_, at) => `<c${at === 0 ? ' r="A1"' : ''}><v>${at}</v></c>`)
  const read = file(book(`<row r="1">${cells.join('')}</row>`))
  if (refusal) await expect(read).rejects.toThrow(refusal)
  else expect((await read).rows[0]?.cells).toHaveLength(count)
})

test.each([
  [200, undefined],
  [201, /里有 201 个部件，超过 200 个/],
])('a workbook of %d parts', async (count, refusal) => {
  // Six parts belong to every workbook of the fixture.
  const more = Array.from({ length: count - 6 }, (_, at) => [`xl/media/${at}.txt`, ''])
  const read = file(workbook(sheet('<row r="1"><c r="A1"><v>1</v></c></row>'), Object.fromEntries(more)))
  if (refusal) await expect(read).rejects.toThrow(refusal)
  else expect((await read).rows).toHaveLength(1)
})

test('an error that is no fault of the table is not told as one', async () => {
  const broken = { kind: 'file', name: 'a', sheet: null } as never
  await expect(readData(broken)).rejects.toBeInstanceOf(TypeError)
})
