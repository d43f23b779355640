import type { LabelDocument } from '../../document/label-document.ts'
import { createLabelFonts } from '../fonts/label-fonts.ts'
import { joinBytes } from '../join-bytes.ts'
import { nodeFonts } from '../node/node-fonts.ts'
import { countPages, type ExportOptions, exportPages } from '../page/export-pages.ts'
import { type PrintLayout, papersOf } from '../sheet/print-layout.ts'
import { writePdf } from './write-pdf.ts'

export const testFonts = createLabelFonts(nodeFonts)

/** The PDF of a run. */
export async function pdfOf(
  document: LabelDocument,
  options: Partial<ExportOptions> = {},
  layout: PrintLayout = { kind: 'labels' },
): Promise<Uint8Array> {
  const run = { now: 0, ...options }
  const chunks: Uint8Array[] = []
  await writePdf(
    papersOf(exportPages(document, run), layout),
    {
      title: document.name,
      language: 'zh-CN',
      created: 0,
      document,
      isBatch: countPages(document, run) > document.pages.length,
    },
    { fonts: testFonts, sink: (bytes) => void chunks.push(bytes) },
  )
  return joinBytes(chunks)
}
