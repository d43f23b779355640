import { useEffect, useState } from 'react'
import type { LabelDocument } from '../../document/label-document.ts'
import { Cancelled } from '../../export/worker/cancelled.ts'
import type { CheckedPage } from '../../export/worker/check-job.ts'
import type { PrinterDpi } from '../../units/length.ts'
import { sharedExporter } from './shared-exporter.ts'

/** Whether the barcodes of a label can be read at a resolution. */
export type ExportCheck =
  | { state: 'running'; done: number; total: number }
  | { state: 'failed'; error: string }
  | { state: 'done'; pages: readonly CheckedPage[] }

interface CheckedLabel {
  check: ExportCheck
  /** The pages of the last check that came to its end: what is shown while another runs. */
  shown: { pages: readonly CheckedPage[]; dpi: PrinterDpi } | null
  retry(): void
}

const STARTING: ExportCheck = { state: 'running', done: 0, total: 0 }

/** Prints the label in dots and reads every barcode back, again for every resolution. */
export function useExportCheck(document: LabelDocument, dpi: PrinterDpi, now: number): CheckedLabel {
  const [check, setCheck] = useState<ExportCheck>(STARTING)
  const [shown, setShown] = useState<CheckedLabel['shown']>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another run.
  useEffect(() => {
    setCheck(STARTING)
    const { result, cancel } = sharedExporter().run('check', { document, dpi, now }, (done, total) =>
      setCheck({ state: 'running', done, total }),
    )
    let isOver = false
    result.then(
      (pages) => {
        if (isOver) return
        setCheck({ state: 'done', pages })
        setShown({ pages, dpi })
      },
      (error: unknown) => {
        if (isOver || error instanceof Cancelled) return
        setCheck({ state: 'failed', error: error instanceof Error ? error.message : String(error) })
      },
    )
    return () => {
      isOver = true
      cancel()
    }
  }, [document, dpi, now, tries])
  return { check, shown, retry: () => setTries((count) => count + 1) }
}
