import type { EventKind } from '@haixuan/rules'
import type { CellType } from '@haixuan/tabular'

/** What the rows of a bill are for. */
type BillRole =
  /** Money that moved: it enters totals. */
  | 'event'
  /** The account book: compared with the details, never added to them. */
  | 'ledger'
  /** A state at the time of the export: it replaces the one before and enters no total. */
  | 'snapshot'
  /** Another view of rows that another bill carries: compared, never added. */
  | 'cross_check'
  /** Joins orders, SKUs and waybills; carries no money. */
  | 'order_map'

/** Canonical fields of all bills. What a column is called in a file is data of its layout. */
export type BillField =
  | 'flowId'
  | 'orderNo'
  | 'subOrderNo'
  | 'afterNo'
  | 'stockNo'
  | 'stockType'
  | 'billNo'
  | 'waybill'
  | 'packageNo'
  | 'skuId'
  | 'skuCode'
  | 'skuName'
  | 'skuProperties'
  | 'skuCombined'
  | 'quantity'
  | 'amount'
  | 'currency'
  | 'time'
  | 'type'
  | 'remark'
  | 'status'

/** How the text of each field becomes a value. Amounts stay text here: their decimals depend on the row's currency. */
export const FIELD_CELLS: Readonly<Record<BillField, CellType>> = {
  flowId: { type: 'id' },
  orderNo: { type: 'id' },
  subOrderNo: { type: 'id' },
  afterNo: { type: 'id' },
  stockNo: { type: 'id' },
  stockType: { type: 'text' },
  billNo: { type: 'id' },
  waybill: { type: 'id' },
  packageNo: { type: 'id' },
  skuId: { type: 'id' },
  skuCode: { type: 'text' },
  skuName: { type: 'text' },
  skuProperties: { type: 'text' },
  skuCombined: { type: 'text' },
  quantity: { type: 'number' },
  amount: { type: 'text' },
  currency: { type: 'text' },
  time: { type: 'moment', zone: '+08:00' },
  type: { type: 'text' },
  remark: { type: 'text' },
  status: { type: 'text' },
}

/** What a written amount means. */
export type SignRule =
  /** Written with its sign: + income, − cost. */
  | 'as_written'
  /** A cost is written without a sign; a negative one is a cost that was returned. */
  | 'positive_is_cost'
  /** A cost, whatever sign is written: files of one kind differ. */
  | 'always_cost'
  /** Income, whatever sign is written. */
  | 'always_income'

/** The kind and the sign of a row. */
interface EventRule {
  /** Null: money that is only moved, as a line of the account book tells it. */
  kind: EventKind | null
  sign: SignRule
}

export interface TypeRule extends EventRule {
  /** What the cell of the field `type` contains. */
  contains: string
}

/** A column of a layout. */
export interface LayoutColumn {
  aliases: readonly string[]
  /** Without this column a sheet is not of this layout. */
  isRequired?: boolean
  /** A row without this value is refused. */
  isNeeded?: boolean
  /** Programs write it as a number that loses its last digits: then it stays empty instead of refusing the row. */
  isLossy?: boolean
  /** Names that count only in a sheet that is called as the layout says: too general elsewhere. */
  sheetAliases?: readonly string[]
}

/**
 * How one official bill looks in files of one generation. Layouts are data: a renamed column is a new alias, and an
 * operator can add one without a release.
 */
export interface BillLayout {
  id: string
  kind: string
  /** Chinese name, as the marketplace calls the bill. */
  name: string
  /** Of the marketplace's file, where two differ. */
  generation: '2025' | '2026' | null
  /** Without it: Temu. */
  marketplace?: 'shein'
  mode: 'full' | 'semi' | null
  role: BillRole
  /** Beginnings of names of sheets, in canonical form; they decide where headings do not. */
  sheets: readonly string[]
  columns: Readonly<Partial<Record<BillField, LayoutColumn>>>
  /** Of bills of events. The first rule whose text is in `type` wins. */
  byType?: readonly TypeRule[]
  /** Where no rule fits. Without `byType`: every row. */
  otherwise?: EventRule
  /** Of files that name no currency. */
  currency?: string
  /** Rows carry no time: their month is the period that a person chooses. */
  hasNoTime?: boolean
  /** A row without a time is not yet billed: it belongs to this snapshot. */
  unbilled?: 'unbilled_label' | 'unbooked_adjustment'
  /** A row whose `status` contains one of them is not billed, whatever time it has. */
  openStates?: readonly string[]
}
