import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { openArchive } from './archive.ts'
import { bytesSource } from './byte-source.ts'
import { sheet, workbook } from './workbook.fixture.ts'

const open = (files: Record<string, Uint8Array>, limits = {}) =>
  openArchive(bytesSource(zipSync(files)), limits)
const refused = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (failed: unknown) => failed,
  )
  return error instanceof Error ? error.message : null
}

describe('a zip of tables', () => {
  test('gives its files with their folders; folders are none', async () => {
    const files = await open({
      '十月/a.csv': strToU8('1'),
      '十月/': new Uint8Array(),
      'b.csv': strToU8('22'),
    })
    expect(files?.map(({ name }) => name)).toEqual(['十月/a.csv', 'b.csv'])
    expect(await files?.[1]?.read()).toEqual(strToU8('22'))
  })

  test('names in GBK are read as such', async () => {
    const bytes = zipSync({ ABCD: strToU8('1') })
    const gbk = [0xca, 0xae, 0xd4, 0xc2]
    for (let at = 0; at < bytes.length - 4; at++) {
      if ([65, 66, 67, 68].every((letter, next) => bytes[at + next] === letter)) bytes.set(gbk, at)
    }
    expect((await openArchive(bytesSource(bytes)))?.map(({ name }) => name)).toEqual(['十月'])
  })

  test('that is a workbook is none', async () => {
    expect(await openArchive(bytesSource(workbook(sheet(''))))).toBeNull()
  })
})

describe('limits', () => {
  const bytes = (count: number) => new Uint8Array(count).map((_, at) => (at * 7919) % 251)

  test.each([
    ['at the bytes of one file', { entryBytes: 100 }, null],
    ['above the bytes of one file', { entryBytes: 99 }, '分成几个文件'],
    ['above all bytes', { unpackedBytes: 99 }, '过大'],
  ])('%s', async (_, limits, wanted) => {
    const files = await open({ 'a.csv': bytes(100) }, limits)
    const told = await refused(Promise.resolve(files?.[0]?.read()))
    if (wanted === null) expect(told).toBeNull()
    else expect(told).toContain(wanted)
  })

  test('of entries and of the file', async () => {
    const two = { a: strToU8('1'), b: strToU8('2') }
    expect(await open(two, { entries: 2 })).toHaveLength(2)
    expect(await refused(open(two, { entries: 1 }))).toContain('文件太多')
    expect(await refused(open(two, { fileBytes: 10 }))).toContain('压缩包超过')
  })

  test('a broken zip says so', async () => {
    expect(await refused(openArchive(bytesSource(strToU8('PK\u0003\u0004 no zip'))))).toContain(
      '压缩包已损坏',
    )
  })
})
