import type { TableRow } from '../table-row.ts'
import { columnLetters } from '../workbook/merged-areas.ts'
import { type CellType, type CellValues, typedCell } from './cell-type.ts'
import type { Heading } from './find-heading.ts'
import { type ColumnMatch, type FieldNames, headingNames } from './match-columns.ts'

/** A field of a table: how its column is called, and what its cells hold. */
export interface FieldSpec extends FieldNames {
  cell: CellType
  /** An empty cell is a fault. */
  isNeeded?: boolean
  /** Below the first row of merged cells every row has their value; amounts are in the first alone. */
  fillsMerged?: boolean
}

/** What is wrong with a cell. Line and column are counted from 1. */
export interface CellFault {
  sheet: string | null
  line: number
  column: number
  heading: string
  /** As it is written in the file. */
  text: string
  /** What is wrong and what to do, in Chinese. */
  message: string
}

export type RowValues<Fields extends Readonly<Record<string, FieldSpec>>> = {
  readonly [Key in keyof Fields]: CellValues[Fields[Key]['cell']['type']] | null
}

export interface TypedRow<Fields extends Readonly<Record<string, FieldSpec>>> {
  line: number
  /** Null where a cell is empty, faulty, or its column is not there. */
  values: RowValues<Fields>
  faults: readonly CellFault[]
}

/** Where a fault is, as people say it: `工作表“结算”第 12 行 C 列“金额”`. */
export function faultPosition({ sheet, line, column, heading }: CellFault): string {
  const where = sheet === null ? '' : `工作表“${sheet}”`
  return `${where}第 ${line} 行 ${columnLetters(column - 1)} 列${heading ? `“${heading}”` : ''}`
}

export const faultText = (fault: CellFault): string => `${faultPosition(fault)}：${fault.message}`

/** Reads rows below a heading into values; what is wrong with a cell costs only that cell. */
export function rowReader<Fields extends Readonly<Record<string, FieldSpec>>>(
  fields: Fields,
  heading: Heading,
  { columns }: ColumnMatch<Extract<keyof Fields, string>>,
  sheet: string | null = null,
): (row: TableRow) => TypedRow<Fields> {
  const names = headingNames(heading)
  const keys = Object.keys(fields) as Extract<keyof Fields, string>[]
  return (row) => {
    const faults: CellFault[] = []
    const values: Record<string, unknown> = {}
    for (const key of keys) {
      const at = columns.get(key)
      const field = fields[key] as FieldSpec
      values[key] = null
      if (at === undefined) continue
      const own = row.cells[at] ?? ''
      const text = own === '' && field.fillsMerged ? (row.covered?.get(at) ?? '') : own
      const inFile = row.faults?.get(at)
      const typed = inFile === undefined ? typedCell(text, field.cell) : { fault: inFile }
      const message =
        'fault' in typed
          ? typed.fault
          : typed.value === null && field.isNeeded
            ? '这一格是空的，请填写'
            : null
      if ('value' in typed) values[key] = typed.value
      if (message !== null)
        faults.push({ sheet, line: row.line, column: at + 1, heading: names[at] ?? '', text, message })
    }
    return { line: row.line, values: values as RowValues<Fields>, faults }
  }
}

/** What is shown of a table before anything is done with it. */
export interface TablePreview<Key extends string> {
  columns: readonly { letters: string; heading: string; field: Key | null }[]
  rows: readonly { line: number; cells: readonly string[] }[]
}

/** The first rows below a heading, each with as many cells as there are columns. */
export function previewTable<Key extends string>(
  heading: Heading,
  { columns }: ColumnMatch<Key>,
  below: readonly TableRow[],
  most = 5,
): TablePreview<Key> {
  const fieldAt = new Map([...columns].map(([key, at]) => [at, key]))
  const names = headingNames(heading)
  return {
    columns: names.map((name, at) => ({
      letters: columnLetters(at),
      heading: name,
      field: fieldAt.get(at) ?? null,
    })),
    rows: below
      .slice(0, most)
      .map(({ line, cells }) => ({ line, cells: names.map((_, at) => cells[at] ?? '') })),
  }
}
