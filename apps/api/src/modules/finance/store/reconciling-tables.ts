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

/** Tables of migration 0310. */
export interface ReconcilingTables {
  finance_acceptance: FinanceAcceptanceTable
}

declare module '#platform/database/tables.ts' {
  interface Tables extends ReconcilingTables {}
}
