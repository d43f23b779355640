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
