import type { components } from '@haixuan/api-sdk/schema'
import type { ColumnType } from 'kysely'

type Schemas = components['schemas']
/** Written as JSON text, read as a value. */
type Json<T> = ColumnType<T, string, string>

export interface ViewAlertTable {
  user_id: string
  view_id: string
  rule: Json<Schemas['AlertRule']>
  is_on: boolean
  created_at: number
  checked_through: number | null
  last_match_at: number | null
  /** Why it cannot be read; null: it is well. */
  broken_reason: string | null
}

/** Table of migrations 0052 and 0129. */
export interface AlertTables {
  /** @published to keeping */
  view_alert: ViewAlertTable
}

declare module '#platform/database/tables.ts' {
  interface Tables extends AlertTables {}
}
