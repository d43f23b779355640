import { BatchError } from '../batch-error.ts'
import { BATCH_LIMITS } from '../batch-limits.ts'
import type { DataTable } from '../data/data-table.ts'
import { type FieldMapping, rowRecord } from './field-mapping.ts'
import { type Copies, copiesOf } from './row-copies.ts'

/** One label to make. */
export interface BatchLabel {
  /** Position of its row, and which of the row's copies it is, both from 0. */
  row: number
  copy: number
  /** Position among all labels of the run; what `{{serial}}` counts by. */
  at: number
  /** Values of the fields; `#serial` and `#` carry the count. */
  record: Readonly<Record<string, string>>
}

interface LabelsOptions {
  table: DataTable
  mapping: FieldMapping
  copies: Copies
  /** Rows that are left out. */
  skipped: ReadonlySet<number>
  /** Whether each copy counts on, or the copies of a row carry the same number. */
  serialPer: 'label' | 'row'
}

/** Number of labels that a run makes. */
export function countLabels({
  table,
  copies,
  skipped,
}: Omit<LabelsOptions, 'mapping' | 'serialPer'>): number {
  return table.rows.reduce((sum, row, at) => sum + (skipped.has(at) ? 0 : (copiesOf(row, copies) ?? 0)), 0)
}

/** @throws {BatchError} when a run makes no label, or more than it may. */
export function checkCount(count: number): void {
  if (count === 0) throw new BatchError('没有可以生成的标签：每一行都有错误或份数为 0，请修改数据')
  if (count > BATCH_LIMITS.labels) {
    throw new BatchError(`一共 ${count} 张标签，一次最多 ${BATCH_LIMITS.labels} 张，请减少份数或分批生成`)
  }
}

/** The labels of a run, in the order of the rows; made one by one as they are asked for. */
export function* batchLabels(options: LabelsOptions): Generator<BatchLabel, void> {
  const { table, mapping, copies, skipped, serialPer } = options
  let at = 0
  let printedRows = 0
  for (const [index, row] of table.rows.entries()) {
    const count = skipped.has(index) ? 0 : (copiesOf(row, copies) ?? 0)
    if (count === 0) continue
    const values = rowRecord(row, mapping)
    for (let copy = 0; copy < count; copy++) {
      const serial = serialPer === 'label' ? at : printedRows
      yield { row: index, copy, at, record: { ...values, '#serial': String(serial), '#': String(at + 1) } }
      at++
    }
    printedRows++
  }
}
