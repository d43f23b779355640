import { regionText } from '#modules/reference/rules'
import type { CompiledField, CompiledMapping, RowRejection } from './compile-mapping.ts'
import type { FieldValue } from './compile-rule.ts'
import { addSamples, type FieldSamples } from './field-samples.ts'
import { readyRow } from './goods-of-row.ts'
import { RegionQuestions } from './region-questions.ts'
import { type SentRow, sentCells } from './sent-row.ts'

export interface RowsPreview {
  accepted: number
  rejections: RowRejection[]
  samples: FieldSamples
  regions: RegionQuestions
}

/** What a mapping makes of some rows; nothing is stored. */
export function previewRows(mapping: CompiledMapping, rows: readonly SentRow[]): RowsPreview {
  const preview: RowsPreview = {
    accepted: 0,
    rejections: [],
    regions: new RegionQuestions(),
    samples: new Map(mapping.fields.map((field) => [field, []])),
  }
  for (const [index, row] of rows.entries()) {
    const cells = sentCells(row)
    addSamples(preview.samples, cells)
    const ready = readyRow(mapping.map({ line: index + 1, cells }), mapping.file)
    if (ready.kind === 'rejected') preview.rejections.push(ready.rejection)
    else {
      preview.accepted++
      preview.regions.add(ready)
    }
  }
  return preview
}

/** A value of a field as text; a list is joined by " / ", a region is named. */
export function resultText(field: CompiledField, value: FieldValue): string | null {
  if (value === null) return null
  if (field.name === 'region' && typeof value === 'number') return regionText(value)
  return Array.isArray(value) ? value.join(' / ') : String(value)
}
