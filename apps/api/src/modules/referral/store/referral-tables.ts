import type { ColumnType, Generated } from 'kysely'

/** A moment as the driver reads it; the database sets it when it is left out. */
type Stamp = ColumnType<Date, Date | string | undefined, Date | string>

/** Tables of migrations 0017 and 0072. */
export interface ReferralTables {
  referral_order: {
    user_id: string
    order_id: string
    buyer_id: string
    total_fen: number
    commission_fen: number
    created_at: Stamp
    held_for: ColumnType<'payer' | 'device' | 'company' | null, undefined, string>
    held_at: ColumnType<Date | null, undefined, Date>
    released_at: ColumnType<Date | null, undefined, Date>
  }
  referral_ledger: {
    user_id: string
    order_id: string
    kind: 'commission' | 'refund'
    /** Counts the refunds of an order; 0 is its commission. */
    part: Generated<number>
    total_fen: number
    commission_fen: number
    at: Stamp
  }
  referral_payout: { user_id: string; id: string; fen: number; note: string; at: Stamp }
}

declare module '#platform/database/tables.ts' {
  interface Tables extends ReferralTables {}
}
