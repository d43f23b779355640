import type { PageReport } from '../read/page-report.ts'

/** What the importer is asked. */
export type ImportRequest =
  | { kind: 'scan'; bytes: Uint8Array; from: number }
  /** One page as a file of its own. */
  | { kind: 'page'; bytes: Uint8Array; page: number }

/** What it answers. */
export type ImportAnswer =
  | { kind: 'opened'; pages: number }
  | { kind: 'page'; report: PageReport }
  | { kind: 'done' }
  | { kind: 'single'; source: string }
  | { kind: 'refused'; message: string }
