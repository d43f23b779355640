import type { CoveredBill, CoverSource } from '@haixuan/rules'
import type { Generated } from 'kysely'

interface FinanceCoverTable {
  account_id: string
  import_id: string
  file_no: number
  bill: CoveredBill
  /** yyyymmdd, both ends among them. */
  first_day: number
  last_day: number
  source: CoverSource
  store_id: string
  /** Empty: nobody said the book, and the store has not exactly one. */
  book: string
}

interface FinanceNoBillsTable {
  account_id: string
  id: string
  store_id: string
  book: string
  bill: CoveredBill
  /** yyyymmdd, both ends among them. */
  first_day: number
  last_day: number
  said_by: string
  said_at: Generated<Date>
  /** Null: it is still said. */
  taken_back_by: string | null
  taken_back_at: Date | null
}

/** Tables of migration 0300. */
interface CoverageTables {
  finance_cover: FinanceCoverTable
  finance_no_bills: FinanceNoBillsTable
}

declare module '#platform/database/tables.ts' {
  interface Tables extends CoverageTables {}
}
