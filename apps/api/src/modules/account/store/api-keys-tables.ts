import type { ColumnType } from 'kysely'
import type { ApiKeyScope } from '#platform/api-key-scope.ts'

interface ApiKeyTable {
  /** SHA-256 of the key. */
  key_hash: Buffer
  id: string
  user_id: string
  name: string
  /** First characters of the key, shown to tell keys apart. */
  prefix: string
  scopes: ApiKeyScope[]
  created_at: ColumnType<Date, Date | undefined, never>
  expires_at: Date
  last_used_at: ColumnType<Date | null, undefined, Date>
  last_used_ip: ColumnType<string | null, undefined, string>
}

/** Tables of migration 0058. */
export interface ApiKeyTables {
  api_key: ApiKeyTable
}

declare module '#platform/database/tables.ts' {
  interface Tables extends ApiKeyTables {}
}
