import type { BatchLabel } from '../../batch/records/batch-labels.ts'
import type { LabelDocument } from '../../document/label-document.ts'
import { safeFileName } from '../../export/batch/file-name.ts'
import { documentOfRows } from '../../export/batch/light-document.ts'
import type { BarcodeCheck } from '../../export/verify/check-barcodes.ts'
import { checkReport } from '../../export/verify/check-report.ts'
import { Cancelled } from '../../export/worker/cancelled.ts'
import type { ExportRun } from '../../export/worker/create-exporter.ts'
import { sharedExporter } from '../export/shared-exporter.ts'
import { saveText } from '../files/save-file.ts'
import type { BatchPlan } from './batch-plan.ts'

/** Labels that go to the worker at once, with the pictures of their codes: more would hold the page up. */
const PIECE = 100

/** What was read of the barcodes of some labels. */
export interface ReadReport {
  checks: readonly BarcodeCheck[]
  labels: readonly BatchLabel[]
}

/** Places of the labels that carry a barcode that cannot be read. */
export const wrongLabels = (checks: readonly BarcodeCheck[]): ReadonlySet<number> =>
  new Set(checks.flatMap(({ isRight, recordIndex }) => (isRight ? [] : [recordIndex])))

/** Saves what was read of every barcode, each with the line of its row. */
export function saveBatchReport({ document, table }: BatchPlan, { checks, labels }: ReadReport): void {
  const report = checkReport(checks, ({ recordIndex }) => {
    const { row = 0, copy = 0 } = labels[recordIndex] ?? {}
    return { row: table.rows[row]?.line ?? 0, copy: copy + 1 }
  })
  saveText(`${safeFileName(document.name)}-条码检查.csv`, report, 'text/csv')
}

/** Reads the barcodes of a run back, piece by piece; `recordIndex` is the place among the labels. */
export function startReadBack(
  document: LabelDocument,
  labels: readonly BatchLabel[],
  now: number,
  onProgress: (done: number, of: number) => void,
): ExportRun<readonly BarcodeCheck[]> {
  let current: { cancel(): void } | null = null
  let isCancelled = false

  async function pieceFrom(from: number): Promise<readonly BarcodeCheck[]> {
    const records = labels.slice(from, from + PIECE).map(({ record }) => record)
    const input = { document: documentOfRows(document, records), records, now }
    const run = sharedExporter().run('readBack', input, (done, of) =>
      onProgress(from + Math.floor((done / of) * records.length), labels.length),
    )
    current = run
    // A piece counts from nought.
    return (await run.result).map((check) => ({
      ...check,
      page: check.page + from * document.pages.length,
      recordIndex: check.recordIndex + from,
    }))
  }

  async function all(): Promise<readonly BarcodeCheck[]> {
    const checks: BarcodeCheck[] = []
    for (let from = 0; from < labels.length; from += PIECE) {
      if (isCancelled) throw new Cancelled()
      checks.push(...(await pieceFrom(from)))
    }
    return checks
  }

  return {
    result: all(),
    cancel() {
      isCancelled = true
      current?.cancel()
    },
  }
}
