import type { components } from '@haixuan/api-sdk/schema'
import type { ColumnType, Generated } from 'kysely'

type Schemas = components['schemas']
/** Written as JSON text, read as a value. */
type Json<T> = ColumnType<T, string, string>

export interface SavedViewTable {
  user_id: string
  id: string
  board: string
  name: string
  query: Json<Schemas['ViewAddress']>
  columns: ColumnType<Schemas['ViewColumns'] | null, string | null, string | null>
  watched: ColumnType<Schemas['WatchedList'] | null, string | null, string | null>
  is_start: Generated<boolean>
  sort: Generated<number>
  created_at: number
  updated_at: number
}

/** Tables of migrations 0051, 0052 and 0105. */
export interface SavedViewTables {
  /** @published to monitoring, notices */
  saved_view: SavedViewTable
  saved_view_link: { share_id: string; user_id: string; view_id: string; created_at: number }
}

declare module '#platform/database/tables.ts' {
  interface Tables extends SavedViewTables {}
}
