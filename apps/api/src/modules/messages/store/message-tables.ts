import type { ColumnType, Generated } from 'kysely'

type Stamp = ColumnType<Date, Date | string | undefined, Date | string>
type MaybeStamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/** Tables of migrations 0160 and 0161. */
export interface MessageTables {
  outgoing_message: {
    id: string
    channel: 'mail' | 'text'
    purpose: string
    sealed: Buffer | null
    address_id: string | null
    state: 'waiting' | 'sent' | 'refused' | 'expired' | 'dropped'
    expires_at: Stamp
    last_error: string | null
    created_at: Stamp
    ended_at: MaybeStamp
  }
  verification_code: {
    purpose: string
    recipient_hash: Buffer
    code_hash: Buffer
    tries: Generated<number>
    expires_at: Stamp
  }
  message_rate: { rate_key: string; window_start: Stamp; window_s: number; used: number }
  user_mail: {
    user_id: string
    id: string
    address: string
    address_key: string
    token_hash: Buffer | null
    token_expires_at: MaybeStamp
    verified_at: MaybeStamp
    bounced_at: MaybeStamp
    created_at: Stamp
  }
}

declare module '#platform/database/tables.ts' {
  interface Tables extends MessageTables {}
}
