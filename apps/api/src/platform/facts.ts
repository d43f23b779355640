import { readFileSync } from 'node:fs'
import { decodeText, readDelimited } from '@haixuan/tabular'

const FACTS = new URL('../../../../facts/', import.meta.url)

/** Rows of a table of facts/, by heading. An empty cell is null. */
export function readData(file: string): Record<string, string | null>[] {
  const { text } = decodeText(readFileSync(new URL(file, FACTS)), 'utf-8')
  const [heading, ...rows] = readDelimited(text)
  return rows.map(({ line, cells }) => {
    const names = heading?.cells ?? []
    if (cells.length !== names.length) throw new Error(`${file}: line ${line} has another number of columns`)
    return Object.fromEntries(names.map((name, at) => [name, cells[at] || null]))
  })
}

/** A cell that the table always fills. */
export function cell(row: Record<string, string | null>, heading: string): string {
  const value = row[heading]
  if (value === null || value === undefined)
    throw new Error(`reference table lacks ${heading} in ${JSON.stringify(row)}`)
  return value
}
