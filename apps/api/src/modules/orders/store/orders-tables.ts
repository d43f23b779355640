import type { ColumnType, Generated } from 'kysely'
import type { VipType } from '#platform/caller.ts'
import type { UpgradeStep } from '../rules/membership-lots.ts'
import type { PaymentMethod } from '../rules/payment-port.ts'

type Stamp = ColumnType<Date, Date | string | undefined, Date | string>
type LaterStamp = ColumnType<Date | null, Date | null | undefined, Date | null>

export interface MemberOrderTable {
  user_id: string
  id: string
  key: string
  number: string
  plan_id: number
  plan_name: string
  vip_type: VipType
  months: number
  price_fen: number
  method: PaymentMethod
  status: Generated<'pending' | 'paid' | 'cancelled'>
  created_at: Stamp
  expires_at: Stamp
  code_url: ColumnType<string | null, undefined, string>
  asked_at: LaterStamp
  paid_at: LaterStamp
  closed_at: LaterStamp
  vip_until: LaterStamp
  refunded_fen: Generated<number>
}

export type ReceiptOutcome = 'paid' | 'already_paid' | 'wrong_amount' | 'unknown_order'

interface MembershipLotTable {
  user_id: string
  seq: number
  order_id: string | null
  tier: VipType
  paid_fen: number
  bought_ms: number
  base_ms: number
  ms: number
  upgrades: ColumnType<UpgradeStep[], string, string>
}

/** Tables of migrations 0070 and 0100. */
export interface OrderTables {
  plan: {
    id: number
    name: string
    vip_type: VipType
    months: number | null
    price_fen: number | null
    sort: number
    is_sample: Generated<boolean>
  }
  membership_lot: MembershipLotTable
  /** @published to referral */
  member_order: MemberOrderTable
  /** @published to referral */
  order_number: { number: string; user_id: string; order_id: string }
  /** @published to referral */
  payment_receipt: {
    method: PaymentMethod
    receipt: string
    number: string
    total_fen: number
    outcome: ReceiptOutcome
    payer_hash: Buffer | null
    payer_mac: Buffer | null
    received_at: Stamp
  }
  invoice_request: {
    user_id: string
    order_id: string
    kind: 'personal' | 'company'
    title: string
    tax_number: string | null
    email: string
    status: Generated<'requested' | 'issued'>
    created_at: Stamp
    issued_at: LaterStamp
  }
  transfer_account: { id: number; payee: string; bank: string; account: string }
}

declare module '#platform/database/tables.ts' {
  interface Tables extends OrderTables {}
}
