import type { LabelDocument } from '../../document/label-document.ts'
import { ExportError } from '../export-error.ts'
import type { LabelRecord } from '../page/export-page.ts'
import { countPages, type ExportOptions, exportPages } from '../page/export-pages.ts'
import { writePdf } from '../pdf/write-pdf.ts'
import { type PrintLayout, paperCount, papersOf } from '../sheet/print-layout.ts'
import { createBlobSink } from './blob-sink.ts'
import type { ExportJob } from './export-job.ts'

export interface PdfJobInput extends Pick<ExportOptions, 'dpi' | 'now' | 'pageIds'> {
  document: LabelDocument
  records?: readonly LabelRecord[]
  /** Copies of each label, or of each record by its place. */
  copies?: number | readonly number[]
  layout?: PrintLayout
  /** Title of the file; the document's name when not given. */
  title?: string
  language?: string
  /** Epoch milliseconds that the file says it was made at; `now` when not given. */
  created?: number
}

export interface PdfJobOutput {
  file: Blob
  pages: number
}

/** What a PDF job prints, as options of `exportPages`. */
export function pdfRun({
  dpi,
  now,
  pageIds,
  records,
  copies = 1,
}: Omit<PdfJobInput, 'document'>): ExportOptions {
  return {
    now,
    ...(dpi === undefined ? {} : { dpi }),
    ...(pageIds ? { pageIds } : {}),
    ...(records ? { records } : {}),
    copies: typeof copies === 'number' ? copies : (_record, index) => copies[index] ?? 1,
  }
}

/** Makes a PDF of a run. */
export const pdfJob: ExportJob<PdfJobInput, PdfJobOutput> = async (input, resources) => {
  const { document, layout = { kind: 'labels' }, title, language = 'zh-CN', created = input.now } = input
  const run = pdfRun(input)
  const total = countPages(document, run)
  if (total === 0) throw new ExportError('没有可以导出的标签：每一行的份数都是 0，请修改后重试')
  const of = paperCount(layout, total)
  const { sink, blob } = createBlobSink()
  const pages = await writePdf(
    papersOf(exportPages(document, run), layout),
    { title: title ?? document.name, language, created, document, isBatch: total > document.pages.length },
    {
      fonts: resources.fonts,
      readOther: resources.readOther,
      sink,
      onPaper: (done) => resources.breathe(done, of),
    },
  )
  return { file: blob('application/pdf'), pages }
}
