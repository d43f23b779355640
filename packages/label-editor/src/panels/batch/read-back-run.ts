import { documentOfRows } from '../../batch/output/light-document.ts'
import type { BatchLabel } from '../../batch/records/batch-labels.ts'
import type { LabelDocument } from '../../document/label-document.ts'
import type { BarcodeCheck } from '../../export/verify/check-barcodes.ts'
import { Cancelled } from '../../export/worker/cancelled.ts'
import type { ExportRun } from '../../export/worker/create-exporter.ts'
import { sharedExporter } from '../export/shared-exporter.ts'

/** Labels that go to the worker at once, with the pictures of their codes: more would hold the page up. */
const PIECE = 100

/** Reads the barcodes of a run back, piece by piece, and answers those that are wrong. */
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
    const { wrong } = await run.result
    // A piece counts from nought.
    return wrong.map((check) => ({
      ...check,
      page: check.page + from * document.pages.length,
      recordIndex: check.recordIndex + from,
    }))
  }

  async function all(): Promise<readonly BarcodeCheck[]> {
    const wrong: BarcodeCheck[] = []
    for (let from = 0; from < labels.length; from += PIECE) {
      if (isCancelled) throw new Cancelled()
      wrong.push(...(await pieceFrom(from)))
    }
    return wrong
  }

  return {
    result: all(),
    cancel() {
      isCancelled = true
      current?.cancel()
    },
  }
}
