import type { ColumnType, Generated } from 'kysely'
import type { VipType } from '#platform/caller.ts'

/** A moment as the driver reads it; the database sets it when it is left out. */
type Stamp = ColumnType<Date, Date | string | undefined, Date | string>

interface AppUserTable {
  id: string
  nickname: string
  /** scrypt in PHC form; null for a person who has not set one. */
  password_hash: string | null
  vip_type: Generated<VipType>
  vip_expire: ColumnType<Date | null, Date | null | undefined, Date | null>
  isexternallink: Generated<number>
  is_pre: Generated<number>
  user_custom: ColumnType<string[], string | undefined, string>
  belong_code: string | null
  invite_code: string
  /** Main account while this one is its sub-account. */
  parent_id: string | null
  /** Main account that opened this one; only it may set the password. */
  opened_by: string | null
  referrer_id: string | null
  source: string | null
  login_count: Generated<number>
  last_login_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  last_login_ip: string | null
  is_demo: Generated<boolean>
  is_operator: Generated<boolean>
  created_at: Stamp
}

interface SessionTable {
  /** SHA-256 of the token. */
  token_hash: Buffer
  id: string
  user_id: string
  created_at: Stamp
  last_seen_at: Stamp
  expires_at: Stamp
  ip: string | null
  device: string | null
  /** The session that a host client's, or one that was handed over, hangs on. */
  parent_session: ColumnType<string | null, string | null | undefined, string | null>
  /** Origin of the host client; null for our own page. */
  host_origin: ColumnType<string | null, string | null | undefined, string | null>
  /** When the token was exchanged for another because it had come in an address. */
  handed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** When its holder last gave the password; null when they never did in this session. */
  proved_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

interface TeamMemberTable {
  /** The main account. */
  user_id: string
  id: string
  mobile: string
  nickname: string
  /** The person, once they have taken it up. */
  son_id: string | null
  /** First password of a person without an account. */
  offered_hash: string | null
  /** When the person took it up: seats go by it. */
  bound_at: ColumnType<Date | null, Date | undefined, Date>
  /** What the person was last told of their seat. */
  has_seat: Generated<boolean>
  created_at: Stamp
}

/** Tables of migrations 0010 to 0019. */
export interface AccountTables {
  /** @published to finance, keeping, messages, monitoring, operators, orders, referral, stores */
  app_user: AppUserTable
  /** @published to operators, orders, referral, stores */
  user_mobile: { mobile: string; user_id: string }
  invite_code: { code: string; user_id: string }
  /** @published to referral */
  login_trace: { user_id: string; trace: Buffer; seen_at: Stamp }
  /** @published to referral */
  session: SessionTable
  handover_code: {
    code_hash: Buffer
    user_id: string
    session_id: string
    host_name: string
    expires_at: Stamp
  }
  password_reset: { user_id: string; token_hash: Buffer; issued_at: Stamp; expires_at: Stamp }
  accepted_text: { user_id: string; terms_version: string; privacy_version: string; accepted_at: Stamp }
  sign_in_throttle: { account_key: string; window_start: Stamp; failures: number; blocked_until: Stamp }
  registration_try: { network_key: string; window_start: Stamp; tries: number }
  account_event: {
    user_id: string
    id: string
    at: Stamp
    kind: string
    ip: string | null
    detail: ColumnType<unknown, string | undefined, string>
  }
  /** @published to stores */
  team_member: TeamMemberTable
  mobile_invitation: { mobile: string; owner_id: string; member_id: string; created_at: Stamp }
  /** @published to referral */
  referral_user: { user_id: string; referred_id: string; source: string | null; created_at: Stamp }
}

declare module '#platform/database/tables.ts' {
  interface Tables extends AccountTables {}
}
