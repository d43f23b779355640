import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { exportPages } from '../../page/export-pages.ts'
import { labelPapers } from '../../sheet/label-papers.ts'
import { testFonts } from '../pdf-of.fixture.ts'
import { writePdf } from '../write-pdf.ts'
import { GOLDEN_LABEL, GOLDEN_RECORDS, GOLDEN_TIME } from './golden-label.ts'

const file = fileURLToPath(new URL('golden-label.pdf', import.meta.url))

/** `UPDATE_GOLDEN=1` writes the file again, after a change that is meant. */
test('Node makes the same bytes as ever; a story proves that a browser does too', async () => {
  const chunks: Uint8Array[] = []
  const papers = labelPapers(exportPages(GOLDEN_LABEL, { now: GOLDEN_TIME, records: GOLDEN_RECORDS }))
  const options = {
    title: GOLDEN_LABEL.name,
    language: 'zh-CN',
    created: GOLDEN_TIME,
    document: GOLDEN_LABEL,
  }
  await writePdf(
    papers,
    { ...options, isBatch: true },
    { fonts: testFonts, sink: (bytes) => void chunks.push(bytes) },
  )
  const pdf = Buffer.concat(chunks)
  if (process.env['UPDATE_GOLDEN']) writeFileSync(file, pdf)
  expect(pdf.equals(readFileSync(file))).toBe(true)
})
