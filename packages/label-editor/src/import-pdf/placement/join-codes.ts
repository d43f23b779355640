import type { DataTable, RawRow } from '../../batch/data/data-table.ts'
import type { FoundCode } from '../read/page-report.ts'

/** Columns that imported codes add to a table; also names of the fields that show them. */
export const CODE_PICTURE = '条码图'
export const CODE_VALUE = '条码内容'
export const CODE_PAGE = '条码页码'

/** What two writings of one code have in common: width, case, spaces, and the zeros that UPC and EAN differ by. */
export function plainCode(value: string): string {
  const plain = value
    .normalize('NFKC')
    .replace(/[\s\u200b\ufeff]/g, '')
    .toUpperCase()
  return /^\d{8,14}$/.test(plain) ? plain.replace(/^0+(?=\d)/, '') : plain
}

/** The column whose cells most codes are found in; null when no code is in any. */
export function guessKeyColumn(codes: readonly FoundCode[], { columns, rows }: DataTable): number | null {
  const wanted = new Set(codes.map(({ value }) => plainCode(value)))
  let best: number | null = null
  let most = 0
  for (const column of columns.keys()) {
    const found = new Set(rows.map(({ cells }) => plainCode(cells[column] ?? '')))
    const count = [...wanted].filter((code) => found.has(code)).length
    if (count > most) [best, most] = [column, count]
  }
  return best
}

export interface JoinedCodes {
  /** One row for each code that goes onto a label. */
  table: DataTable
  /** Codes that no row has. */
  codesWithoutRow: readonly FoundCode[]
  /** Rows that no code has. */
  rowsWithoutCode: readonly RawRow[]
  /** Codes that several rows have; the first row is taken. */
  repeated: readonly { value: string; lines: readonly number[] }[]
}

const codeCells = ({ id, value, page }: FoundCode) => [value, id, String(page + 1)]

/**
 * Matches codes to rows by value.
 * @param key Column that holds the value; null puts codes onto labels without data.
 */
export function joinCodes(
  codes: readonly FoundCode[],
  data: DataTable | null,
  key: number | null,
): JoinedCodes {
  const names = [CODE_VALUE, CODE_PICTURE, CODE_PAGE]
  if (!data || key === null) {
    const rows = codes.map((code, at) => ({ line: at + 1, cells: codeCells(code) }))
    return { table: { columns: names, rows }, codesWithoutRow: [], rowsWithoutCode: [], repeated: [] }
  }
  const rowsOf = new Map<string, RawRow[]>()
  for (const row of data.rows) {
    const code = plainCode(row.cells[key] ?? '')
    if (code !== '') rowsOf.set(code, [...(rowsOf.get(code) ?? []), row])
  }
  const used = new Set<RawRow>()
  const matched = codes.flatMap((code) => {
    const rows = rowsOf.get(plainCode(code.value)) ?? []
    for (const row of rows) used.add(row)
    return rows[0] ? [{ code, row: rows[0] }] : []
  })
  const width = data.columns.length
  const seen = new Set(matched.map(({ code }) => code))
  const repeated = [...new Set(codes.map(({ value }) => value))].flatMap((value) => {
    const lines = (rowsOf.get(plainCode(value)) ?? []).map(({ line }) => line)
    return lines.length > 1 ? [{ value, lines }] : []
  })
  return {
    table: {
      columns: [...data.columns, ...names],
      rows: matched.map(({ code, row }) => ({
        ...row,
        cells: [...Array.from({ length: width }, (_, at) => row.cells[at] ?? ''), ...codeCells(code)],
      })),
    },
    codesWithoutRow: codes.filter((code) => !seen.has(code)),
    rowsWithoutCode: data.rows.filter((row) => !used.has(row)),
    repeated,
  }
}
