import type { UploadKind } from '../rules/upload-kind.ts'

/** Tables of migration 0175. Times are epoch milliseconds of the database's clock. */
export interface UploadTables {
  upload: {
    account: string
    id: string
    name: string
    kind: UploadKind
    bytes: number
    sha256: string | null
    received: number
    state: 'open' | 'finished' | 'used'
    file: string | null
    created_at: number
    expires_at: number
  }
  upload_part: { account: string; upload: string; at: number; bytes: number; sha256: string; file: string }
}

declare module '#platform/database/tables.ts' {
  interface Tables extends UploadTables {}
}
