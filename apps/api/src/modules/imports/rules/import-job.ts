import type { TextEncoding } from '@haixuan/tabular'
import type { Marketplace } from '#modules/reference/rules'
import type { MappingFile } from './mapping-file.ts'

/** Rows of one batch: a transaction must stay short, the embedded engine has one session. */
export const IMPORT_BATCH = 500
/** Jobs that one user may have open. */
export const OPEN_JOBS = 5
/** So many rejected rows are kept one by one; totals count all. */
export const REJECTS_KEPT = 10_000

export type ImportStatus = 'open' | 'running' | 'finished' | 'cancelled' | 'failed'
/** How long the original of an imported file is kept. */
export const ORIGINAL_KEPT_MS = 30 * 86_400_000

/** What has become of the rows so far. */
export interface ImportTotals {
  /** Rows done with, in the order of the file. */
  position: number
  /** Rows stored (or already stored alike). */
  accepted: number
  /** Rows that another row of the same file about the same product replaces. */
  repeated: number
  rejected: number
  /** Products (or series of history) new, changed, and found alike. */
  inserted: number
  updated: number
  unchanged: number
}

/** A job as the database knows it. Times are epoch milliseconds. */
export interface ImportJob extends ImportTotals {
  id: string
  /** Null for the command line. */
  ownerId: string | null
  kind: MappingFile['kind']
  marketplace: Marketplace
  mappingName: string
  mapping: MappingFile
  columns: readonly string[]
  fileName: string
  fileBytes: number
  fileSha256: string
  sourceId: number
  status: ImportStatus
  nextSequence: number
  startedAt: number
  updatedAt: number
  finishedAt: number | null
  /** The kept file that the job reads in the background; null for rows from elsewhere, and when it is read at its place. */
  fileId: string | null
  /** What a person said about that file. */
  choices: { encoding?: TextEncoding; sheet?: string }
  /** Rows of that file, once they are counted. */
  rowsTotal: number | null
  /** Why it failed or, while it is running, why it cannot go on for now. In Chinese. */
  error: string | null
}

/** Number of a file in import_origin: the first 52 bits of its SHA-256. */
export function fileKey(sha256: string): number {
  return Number.parseInt(sha256.slice(0, 13), 16)
}
