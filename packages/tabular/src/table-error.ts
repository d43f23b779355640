/** Stable reasons for which a table is refused as a whole. */
export type TableReason =
  | 'broken_quote'
  | 'record_too_long'
  | 'cell_too_long'
  | 'too_many_columns'
  | 'too_many_rows'
  | 'too_much_text'
  | 'bad_separator'
  | 'bad_encoding'
  | 'not_text'
  | 'not_a_workbook'
  | 'old_or_locked'
  | 'broken_workbook'
  | 'unsafe_workbook'
  | 'no_sheet'
  | 'overlapping_areas'
  | 'no_rows'

/** Where in a file something is; line and column are counted from 1, null where it is about the whole. */
export interface TablePosition {
  sheet?: string | null
  line?: number | null
  column?: number | null
}

/** What stops the reading of a table, in Chinese: what, why, what to do. */
export class TableError extends Error {
  readonly reason: TableReason
  readonly sheet: string | null
  readonly line: number | null
  readonly column: number | null

  constructor(reason: TableReason, message: string, { sheet, line, column }: TablePosition = {}) {
    super(message)
    this.name = 'TableError'
    this.reason = reason
    this.sheet = sheet ?? null
    this.line = line ?? null
    this.column = column ?? null
  }
}
