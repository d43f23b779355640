import { createListeners } from '../../editor/listeners.ts'
import type { FoundCode, PageReport } from '../../import-pdf/read/page-report.ts'

/** A PDF whose codes were read; kept while the window is open, so that the label can be changed in between. */
export interface PdfSession {
  name: string
  bytes: Uint8Array
  /** The file as `data:application/pdf;base64,…`. */
  source: string
  pages: number
  reports: readonly PageReport[]
}

let kept: PdfSession | null = null
const { subscribe, tell } = createListeners()

export const pdfSession = {
  get: () => kept,
  set(session: PdfSession | null) {
    kept = session
    tell()
  },
  subscribe,
}

/** Every code of a file in the order of its pages. */
export const codesOf = ({ reports }: Pick<PdfSession, 'reports'>): FoundCode[] =>
  reports.flatMap(({ codes }) => codes)

/** Pages of which something could not be read. */
export const unreadPages = ({ reports }: Pick<PdfSession, 'reports'>) =>
  reports.filter(({ problem }) => problem !== null)
