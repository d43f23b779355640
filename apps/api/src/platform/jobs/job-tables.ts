export type JobState = 'waiting' | 'running' | 'done' | 'dead' | 'cancelled'

/** Tables of migrations 0126 to 0128, 0171 and 0270. Times are epoch milliseconds of the database's clock. */
export interface JobTables {
  job: {
    kind: string
    key: string
    lane: string | null
    payload: unknown
    state: JobState
    run_at: number
    attempt: number
    tries: number
    most_tries: number
    again: boolean
    lease_until: number | null
    worker: string | null
    progress: string | null
    last_error: string | null
    created_at: number
    started_at: number | null
    finished_at: number | null
    /** The `finished_at` of the failure that its kind was told. */
    failure_told: number | null
  }
  schedule: {
    name: string
    cron: string
    zone: string
    next_at: number
    last_at: number | null
    last_error: string | null
  }
  exclusive_lease: { name: string; holder: string; lease_until: number }
}

declare module '#platform/database/tables.ts' {
  interface Tables extends JobTables {}
}
