import { ZipWriter } from '@haixuan/tabular/write'
import type { LabelDocument } from '../../document/label-document.ts'
import { joinBytes } from '../../export/join-bytes.ts'
import type { LabelRecord } from '../../export/page/export-page.ts'
import { exportPages } from '../../export/page/export-pages.ts'
import { writePdf } from '../../export/pdf/write-pdf.ts'
import { labelPapers } from '../../export/sheet/label-papers.ts'
import { createBlobSink } from '../../export/worker/blob-sink.ts'
import type { ExportJob, JobResources } from '../../export/worker/export-job.ts'
import { createFileNamer } from './file-name.ts'
import { createPageCutter } from './own-pages.ts'

const ENDING = '.pdf'

/** A file of the zip: the labels of one row. */
export interface RowFile {
  /** What the rule for names asks for, and `#`, its place among the files from 1. */
  named: LabelRecord
  records: readonly LabelRecord[]
}

export interface ZipJobInput {
  document: LabelDocument
  /** As `{{sku}}-{{#}}`. */
  rule: string
  files: readonly RowFile[]
  /** Epoch milliseconds. */
  now: number
}

async function pdfOf(
  name: string,
  records: readonly LabelRecord[],
  document: LabelDocument,
  now: number,
  resources: JobResources,
  onPaper: () => Promise<void>,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  const options = {
    document,
    title: name.slice(0, -ENDING.length),
    language: 'zh-CN',
    created: now,
    isBatch: records.length > 1,
  }
  await writePdf(labelPapers(exportPages(document, { now, records })), options, {
    fonts: resources.fonts,
    readOther: resources.readOther,
    sink: (piece) => pieces.push(piece),
    onPaper,
  })
  return joinBytes(pieces)
}

/** One PDF for each row, in a zip that is written as the files come. */
export const zipJob: ExportJob<ZipJobInput, Blob> = async ({ document, rule, files, now }, resources) => {
  const nameOf = createFileNamer({ rule, ending: ENDING, count: files.length, now })
  const { sink, blob } = createBlobSink()
  const zip = new ZipWriter({ onPiece: sink, time: now })
  const pages = document.pages.length
  const of = files.reduce((sum, { records }) => sum + records.length * pages, 0)
  const cutPages = createPageCutter(document)
  let done = 0
  for (const { named, records } of files) {
    const name = nameOf(named)
    const own = await cutPages(records)
    zip.store(name, await pdfOf(name, records, own, now, resources, () => resources.breathe(++done, of)))
  }
  zip.end()
  return blob('application/zip')
}
