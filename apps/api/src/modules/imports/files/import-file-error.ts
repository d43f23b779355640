import { TableError, type TableReason } from '@haixuan/tabular'

/** Stable reasons for which a whole file is refused. */
export type ImportFileReason =
  | 'file_absent'
  | 'file_is_directory'
  | 'file_unreadable'
  | 'file_empty'
  | 'file_is_binary'
  | 'file_encoding'
  | 'file_too_large'
  | 'file_changed'
  | 'file_format'
  | 'sheet_absent'
  | 'header_missing'
  | 'rows_missing'
  | 'record_too_long'
  | 'too_many_columns'
  | 'broken_quote'
  | 'broken_json'

/** The file cannot be read as rows; nothing of it is imported. The message is Chinese, for the user. */
export class ImportFileError extends Error {
  readonly reason: ImportFileReason
  /** Line of the file, counted from 1, where that is known. */
  readonly line: number | null

  constructor(reason: ImportFileReason, message: string, line: number | null = null) {
    super(message)
    this.name = 'ImportFileError'
    this.reason = reason
    this.line = line
  }
}

const REASONS: Record<TableReason, ImportFileReason> = {
  broken_quote: 'broken_quote',
  record_too_long: 'record_too_long',
  cell_too_long: 'record_too_long',
  too_many_columns: 'too_many_columns',
  too_many_rows: 'file_too_large',
  too_much_text: 'file_too_large',
  bad_separator: 'file_format',
  bad_encoding: 'file_encoding',
  not_text: 'file_is_binary',
  not_a_workbook: 'file_is_binary',
  old_or_locked: 'file_is_binary',
  broken_workbook: 'file_unreadable',
  unsafe_workbook: 'file_unreadable',
  overlapping_areas: 'file_unreadable',
  no_sheet: 'sheet_absent',
  no_rows: 'rows_missing',
}

/** What a reader of tables refuses, in the words of an import: nothing of the file is stored. */
export function importError(error: unknown): unknown {
  if (!(error instanceof TableError)) return error
  const where = error.sheet === null ? '' : `工作表“${error.sheet}”：`
  return new ImportFileError(
    REASONS[error.reason],
    `${where}${error.message}。没有导入任何数据。`,
    error.line,
  )
}

/** Runs what reads a table. @throws ImportFileError for what the reader refuses */
export function inImportWords<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw importError(error)
  }
}
