import type { Generated } from 'kysely'

interface FinanceSumColumns {
  account_id: string
  store_id: string
  /** yyyymm. */
  month: number
  currency: string
  book: string
  rows: number
  minor: string
}

interface FinanceKindColumns extends FinanceSumColumns {
  kind: string
  /** Null: no row says pieces. */
  quantity: number | null
  /** Refunds among the rows that a reversal repeats. */
  twice_rows: number
  twice_minor: string
}

interface FinanceMonthTable extends FinanceKindColumns {
  /** Rows that name no SKU, each refund once. */
  no_sku_rows: Generated<number>
  no_sku_minor: Generated<string>
}

interface FinanceSkuMonthTable {
  account_id: string
  store_id: string
  /** yyyymm. */
  month: number
  currency: string
  sku_id: string
  /** Empty: no row names one. */
  sku_code: string
  sold: number
  returned: number
  /** Smallest unit of the currency: all money, what was credited less what was reversed, what the books count. */
  income: number
  sales: number
  counted: number
  /** Fen by the rate of the month's last day; null without one. */
  counted_fen: number | null
  is_missing: boolean
  /** Fen, by each rule of returns; null when a piece was sold on a day without a cost. */
  cost_lost: number | null
  cost_original: number | null
  cost_date: number | null
  kinds: string[]
  minors: number[]
}

interface FinanceDayTable extends FinanceKindColumns {
  /** yyyymmdd by the clock of Beijing; 0 for rows of a bill without a time. */
  day: number
  /** Empty: no row of the sum names one. */
  sku_id: string
  sku_code: string
}

interface FinanceLedgerDayTable extends FinanceSumColumns {
  day: number
  /** Empty: the lines say none. */
  bill_type: string
  remark: string
}

interface FinanceReturnTable {
  account_id: string
  store_id: string
  /** yyyymm of the return. */
  month: number
  /** yyyymmdd; 0: the bill has no time. */
  day: number
  currency: string
  sku_id: string
  sku_code: string
  book: string
  /** yyyymmdd; 0: the sale is in no file. */
  sale_day: number
  pieces: number
}

interface FinanceMonthCostTable {
  account_id: string
  store_id: string
  /** yyyymm. */
  month: number
  currency: string
  /** Of returned goods. */
  rule: string
  /** Fen, positive. */
  cost: number
  missing_skus: number
  /** Smallest unit of the books' currency. */
  missing_sales: number
  missing_income: number
}

/** Sums that are kept with the rows: tables of migrations 0230, 0231 and 0321. */
export interface FinanceSumTables {
  finance_day: FinanceDayTable
  finance_ledger_day: FinanceLedgerDayTable
  finance_month: FinanceMonthTable
  finance_month_cost: FinanceMonthCostTable
  finance_return: FinanceReturnTable
  finance_sku_month: FinanceSkuMonthTable
}
