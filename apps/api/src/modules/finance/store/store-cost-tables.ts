import type { Generated } from 'kysely'

interface FinanceStoreCostTable {
  account_id: string
  store_id: string
  /** yyyymm. */
  month: number
  /** In the words of who entered it. */
  kind: string
  currency: string
  /** Smallest unit of the currency, positive. */
  minor: number
  note: string | null
  entered_at: Generated<Date>
}

interface FinanceStoreCostChangeTable {
  account_id: string
  /** Grows with every change of any account. */
  id: Generated<string>
  at: Generated<Date>
  user_id: string
  store_id: string
  /** JSON of the cost; null where there is none. */
  before: string | null
  after: string | null
}

/** Tables of migration 0341. */
interface StoreCostTables {
  finance_store_cost: FinanceStoreCostTable
  finance_store_cost_change: FinanceStoreCostChangeTable
}

declare module '#platform/database/tables.ts' {
  interface Tables extends StoreCostTables {}
}
