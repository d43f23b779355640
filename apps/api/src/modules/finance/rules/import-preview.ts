import type { EventKind } from '@haixuan/rules'

/** Figures of one book; null when there is none. */
export interface BookFigures {
  revenueNet: number | null
  platformNet: number | null
  costFen: number | null
  missingIncome: number | null
  profitFen: number | null
  /** Classes of the reconciliation by their result. */
  equal: number
  different: number
  oneSided: number
}

export interface ImportPreview {
  sums: { store: string; currency: string; kind: EventKind; rows: number; minor: number }[]
  ledgerRows: number
  months: { store: string; month: number; currency: string; before: BookFigures; after: BookFigures }[]
}

/** Rows of one sheet: those that count, and those that another file has. */
export interface SheetCounts {
  fileNo: number
  sheetNo: number
  added: number
  duplicate: number
}
