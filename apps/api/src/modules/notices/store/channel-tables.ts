import type { ColumnType } from 'kysely'

/** Written as JSON text, read as a value. */
type Json<T> = ColumnType<T, string, string>

/** Tables of migration 0190. */
export interface ChannelTables {
  channel: {
    user_id: string
    id: string
    kind: 'mail'
    state: 'on' | 'off'
    address_id: string
    digest: Json<{ tz: string; at: string }> | null
    site_name: string
    unsubscribe_hash: Buffer
  }
  delivery: {
    user_id: string
    channel_id: string
    message_key: string
    notice_ids: string[]
    state: 'held' | 'queued' | 'dropped'
    not_before: number
    message_id: string | null
  }
}

declare module '#platform/database/tables.ts' {
  interface Tables extends ChannelTables {}
}
