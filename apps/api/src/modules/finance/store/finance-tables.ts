import type { Generated } from 'kysely'
import type { FinanceSumTables } from './finance-sum-tables.ts'

interface FinanceAccountTable {
  account_id: string
}

interface FinanceImportTable {
  account_id: string
  id: string
  state: 'reading' | 'read' | 'committed' | 'undone'
  created_by: string
  created_at: Generated<Date>
  committed_at: Date | null
  undone_at: Date | null
  /** Names the wish of an import through the site. */
  request_key: string | null
  /** JSON: what the person chose for all files. */
  wish: string | null
  /** JSON: open questions, counts of sheets, the preview. */
  found: string | null
  /** Why it stopped, in Chinese. */
  problem: string | null
  /** Work that was asked for and is not done. */
  asked: 'commit' | 'undo' | null
}

interface FinanceImportFileTable {
  account_id: string
  import_id: string
  n: number
  name: string
  /** Account and id of the kept file. */
  file_account: string
  file: string
}

interface FinanceSheetTable {
  account_id: string
  import_id: string
  file_no: number
  sheet_no: number
  file_name: string
  /** SHA-256 in hex; null for a file that could not be opened. */
  file_hash: string | null
  sheet_name: string | null
  layout_id: string | null
  kind: string
  role: string | null
  store_id: string | null
  book: string | null
  /** yyyymm. */
  period: number | null
  currency: string | null
  headings: Generated<string[]>
  /** yyyymmdd of its rows, ascending. */
  row_days: Generated<number[]>
  unknown_columns: Generated<string[]>
  equal_once: Generated<boolean>
  /** yyyymm of rows with a time, ascending. */
  event_months: Generated<number[]>
  event_currency: string | null
  /** Whether there are rows without a time: their month is `period`. */
  has_no_time: Generated<boolean>
  /** Rows that an earlier row says word for word. */
  equal_count: Generated<number>
  /** Rows that count, and those that another import has. */
  counted_count: Generated<number>
  repeated_count: Generated<number>
  /** The commit removes its rows. */
  left_out: Generated<boolean>
  row_count: Generated<number>
  refused_count: Generated<number>
  total_count: Generated<number>
  problem: string | null
}

interface FinanceRawTable {
  account_id: string
  import_id: string
  file_no: number
  sheet_no: number
  line: number
  cells: string[]
  state: 'row' | 'refused' | 'total' | 'unknown' | 'beside'
  /** JSON. */
  faults: string | null
}

interface MoneyEventTable {
  account_id: string
  import_id: string
  file_no: number
  sheet_no: number
  line: number
  /** Null while a person has not said whose bill it is. */
  store_id: string | null
  state: Generated<'pending' | 'counted' | 'duplicate' | 'undone'>
  is_ledger: boolean
  key: string
  occurrence: number
  kind: string
  book: string | null
  /** Epoch milliseconds. */
  at: number | null
  /** yyyymm; null while a person has not said the period of rows without a time. */
  month: number | null
  currency: string
  /** Smallest unit of the currency: + income, − cost. */
  minor: number
  quantity: number | null
  flow_id: string | null
  order_no: string | null
  after_no: string | null
  stock_no: string | null
  bill_no: string | null
  waybill: string | null
  sku_id: string | null
  sku_code: string | null
  bill_type: string | null
  remark: string | null
}

interface FinanceCostTable {
  account_id: string
  sku_code: string
  /** Empty: for every SKU id of the code. */
  sku_id: string
  /** yyyymmdd. */
  valid_from: number
  goods_minor: number
  head_minor: number | null
  pack_minor: number | null
  other_minor: number | null
  currency: string
  supplier: string | null
  note: string | null
  entered_at: Generated<Date>
}

interface FinanceRateTable {
  account_id: string
  currency: string
  /** yyyymmdd. */
  day: number
  /** CNY of one unit, a decimal. */
  rate: string
  /** In the words of who entered it; null: typed by hand. */
  source: string | null
  entered_at: Generated<Date>
}

interface FinanceRateChangeTable {
  account_id: string
  /** Grows with every change of any account. */
  id: Generated<string>
  at: Generated<Date>
  user_id: string
  currency: string
  /** yyyymmdd. */
  day: number
  /** JSON of the rate; null where there is none. */
  before: string | null
  after: string | null
}

interface FinanceCostChangeTable {
  account_id: string
  /** Grows with every change of any account. */
  id: Generated<string>
  at: Generated<Date>
  user_id: string
  sku_code: string
  sku_id: Generated<string>
  /** yyyymmdd. */
  valid_from: number
  /** JSON of the version; null where there is none. */
  before: string | null
  after: string | null
}

/** Tables of migrations 0210, 0230, 0231, 0240, 0241, 0260, 0280 and 0340. */
export interface FinanceTables extends FinanceSumTables {
  finance_cost_change: FinanceCostChangeTable
  finance_account: FinanceAccountTable
  finance_import: FinanceImportTable
  finance_import_file: FinanceImportFileTable
  finance_sheet: FinanceSheetTable
  finance_raw: FinanceRawTable
  money_event: MoneyEventTable
  finance_cost: FinanceCostTable
  finance_rate: FinanceRateTable
  finance_rate_change: FinanceRateChangeTable
}

declare module '#platform/database/tables.ts' {
  interface Tables extends FinanceTables {}
}
