/** Lists written to files; see migrations 0055 and 0170. Times are epoch milliseconds. */
export interface ExportTables {
  export_job: {
    user_id: string
    id: string
    key: string
    account: string
    operation: string
    title: string
    format: 'xlsx' | 'csv'
    file_name: string
    state: 'queued' | 'running' | 'finished' | 'cancelled' | 'failed' | 'expired'
    rows_total: number
    rows_written: number
    quota_rows: number
    quota_day: number
    bytes: number | null
    failure: string | null
    created_at: number
    beat_at: number
    finished_at: number | null
    expires_at: number | null
    /** `ExportRequest` of the contract; null for an export of a server of before. */
    request: unknown
    /** `ExportRights`. */
    rights: unknown
    attempt: number
    parts: number | null
    file: string | null
  }
  export_part: {
    user_id: string
    export_id: string
    n: number
    ids: number[] | null
    list_rows: number | null
    row_ids: string[] | null
    cells: Buffer | null
  }
}

declare module '#platform/database/tables.ts' {
  interface Tables extends ExportTables {}
}
