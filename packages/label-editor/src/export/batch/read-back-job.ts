import type { LabelDocument } from '../../document/label-document.ts'
import type { LabelRecord } from '../page/export-page.ts'
import { countPages, exportPages } from '../page/export-pages.ts'
import type { BarcodeCheck } from '../verify/check-barcodes.ts'
import { readBack } from '../verify/read-back.ts'
import { symbolReader } from '../worker/check-job.ts'
import type { ExportJob } from '../worker/export-job.ts'

export interface ReadBackInput {
  document: LabelDocument
  records: readonly LabelRecord[]
  /** Epoch milliseconds. */
  now: number
}

/** Prints every label of a run in the dots of its printer and answers what was read of each barcode. */
export const readBackJob: ExportJob<ReadBackInput, readonly BarcodeCheck[]> = async (
  { document, records, now },
  { fonts, readOther, breathe },
) => {
  const of = countPages(document, { records, now })
  const all: BarcodeCheck[] = []
  let done = 0
  const resources = { fonts, readOther, reader: symbolReader }
  for await (const checks of readBack(document, exportPages(document, { records, now }), resources)) {
    all.push(...checks)
    await breathe(++done, of)
  }
  return all
}
