import type { LabelElement } from '../../document/element.ts'
import { type LabelDocument, SCHEMA_VERSION } from '../../document/label-document.ts'
import { newPage } from '../../document/new-document.ts'
import { createLabelFonts } from '../fonts/label-fonts.ts'
import { nodeFonts } from '../node/node-fonts.ts'
import { countPages, type ExportOptions, exportPages } from '../page/export-pages.ts'
import { type PrintLayout, papersOf } from '../sheet/print-layout.ts'
import { writePdf } from './write-pdf.ts'

export const testFonts = createLabelFonts(nodeFonts)

/** A label of one page without a frame. */
export function labelOf(
  elements: readonly LabelElement[],
  size: { width: number; height: number } = { width: 7_000, height: 4_000 },
  over: Partial<LabelDocument> = {},
): LabelDocument {
  const page = {
    ...newPage('page', size.width, size.height),
    borderWidth: 0,
    order: elements.map(({ id }) => id),
  }
  return {
    schemaVersion: SCHEMA_VERSION,
    id: 'label',
    name: '测试标签',
    isMyTemplate: false,
    dpi: 203,
    pages: [page],
    elements: Object.fromEntries(elements.map((element) => [element.id, element])),
    images: {},
    pdfs: {},
    ...over,
  }
}

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
  const pdf = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    pdf.set(chunk, at)
    at += chunk.length
  }
  return pdf
}
