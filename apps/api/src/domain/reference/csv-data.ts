import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

/** Rows of a table that ships with the server, by heading. An empty cell is null. */
export function readData(file: string): Record<string, string | null>[] {
  const text = readFileSync(new URL(`./data/${file}`, import.meta.url))
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
