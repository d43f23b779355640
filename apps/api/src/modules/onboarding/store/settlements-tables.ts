import type { ColumnType, Generated } from 'kysely'

type Stamp = ColumnType<Date, Date | string | undefined, Date | string>

/** Tables of migrations 0072, 0073 and 0151. */
export interface SettlementTables {
  /** @published to referral */
  settlement_application: {
    user_id: string
    id: string
    status: Generated<'pending' | 'incomplete' | 'approved' | 'rejected'>
    reply: ColumnType<string | null, undefined, string | null>
    company: string
    credit_code: string
    contact: string
    mobile: string
    detail: ColumnType<Record<string, unknown>, string, string>
    /** Of applications from before files; null where `licence_file` names one. */
    licence: ColumnType<Buffer | null, undefined, null>
    licence_file: ColumnType<string | null, string, string>
    licence_type: 'image/jpeg' | 'image/png'
    created_at: Stamp
    decided_at: ColumnType<Date | null, undefined, Date | string>
    decided_by: ColumnType<string | null, undefined, string>
  }
}

declare module '#platform/database/tables.ts' {
  interface Tables extends SettlementTables {}
}
