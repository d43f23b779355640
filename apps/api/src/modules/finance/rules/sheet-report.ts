import type { BillLayout } from './bill-kind.ts'
import type { RowFault } from './bill-row.ts'

/** What a person has said before the files are read. */
export interface ReadWish {
  accountId: string
  importId: string
  /** Whose bills they are; null: found by what the store sold before, or asked. */
  storeId: string | null
  book: string | null
  /** yyyymm of rows without a time. */
  period: number | null
  /** Of rows without a currency. */
  currency: string | null
  layouts: readonly BillLayout[]
}

/** What one sheet held. */
export interface SheetReport {
  file: string
  fileNo: number
  sheet: string | null
  sheetNo: number
  /** Of its layout, or no_bills, unknown, empty, broken. */
  kind: string
  layoutId: string | null
  /** Rows below the heading, totals left out. */
  rows: number
  refused: readonly RowFault[]
  refusedRows: number
  skippedTotals: number
  unknownColumns: readonly string[]
  /** Why the file could not be read. */
  problem: string | null
  /** Days (yyyymmdd) of its rows, ascending. */
  days: readonly number[]
  /** Rows without a time wait for their month. */
  needsPeriod: boolean
}
