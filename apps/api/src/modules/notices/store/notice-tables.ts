import type { components } from '@haixuan/api-sdk/schema'
import type { ColumnType } from 'kysely'

type Schemas = components['schemas']
/** Written as JSON text, read as a value. */
type Json<T> = ColumnType<T, string, string>

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

/** Table of migrations 0052 and 0105. */
export interface NoticeTables {
  notice: NoticeTable
}

declare module '#platform/database/tables.ts' {
  interface Tables extends NoticeTables {}
}
