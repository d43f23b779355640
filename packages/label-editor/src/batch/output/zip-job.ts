import type { LabelDocument } from '../../document/label-document.ts'
import { joinBytes } from '../../export/join-bytes.ts'
import type { LabelRecord } from '../../export/page/export-page.ts'
import { exportPages } from '../../export/page/export-pages.ts'
import { writePdf } from '../../export/pdf/write-pdf.ts'
import { labelPapers } from '../../export/sheet/label-papers.ts'
import { createBlobSink } from '../../export/worker/blob-sink.ts'
import type { ExportJob, JobWorld } from '../../export/worker/export-job.ts'
import { createPageCutter } from './own-pages.ts'
import { createZipWriter } from './zip-writer.ts'

/** A file of the zip: the labels of one row. */
export interface RowFile {
  /** With its ending. */
  name: string
  records: readonly LabelRecord[]
}

export interface ZipJobInput {
  document: LabelDocument
  files: readonly RowFile[]
  /** Epoch milliseconds. */
  now: number
}

async function pdfOf(
  { name, records }: RowFile,
  document: LabelDocument,
  now: number,
  world: JobWorld,
  onPaper: () => Promise<void>,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  const options = {
    document,
    title: name.replace(/\.pdf$/, ''),
    language: 'zh-CN',
    created: now,
    isBatch: records.length > 1,
  }
  await writePdf(labelPapers(exportPages(document, { now, records })), options, {
    fonts: world.fonts,
    readOther: world.readOther,
    sink: (piece) => pieces.push(piece),
    onPaper,
  })
  return joinBytes(pieces)
}

/** One PDF for each row, in a zip that is written as the files come. */
export const zipJob: ExportJob<ZipJobInput, Blob> = async ({ document, files, now }, world) => {
  const { sink, blob } = createBlobSink()
  const zip = createZipWriter(now, sink)
  const pages = document.pages.length
  const of = files.reduce((sum, { records }) => sum + records.length * pages, 0)
  const cutPages = createPageCutter(document)
  let done = 0
  for (const file of files) {
    const own = await cutPages(file.records)
    const pdf = await pdfOf(file, own, now, world, () => world.breathe(++done, of))
    zip.add(file.name, pdf)
  }
  zip.end()
  return blob('application/zip')
}
