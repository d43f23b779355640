import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import type { Column } from '../cells/cell.ts'
import { WRITE_LIMITS, WriteLimitError } from '../write-limits.ts'
import { bytesOf, partOf } from '../written.fixture.ts'
import { nativeEntry } from '../zip/native-entry.ts'
import type { Sheet } from './sheet.ts'
import { type WorkbookOptions, writeWorkbook } from './write-workbook.ts'

const text = (heading: Column['heading']): Column => ({ heading, format: { type: 'text' } })
const named = (name: string): Sheet => ({ name, columns: [text('a')], rows: [] })
const written = (sheets: readonly Sheet[], options?: WorkbookOptions) =>
  bytesOf(writeWorkbook(sheets, options))
const refusal = async (sheets: readonly Sheet[]) => {
  const error = await written(sheets).catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(WriteLimitError)
  return error as WriteLimitError
}

test.each([
  ['', '空'],
  ['  ', '空'],
  ['x'.repeat(32), '32 个字符'],
  ['a/b', '含有'],
  ['a\\b', '含有'],
  ['a?', '含有'],
  ['a*', '含有'],
  ['[a', '含有'],
  ['a]', '含有'],
  ['a:b', '含有'],
  ["'a", '单引号'],
  ["a'", '单引号'],
  ['History', '自用'],
])('a sheet cannot be named %j', async (name, why) => {
  const { limit, message } = await refusal([named(name)])
  expect(limit).toBe('sheetName')
  expect(message).toContain(why)
})

test('two sheets cannot have one name, in whatever case', async () => {
  expect((await refusal([named('Sales'), named('sales')])).message).toContain('重名')
})

test('a name of 31 characters, an apostrophe inside and marks of XML are fine', async () => {
  const names = ['x'.repeat(31), "it's", '<&">', '历史']
  const bytes = await written(names.map(named))
  for (const name of names) expect(await readSheet(bytes, name)).toEqual([['a']])
})

test('16,384 columns fit, one more does not', async () => {
  const columns = Array.from({ length: WRITE_LIMITS.columns }, (_, at) => text(`${at}`))
  const bytes = await written([{ name: 'wide', columns, rows: [] }])
  expect(partOf(bytes, 'xl/worksheets/sheet1.xml')).toContain('<c r="XFD1"')
  const { limit, message } = await refusal([{ name: 'wide', columns: [...columns, text('x')], rows: [] }])
  expect(limit).toBe('columns')
  expect(message).toContain('16385 列')
})

test('1,048,576 rows with the heading fit, one more does not', { timeout: 120_000 }, async () => {
  const batch = Array.from({ length: 1_023 }, () => [1])
  const most = WRITE_LIMITS.rows - 1
  function* rows(count: number) {
    for (let left = count; left > 0; left -= batch.length) yield batch.slice(0, left)
  }
  const run = async (count: number) => {
    const columns: Column[] = [{ heading: 'n', format: { type: 'integer' } }]
    let bytes = 0
    for await (const piece of writeWorkbook([{ name: 'long', columns, rows: rows(count) }], {
      openEntry: nativeEntry,
    }))
      bytes += piece.length
    return bytes
  }
  expect(await run(most)).toBeGreaterThan(0)
  const error = await run(most + 1).catch((failure: unknown) => failure)
  expect(error).toMatchObject({ name: 'WriteLimitError', limit: 'rows' })
  expect((error as Error).message).toContain('1048576 行')
})

test('a workbook of the longest texts reads back; one character more is refused, or cut', async () => {
  const most = WRITE_LIMITS.cellText
  const longest = ['x'.repeat(most), '猫'.repeat(most), '&'.repeat(most), `${'🐈'.repeat((most - 1) / 2)}x`]
  const columns = longest.map((_, at) => text(`列${at}`))
  const rows = (cells: string[]) => [{ name: '数据', columns, rows: [[cells]] }]
  expect((await readSheet(await written(rows(longest))))[1]).toEqual(longest)
  const { limit, message } = await refusal(rows(['a', `${longest[1]}x`]))
  expect(limit).toBe('cellText')
  expect(message).toBe('工作表“数据”第 2 行“列1”有 32768 个字符，Excel 一格最多 32767 个，请缩短后再试')
  const cut = await written(rows([`${longest[0]}x`, `${'x'.repeat(most - 2)}🐈🐈`]), { longText: 'cut' })
  expect((await readSheet(cut))[1]?.slice(0, 2)).toEqual([
    `${'x'.repeat(most - 1)}…`,
    `${'x'.repeat(most - 2)}…`,
  ])
})

test('what is no workbook at all is refused', async () => {
  await expect(written([])).rejects.toThrow(RangeError)
  await expect(written([{ name: 'x', columns: [], rows: [] }])).rejects.toThrow(RangeError)
  await expect(written([{ name: 'x', columns: [text([])], rows: [] }])).rejects.toThrow(RangeError)
  await expect(written([{ name: 'x', columns: [text('a')], rows: [[['a', 'b']]] }])).rejects.toThrow(
    RangeError,
  )
})
