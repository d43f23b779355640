import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspectFile } from './inspect-file.ts'
import { openRows } from './open-rows.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'haixuan-excel-csv-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function read(name: string, text: string) {
  const path = join(folder, name)
  writeFileSync(path, text)
  const { columns, sampledRows, rows } = await openRows(await inspectFile(path))
  const found = []
  for await (const row of rows) found.push(row)
  return { columns, sampledRows, found }
}

test.each([
  [';', 'id;title\n1;a,b\n'],
  ['\t', 'id\ttitle\n1\ta,b\n'],
])('the line sep=%s names the separator and is no heading', async (separator, rest) => {
  expect(await read('sep.csv', `\ufeffsep=${separator}\r\n${rest}`)).toMatchObject({
    columns: ['id', 'title'],
    found: [{ line: 3, cells: { id: '1', title: 'a,b' } }],
  })
})

test('a cell written as ="…" is the text that it stands for', async () => {
  const text = 'id,title,sum\n="0001234","=""5"""" disc""",=A1\n'
  const [row] = (await read('equals.csv', text)).found
  expect(row).toMatchObject({ cells: { id: '0001234', title: '5" disc', sum: '=A1' } })
})

test('a key whose value is null is a column; one that comes after the sample is not known', async () => {
  const lines = (count: number, row: object) => `${JSON.stringify(row)}\n`.repeat(count)
  const late = lines(200, { id: 1, price: null, seller: { name: null } }) + lines(1, { id: 2, late: 3 })
  const opened = await read('null.jsonl', late)
  expect(opened.columns).toEqual(['id', 'price', 'seller.name'])
  expect(opened.sampledRows).toBe(200)
  expect((await read('short.jsonl', lines(199, { id: 1 }))).sampledRows).toBeNull()
})
