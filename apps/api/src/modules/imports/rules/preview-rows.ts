import { regionText } from '#modules/reference/rules'
import type { CompiledField, CompiledMapping, RowRejection } from './compile-mapping.ts'
import { addSamples, type FieldSamples } from './field-samples.ts'
import type { FieldValue } from './field-values.ts'
import type { KindRules } from './import-kind.ts'
import type { ImportRow } from './import-row.ts'
import { isRecordRow, readyRow } from './ready-row.ts'
import { RegionQuestions } from './region-questions.ts'
import { type SentRow, sentCells } from './sent-row.ts'

export interface RowsPreview {
  accepted: number
  rejections: RowRejection[]
  samples: FieldSamples
  regions: RegionQuestions
}

/** What a mapping makes of some rows that a call brings; nothing is stored. */
export function previewRows(
  kind: KindRules,
  mapping: CompiledMapping,
  rows: readonly SentRow[],
): RowsPreview {
  return previewFileRows(
    kind,
    mapping,
    rows.map((row, index) => ({ line: index + 1, cells: sentCells(row) })),
  )
}

/** The same for rows of a file. */
export function previewFileRows(
  kind: KindRules,
  mapping: CompiledMapping,
  rows: readonly ImportRow[],
): RowsPreview {
  const preview: RowsPreview = {
    accepted: 0,
    rejections: [],
    regions: new RegionQuestions(),
    samples: new Map(mapping.fields.map((field) => [field, []])),
  }
  for (const row of rows) {
    if ('cells' in row) addSamples(preview.samples, row.cells)
    const ready = readyRow(kind, mapping.map(row), mapping.file)
    if (isRecordRow(ready)) {
      preview.accepted++
      preview.regions.add(kind.currencyIn(ready.record))
    } else preview.rejections.push(ready.rejection)
  }
  return preview
}

/** A value of a field as text; a list is joined by " / ", a region is named. */
export function resultText(field: CompiledField, value: FieldValue): string | null {
  if (value === null) return null
  if (field.name === 'region' && typeof value === 'number') return regionText(value)
  return Array.isArray(value) ? value.join(' / ') : String(value)
}
