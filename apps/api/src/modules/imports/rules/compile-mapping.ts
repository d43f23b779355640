import { columnProblems } from './column-problems.ts'
import { type CompiledRule, compileRule } from './compile-rule.ts'
import { currencyOf, type FieldValue, type FieldValues } from './field-values.ts'
import type { AllKindRules, FieldSpecs } from './import-kind.ts'
import type { Cells, ImportRow } from './import-row.ts'
import { MappingError } from './mapping-error.ts'
import { columnsOf, type MappingFile } from './mapping-file.ts'
import { RejectedCell, type RejectReason } from './rejected-cell.ts'

/** Why a row is left out, and in which field. */
export interface RowRejection {
  line: number
  field: string | null
  column: string | null
  reason: RejectReason
  message: string
}

export interface CompiledField {
  part: 'fields' | 'latest'
  name: string
  label: string
  columns: string[]
  make: CompiledRule
}

export type MappedRow =
  | { line: number; fields: FieldValues; latest: FieldValues | null }
  | { line: number; rejection: RowRejection }

export interface CompiledMapping {
  file: MappingFile
  fields: readonly CompiledField[]
  map(row: ImportRow): MappedRow
}

/** What a mapping is compiled for. */
export interface MappingContext {
  /** The columns are those of so many first rows only; null when the file names all of them. */
  sampledRows?: number | null
  /** The time now, epoch milliseconds: dates of the future are refused. */
  clock: () => number
}

/**
 * A mapping made ready for a file with these columns, or with these in so many first rows.
 * @throws MappingError when the file lacks columns that the mapping reads
 */
export function compileMapping(
  kinds: AllKindRules,
  file: MappingFile,
  columns: readonly string[],
  { sampledRows = null, clock }: MappingContext,
): CompiledMapping {
  const problems = columnProblems(file, columns, sampledRows)
  if (problems.length > 0) throw new MappingError(file.name, problems)
  const kind = kinds[file.kind]
  const fields = [
    ...compilePart(file, 'fields', kind.fields, clock),
    ...compilePart(file, 'latest', kind.latest ?? {}, clock),
  ]
  return { file, fields, map: (row) => mapRow(fields, row, file.latest !== undefined) }
}

function compilePart(
  file: MappingFile,
  part: 'fields' | 'latest',
  specs: FieldSpecs,
  clock: () => number,
): CompiledField[] {
  const made = Object.entries(file[part] ?? {}).map(([name, rule]) => ({
    part,
    name,
    label: specs[name]?.label ?? name,
    columns: columnsOf(rule),
    make: compileRule(rule, specs[name], clock),
  }))
  // Amounts are read in the currency of their row, so it comes first.
  return made.sort((a, b) => Number(b.name === 'currency') - Number(a.name === 'currency'))
}

function mapRow(compiled: readonly CompiledField[], row: ImportRow, hasLatest: boolean): MappedRow {
  if ('broken' in row) {
    return { line: row.line, rejection: { line: row.line, field: null, column: null, ...row.broken } }
  }
  const fields: Record<string, FieldValue> = {}
  const latest: Record<string, FieldValue> = {}
  for (const field of compiled) {
    const target = field.part === 'fields' ? fields : latest
    const faulty = row.faults && field.columns.find((name) => row.faults?.[name] !== undefined)
    if (faulty !== undefined) return { line: row.line, rejection: unreadable(row, field, faulty) }
    try {
      target[field.name] = field.make(row.cells, currencyOf(fields, latest))
    } catch (error) {
      if (!(error instanceof RejectedCell)) throw error
      return { line: row.line, rejection: rejectionOf(row.line, field, row.cells, error) }
    }
  }
  return { line: row.line, fields, latest: hasLatest ? latest : null }
}

/** A cell that the file itself says is wrong, such as a formula without its result. */
function unreadable(
  row: Extract<ImportRow, { cells: Cells }>,
  field: CompiledField,
  column: string,
): RowRejection {
  const message = row.faults?.[column] ?? ''
  return { line: row.line, field: field.name, column, reason: 'cell_unreadable', message }
}

function rejectionOf(line: number, field: CompiledField, cells: Cells, error: RejectedCell): RowRejection {
  const column = field.columns.find((name) => cells[name] !== undefined) ?? field.columns[0] ?? null
  return { line, field: field.name, column, reason: error.reason, message: error.message }
}
