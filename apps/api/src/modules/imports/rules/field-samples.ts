import type { CompiledField } from './compile-mapping.ts'
import { currencyOf, type FieldValue } from './field-values.ts'
import type { Cells } from './import-row.ts'
import { RejectedCell } from './rejected-cell.ts'

/** How one field reads one row, for the eyes of the user. */
export interface FieldSample {
  cells: (string | null)[]
  result: FieldValue
  /** Chinese, when the cell is refused. */
  fault: string | null
}

export type FieldSamples = Map<CompiledField, FieldSample[]>

const SAMPLES = 3

/** Adds what a row shows of the fields that have fewer than three samples. Empty cells show nothing. */
export function addSamples(samples: FieldSamples, row: Cells): void {
  let currency: string | null = null
  for (const [field, found] of samples) {
    const cells = field.columns.map((name) => row[name] ?? null)
    const isCurrency = field.name === 'currency'
    const useless = found.length >= SAMPLES || (cells.length > 0 && cells.every((cell) => cell === null))
    if (useless && !isCurrency) continue
    const sample = sampleOf(field, row, currency, cells)
    if (isCurrency) currency = currencyOf({ currency: sample.result })
    if (!useless) found.push(sample)
  }
}

function sampleOf(
  field: CompiledField,
  row: Cells,
  currency: string | null,
  cells: (string | null)[],
): FieldSample {
  try {
    return { cells, result: field.make(row, currency), fault: null }
  } catch (error) {
    if (!(error instanceof RejectedCell)) throw error
    return { cells, result: null, fault: error.message }
  }
}
