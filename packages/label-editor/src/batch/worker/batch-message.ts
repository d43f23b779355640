import type { DataSource, ReadData } from '../data/read-data.ts'
import type { CheckOptions, RowFault } from '../records/row-faults.ts'

export type BatchRequest = { kind: 'read'; source: DataSource } | { kind: 'check'; options: CheckOptions }

export type BatchAnswer =
  | { kind: 'data'; data: ReadData }
  | { kind: 'checked'; rows: number; faults: readonly RowFault[] }
  | { kind: 'done' }
  | { kind: 'refused'; message: string; line: number | null }
