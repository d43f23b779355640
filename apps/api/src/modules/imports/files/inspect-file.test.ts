import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { workbook } from '@haixuan/tabular/workbook.fixture'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ImportFileError } from './import-file-error.ts'
import { inspectFile } from './inspect-file.ts'
import { openRows } from './open-rows.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'haixuan-file-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

async function rowsOf(path: string) {
  const { columns, rows } = await openRows(await inspectFile(path))
  const found = []
  for await (const row of rows) found.push(row)
  return { columns, found }
}

async function refusal(path: string): Promise<ImportFileError> {
  const error = await rowsOf(path).catch((thrown: unknown) => thrown)
  if (error instanceof ImportFileError) return error
  throw new Error(`${path} was not refused`)
}

/** 编号,名称 / 1,无线蓝牙耳机 in GBK. */
const GBK = Buffer.from('b1e0bac52cc3fbb3c60a312ccedecfdfc0b6d1c0b6fabbfa0a', 'hex')

test.each([
  ['utf8.csv', Buffer.from('编号,名称\n1,无线蓝牙耳机\n'), 'utf-8'],
  ['bom.csv', Buffer.from('\ufeff编号,名称\n1,无线蓝牙耳机\n'), 'utf-8'],
  ['gbk.csv', GBK, 'gb18030'],
  ['utf16.csv', Buffer.from('\ufeff编号,名称\n1,无线蓝牙耳机\n', 'utf16le'), 'utf-16le'],
  ['packed.csv.gz', gzipSync(Buffer.from('编号,名称\n1,无线蓝牙耳机\n')), 'utf-8'],
  ['tabs.tsv', Buffer.from('编号\t名称\n1\t无线蓝牙耳机\n'), 'utf-8'],
])('%s is read in its own encoding', async (name, content, encoding) => {
  const path = file(name, content)
  expect((await inspectFile(path)).encoding).toBe(encoding)
  expect(await rowsOf(path)).toEqual({
    columns: ['编号', '名称'],
    found: [{ line: 2, cells: { 编号: '1', 名称: '无线蓝牙耳机' } }],
  })
})

test('a GBK character beyond the first chunk still decides the encoding', async () => {
  const path = file(
    'late.csv',
    Buffer.concat([Buffer.from('a,b\n'), Buffer.from('1,x\n'.repeat(100_000)), GBK]),
  )
  expect((await inspectFile(path)).encoding).toBe('gb18030')
})

test.each([
  ['empty.csv', Buffer.alloc(0), 'file_empty'],
  ['blank.csv', Buffer.from(' \n\n'), 'file_empty'],
  ['heading.csv', Buffer.from('a,b\n'), 'rows_missing'],
  ['none.json', Buffer.from('[]'), 'rows_missing'],
  ['half.xlsx', Buffer.from('504b0304140000', 'hex'), 'file_unreadable'],
  ['old.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'file_is_binary'],
  ['no-sheets.xlsx', Buffer.from(workbook('', { 'xl/workbook.xml': '<workbook/>' })), 'file_is_binary'],
  ['odd-separator.csv', Buffer.from('sep=#\na#b\n1#2\n'), 'file_format'],
  ['nul.csv', Buffer.from('a,b\n1,\0\n'), 'file_is_binary'],
  ['half.csv.gz', gzipSync(Buffer.from('a,b\n'.repeat(10_000))).subarray(0, 40), 'file_unreadable'],
])('%s is refused with a reason', async (name, content, reason) => {
  expect(await refusal(file(name, content))).toMatchObject({ reason })
})

test('an absent file and a folder are told apart', async () => {
  mkdirSync(join(folder, 'sub'))
  expect(await refusal(join(folder, 'sub'))).toMatchObject({ reason: 'file_is_directory' })
  expect(await refusal(join(folder, 'nowhere.csv'))).toMatchObject({ reason: 'file_absent' })
})

test('rows of another number of columns cost only themselves; repeated headings are told apart', async () => {
  const { columns, found } = await rowsOf(file('ragged.csv', 'id,name,name,\n1,a,b,c\n2,a\n3,,,\n'))
  expect(columns).toEqual(['id', 'name', 'name (2)', '第 4 列'])
  expect(found).toMatchObject([
    { line: 2, cells: { id: '1', name: 'a', 'name (2)': 'b' } },
    { line: 3, broken: { reason: 'column_count' } },
    { line: 4, cells: { id: '3' } },
  ])
})

test('JSON and JSONL are told by their name or their first character', async () => {
  const expected = { columns: ['id', 'n'], found: [{ line: 1, cells: { id: '9007199254740993', n: '1' } }] }
  expect(await rowsOf(file('a.json', '[{"id":9007199254740993,"n":1}]'))).toEqual(expected)
  expect(await rowsOf(file('a.jsonl', '{"id":9007199254740993,"n":1}\n'))).toEqual(expected)
  expect(await rowsOf(file('unnamed', '{"id":9007199254740993,"n":1}\n'))).toEqual(expected)
})
