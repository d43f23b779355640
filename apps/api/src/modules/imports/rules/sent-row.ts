import type { Cells } from './import-row.ts'

/** Rows as a call brings them: text or null by column. */
export type SentRow = Readonly<Record<string, string | null>>

/** The cells of a sent row: what is null or empty is missing. */
export function sentCells(row: SentRow): Cells {
  const cells: Record<string, string> = Object.create(null)
  for (const [name, value] of Object.entries(row)) if (value) cells[name] = value
  return cells
}
