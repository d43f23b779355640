import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

const FACTS = new URL('../../../../../../facts/', import.meta.url)

/** Rows of a table of facts/, by heading. An empty cell is null. */
export function readData(file: string): Record<string, string | null>[] {
  const text = readFileSync(new URL(file, FACTS))
  return parse(text, {
    bom: true,
    columns: true,
    cast: (value, { header }) => (value === '' && !header ? null : value),
  }) as Record<string, string | null>[]
}

/** A cell that the table always fills. */
export function cell(row: Record<string, string | null>, heading: string): string {
  const value = row[heading]
  if (value === null || value === undefined)
    throw new Error(`reference table lacks ${heading} in ${JSON.stringify(row)}`)
  return value
}
