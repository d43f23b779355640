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

export interface ViewAlertTable {
  user_id: string
  view_id: string
  rule: Json<Schemas['AlertRule']>
  is_on: boolean
  created_at: number
  checked_through: number | null
  last_match_at: number | null
}

export interface NoticeTable {
  user_id: string
  id: string
  kind: Schemas['Notice']['kind']
  about: string
  view_id: string | null
  /** Address in the site. */
  page: string | null
  marketplace: number | null
  title: string
  body: string
  matches: Json<Schemas['AlertMatch'][]>
  match_count: number
  created_at: number
  read_at: number | null
}

/** Tables of migrations 0051, 0052 and 0105. */
export interface SavedViewTables {
  saved_view: SavedViewTable
  saved_view_link: { share_id: string; user_id: string; view_id: string; created_at: number }
  view_alert: ViewAlertTable
  notice: NoticeTable
  quota_use: { user_id: string; feature: string; day: number; used: number }
  market_row_opened: { day: number; account: string; subject: number }
}
