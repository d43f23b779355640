import { beforeAll, expect, test } from 'vitest'
import { EXPECTED, fixture, NODE_TOOLS, nodeCodeReader } from '../fixtures/node-tools.ts'
import type { ReadCodes } from './code-reader.ts'
import { openPdf } from './open-pdf.ts'
import type { PageReport } from './page-report.ts'
import { scanPage } from './scan-page.ts'

let read: ReadCodes
beforeAll(async () => {
  read = await nodeCodeReader()
})

/** Each file is read once for all tests. */
const scans = new Map<string, Promise<PageReport[]>>()
function scan(name: string): Promise<PageReport[]> {
  const known = scans.get(name) ?? scanAnew(name)
  scans.set(name, known)
  return known
}

async function scanAnew(name: string): Promise<PageReport[]> {
  const pdf = await openPdf(fixture(name), NODE_TOOLS)
  const reports: PageReport[] = []
  for (let index = 0; index < pdf.pages; index++) reports.push(await scanPage(pdf, index, read))
  await pdf.close()
  return reports
}

const values = (reports: readonly PageReport[]) => reports.map(({ codes }) => codes.map(({ value }) => value))

const readable = Object.keys(EXPECTED).filter((name) => name !== 'unreadable')

test.each(readable)('every code of %s is read, from every page, in reading order', async (name) => {
  const reports = await scan(name)
  expect(values(reports)).toEqual(EXPECTED[name])
  expect(reports.map(({ problem }) => problem)).toEqual(reports.map(() => null))
})

test('pages that cannot be read are listed with the reason, and what else is on them is kept', async () => {
  const reports = await scan('unreadable')
  expect(values(reports)).toEqual(EXPECTED['unreadable'])
  expect(reports[3]?.codes[0]?.height).toBeLessThan(25)
  expect(reports.map(({ problem }) => problem)).toEqual([
    '没有找到条码',
    '空白页',
    expect.stringMatching(/有 1 处条码读不出/),
    expect.stringMatching(/有 1 处条码读不出/),
  ])
})

test('a label of a sheet is cut out with its own words, none of its neighbours', async () => {
  const [tight, loose] = await scan('sheets')
  for (const { codes } of [tight, loose].filter((report) => report !== undefined)) {
    for (const { width, height } of codes) {
      expect(width).toBeGreaterThan(60)
      expect(width).toBeLessThan(76)
      expect(height).toBeGreaterThan(15)
      expect(height).toBeLessThan(24)
    }
  }
})

test('a page that is turned or cropped is taken as it is read', async () => {
  const turns = (reports: readonly PageReport[]) => reports.map(({ codes }) => codes[0]?.clip.turn)
  expect(turns(await scan('sideways'))).toEqual([90, 270])
  // What is on its side on the page that is read is put upright.
  expect(turns((await scan('rotated')).slice(0, 4))).toEqual([0, 0, 0, 0])
  for (const { codes } of [...(await scan('sideways')), ...(await scan('rotated'))]) {
    expect(codes[0]?.width).toBeCloseTo(70, 1)
    expect(codes[0]?.height).toBeCloseTo(20, 1)
    expect(codes[0]?.preview.width).toBeGreaterThan(codes[0]?.preview.height ?? 0)
  }
  const [cropped] = await scan('cropped')
  const area = cropped?.codes[0]?.clip.area
  expect(area?.x).toBeCloseTo(240.94, 0)
  expect(area?.y).toBeCloseTo(14.17, 0)
})

test('a file with a password, or that is none, is refused in words', async () => {
  await expect(openPdf(fixture('locked'), NODE_TOOLS)).rejects.toThrow(/打开密码/)
  await expect(openPdf(new TextEncoder().encode('hello'), NODE_TOOLS)).rejects.toThrow(/不是 PDF 文件/)
  await expect(openPdf(new Uint8Array(), NODE_TOOLS)).rejects.toThrow(/不是 PDF 文件/)
})
