import type { ColumnType, Generated } from 'kysely'
import type { VipType } from '#platform/caller.ts'

type Stamp = ColumnType<Date, Date | string | undefined, Date | string>

/** Table of migration 0119. */
export interface PurchaseRequestTables {
  purchase_request: {
    user_id: string
    id: string
    key: string
    plan_id: number
    plan_name: string
    vip_type: VipType
    months: number
    price_fen: number | null
    payer_tail: string | null
    note: string | null
    status: Generated<'pending' | 'accepted' | 'refused' | 'withdrawn'>
    reply: ColumnType<string | null, undefined, string | null>
    order_id: ColumnType<string | null, undefined, string>
    order_number: ColumnType<string | null, undefined, string>
    created_at: Stamp
    decided_at: ColumnType<Date | null, undefined, Date | string>
    decided_by: ColumnType<string | null, undefined, string>
  }
}

declare module '#platform/database/tables.ts' {
  interface Tables extends PurchaseRequestTables {}
}
