import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TextEncoding } from '@haixuan/tabular'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ImportFileError } from './import-file-error.ts'
import { inspectFile } from './inspect-file.ts'
import { openRows } from './open-rows.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'haixuan-encoding-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Values of all rows of a file with these bytes. */
async function valuesOf(bytes: Buffer, chosen?: TextEncoding): Promise<string[][]> {
  const path = join(folder, 'rows.csv')
  writeFileSync(path, bytes)
  const { rows } = await openRows(await inspectFile(path, { encoding: chosen }))
  const found: string[][] = []
  for await (const row of rows) found.push('cells' in row ? Object.values(row.cells) : [])
  return found
}

async function refusal(bytes: Buffer, chosen?: TextEncoding): Promise<ImportFileError> {
  const error = await valuesOf(bytes, chosen).catch((thrown: unknown) => thrown)
  if (error instanceof ImportFileError) return error
  throw new Error('The file was not refused.')
}

const latin = (text: string) => Buffer.from(text, 'latin1')
const hex = (text: string) => Buffer.from(text, 'hex')
/** 编号,名称 / 1,无线蓝牙耳机 in GBK. */
const GBK = hex('b1e0bac52cc3fbb3c60a312ccedecfdfc0b6d1c0b6fabbfa0a')
/** 名称 / ノート in Shift-JIS. */
const SHIFT_JIS = hex('96bc8fcc0a836d815b83670a')

test.each([
  [
    'Western text that is valid GBK',
    latin('id,title\n1,Straße große\n'),
    2,
    ['Stra遝 gro遝', 'Straße große'],
  ],
  ['Western text that is not', latin('a,b\n1,x\n2,café,'), 3, ['café']],
  ['Japanese', SHIFT_JIS, 1, ['名称']],
])('%s: the readings are shown and a person must choose', async (_name, bytes, line, texts) => {
  const refused = await refusal(bytes)
  expect(refused).toMatchObject({ reason: 'file_encoding', line })
  for (const text of texts) expect(refused.message).toContain(text)
  // Only encodings in which the whole file has characters are offered.
  expect(refused.message.includes('--encoding windows-1252')).toBe(bytes !== SHIFT_JIS)
})

test.each([
  ['windows-1252' as const, latin('id\nStraße große\n'), 'Straße große'],
  ['shift_jis' as const, SHIFT_JIS, 'ノート'],
  ['gb18030' as const, latin('id\nStraße\n'), 'Stra遝'],
])('the encoding that a person names is taken: %s', async (encoding, bytes, text) => {
  expect(await valuesOf(bytes, encoding)).toEqual([[text]])
})

test('an encoding that the bytes contradict is refused by its line', async () => {
  expect(await refusal(latin('a\n1\ncafé\n'), 'utf-8')).toMatchObject({ reason: 'file_encoding', line: 3 })
})

test('a file of two encodings names a line of each', async () => {
  const refused = await refusal(Buffer.concat([Buffer.from('编号,名称\n'), GBK]))
  expect(refused.message).toContain('第 1 行是 UTF-8，第 2 行不是')
})

test('Chinese in GBK is taken without a question, also where its bytes are valid UTF-8 by chance', async () => {
  expect(await valuesOf(GBK)).toEqual([['1', '无线蓝牙耳机']])
  // 茅台 is c3 a9 cc a8, two letters in UTF-8.
  expect((await valuesOf(Buffer.concat([GBK, hex('322cc3a9cca80a')]))).at(-1)).toEqual(['2', '茅台'])
})
