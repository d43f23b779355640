import type { MappedRow, RowRejection } from './compile-mapping.ts'
import type { KindRules } from './import-kind.ts'
import type { MappingFile } from './mapping-file.ts'
import { RejectedCell } from './rejected-cell.ts'

/** The record of one row of a file. */
export interface RecordRow<Row = unknown> {
  line: number
  record: Row
}

/** A row ready to be stored, or why it is not. */
export type ReadyRow<Row = unknown> = RecordRow<Row> | { line: number; rejection: RowRejection }

export function isRecordRow<Row>(row: ReadyRow<Row>): row is RecordRow<Row> {
  return 'record' in row
}

/** What a mapped row stands for in its kind. */
export function readyRow<Row>(kind: KindRules<Row>, row: MappedRow, mapping: MappingFile): ReadyRow<Row> {
  if ('rejection' in row) return row
  const { line, fields, latest } = row
  try {
    return { line, record: kind.recordOf(fields, latest, mapping) }
  } catch (error) {
    if (!(error instanceof RejectedCell)) throw error
    const { field, reason, message } = error
    return { line, rejection: { line, field, column: null, reason, message } }
  }
}
