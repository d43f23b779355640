import type { Generated } from 'kysely'
import type { ImportKindName } from '../rules/mapping-file.ts'

export interface ImportJobTable {
  id: string
  owner_id: string | null
  kind: ImportKindName
  marketplace: number
  mapping_name: string
  /** JSON text of the mapping file. */
  mapping: string
  columns: string[]
  file_name: string
  file_bytes: number
  file_sha256: string
  source_id: number
  status: 'open' | 'running' | 'finished' | 'cancelled' | 'failed'
  position: Generated<number>
  next_sequence: Generated<number>
  accepted: Generated<number>
  repeated: Generated<number>
  rejected: Generated<number>
  inserted: Generated<number>
  updated: Generated<number>
  unchanged: Generated<number>
  started_at: number
  updated_at: number
  finished_at: number | null
  /** Days since 1970-01-01. */
  oldest_day: Generated<number | null>
  /** The uploaded file that the job reads; null for rows from elsewhere. */
  file_id: string | null
  /** JSON text of what a person said about the file. */
  choices: string | null
  rows_total: Generated<number | null>
  error: Generated<string | null>
  request_key: string | null
}

export interface ImportTables {
  import_job: ImportJobTable
  import_reject_total: { job_id: string; reason: string; n: number }
  import_reject: {
    job_id: string
    n: number
    line: number
    field: string | null
    column_name: string | null
    reason: string
    message: string
  }
  import_origin: {
    marketplace: number
    external_id: string
    file_key: number
    line: number
    seen_at: number
    job_id: string
  }
}

declare module '#platform/database/tables.ts' {
  interface Tables extends ImportTables {}
}
