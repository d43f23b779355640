import { WriteLimitError } from '@haixuan/tabular/write'
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { labelOf } from '../../document/label-of.fixture.ts'
import { newText } from '../../document/new-document.ts'
import { ExportError } from '../export-error.ts'
import { FontFileError } from '../fonts/font-source.ts'
import { createLabelFonts } from '../fonts/label-fonts.ts'
import { testFonts } from '../pdf/pdf-of.fixture.ts'
import { sheetFor } from '../sheet/sheet-size.ts'
import { createBreath } from './breath.ts'
import { Cancelled } from './cancelled.ts'
import type { JobResources } from './export-job.ts'
import { failureText } from './failure-text.ts'
import { pdfJob } from './pdf-job.ts'

const label = labelOf([{ ...newText('text', '货号 {{sku}}'), width: 3_000, height: 500, fontSize: 300 }])
const records = Array.from({ length: 30 }, (_, at) => ({ sku: `HX${at}` }))

const resources = (over: Partial<JobResources> = {}): JobResources => ({
  fonts: testFonts,
  readOther: async () => null,
  breathe: async () => {},
  ...over,
})

test('a run becomes one file, with progress to its last paper', async () => {
  const seen: number[][] = []
  const sheet = sheetFor('A4', { width: 7_000, height: 4_000 }, { margin: 500, gap: 0 })
  const layout = {
    kind: 'sheet' as const,
    sheet,
    skip: 0,
    isByColumn: true,
    hasCutLines: true,
    hasCalibrationBar: true,
  }
  const breathe = async (done: number, of: number) => void seen.push([done, of])
  const { file, pages } = await pdfJob({ document: label, records, now: 0, layout }, resources({ breathe }))
  expect(pages).toBe(3)
  expect(seen).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ])
  expect((await PDFDocument.load(await file.arrayBuffer())).getPageCount()).toBe(3)
})

test('copies may differ from record to record', async () => {
  const copies = records.map((_, at) => (at === 0 ? 3 : at === 1 ? 1 : 0))
  expect((await pdfJob({ document: label, records, copies, now: 0 }, resources())).pages).toBe(4)
})

test('a run without a label is refused instead of making an empty file', async () => {
  await expect(pdfJob({ document: label, records, copies: 0, now: 0 }, resources())).rejects.toThrow(
    /没有可以导出/,
  )
})

test('a cancel ends the run at the next breath', async () => {
  let isCancelled = false
  const breathe = createBreath(
    () => isCancelled,
    (done) => {
      if (done >= 1) isCancelled = true
    },
  )
  const many = Array.from({ length: 100_000 }, (_, at) => ({ sku: `HX${at}` }))
  await expect(
    pdfJob({ document: label, records: many, now: 0 }, resources({ breathe })),
  ).rejects.toBeInstanceOf(Cancelled)
})

test('a font that cannot be had ends the run with a sentence', async () => {
  const fonts = createLabelFonts({
    load: async () => {
      throw new FontFileError('字体没有下载成功，请检查网络后重试')
    },
  })
  const failed = pdfJob({ document: label, now: 0 }, resources({ fonts }))
  await expect(failed).rejects.toThrow('字体没有下载成功')
  expect(failureText(await failed.catch((error: unknown) => error))).toBe(
    '字体没有下载成功，请检查网络后重试',
  )
})

test('what users read about a failure is Chinese and says what to do', () => {
  expect(failureText(new ExportError('标签放不进格子，请换一种纸'))).toBe('标签放不进格子，请换一种纸')
  const limit = new WriteLimitError('zipBytes', '文件超过 4 GiB，请分成几份')
  expect(failureText(limit)).toBe('文件超过 4 GiB，请分成几份')
  expect(failureText(new RangeError('Array buffer allocation failed'))).toMatch(/内存不足/)
  expect(failureText(new TypeError('x is undefined'))).toMatch(/没有导出成功：x is undefined.*重试/)
  expect(failureText('odd')).toMatch(/odd/)
})
