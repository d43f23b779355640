import type { CompiledMapping, RowRejection } from '../import-mapping/compile-mapping.ts'
import type { FieldValue } from '../import-mapping/compile-rule.ts'
import { readyRow } from '../import-mapping/goods-of-row.ts'
import { addSamples, type FieldSamples } from './field-samples.ts'
import { type SentRow, sentCells } from './served-import.ts'

export interface RowsPreview {
  accepted: number
  rejections: RowRejection[]
  samples: FieldSamples
}

/** What a mapping makes of some rows; nothing is stored. */
export function previewRows(mapping: CompiledMapping, rows: readonly SentRow[]): RowsPreview {
  const preview: RowsPreview = {
    accepted: 0,
    rejections: [],
    samples: new Map(mapping.fields.map((field) => [field, []])),
  }
  for (const [index, row] of rows.entries()) {
    const cells = sentCells(row)
    addSamples(preview.samples, cells)
    const ready = readyRow(mapping.map({ line: index + 1, cells }), mapping.file)
    if (ready.kind === 'rejected') preview.rejections.push(ready.rejection)
    else preview.accepted++
  }
  return preview
}

/** A value of a field as text; a list is joined by " / ". */
export function resultText(value: FieldValue): string | null {
  if (value === null) return null
  return Array.isArray(value) ? value.join(' / ') : String(value)
}
