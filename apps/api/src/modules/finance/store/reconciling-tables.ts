import type { Generated } from 'kysely'

interface FinanceAcceptanceTable {
  account_id: string
  store_id: string
  /** yyyymm. */
  month: number
  currency: string
  /** Of the account book. */
  class: string
  /** Grows with every change of any account. */
  id: Generated<string>
  at: Generated<Date>
  user_id: string
  /** Sums when the difference was accepted, smallest unit. */
  detail: number
  ledger: number
  /** Null: the acceptance was taken back. */
  note: string | null
}

interface FinanceClassRuleTable {
  account_id: string
  /** The first that fits decides. */
  n: number
  /** Empty: any. */
  bill_type: string
  remark: string
  class: string
  is_on: boolean
}

interface FinanceClassChangeTable {
  account_id: string
  revision: number
  at: Generated<Date>
  user_id: string
  /** JSON of both lists. */
  before: string
  after: string
}

interface FinanceTypedAmountTable {
  account_id: string
  store_id: string
  currency: string
  kind: string
  /** yyyymmdd: at the end of that day. */
  day: number
  id: Generated<string>
  at: Generated<Date>
  user_id: string
  /** Smallest unit; null: it was taken back. */
  minor: number | null
}

/** Tables of migrations 0310 to 0312. */
export interface ReconcilingTables {
  finance_typed_amount: FinanceTypedAmountTable
  finance_class_rule: FinanceClassRuleTable
  finance_class_change: FinanceClassChangeTable
  finance_acceptance: FinanceAcceptanceTable
}

declare module '#platform/database/tables.ts' {
  interface Tables extends ReconcilingTables {}
}
