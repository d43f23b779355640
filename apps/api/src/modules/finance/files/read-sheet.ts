import type { TableRow } from '@haixuan/tabular'
import type { BillLayout } from '../rules/bill-kind.ts'
import { billReader, type RowOutcome, type SheetChoices } from '../rules/bill-row.ts'
import { isBuyerColumn } from '../rules/buyer-columns.ts'
import { type Recognised, recogniseSheet } from '../rules/recognise-sheet.ts'
import type { OpenSheet } from './open-sheets.ts'

/** A row with its cells as they are kept: columns about buyers are empty. */
export interface SheetRow {
  line: number
  cells: readonly string[]
  /** Null in a sheet that no layout knows: such rows are kept as they are and count nowhere. */
  outcome: RowOutcome | null
}

export interface ReadSheet {
  found: Recognised
  /** Rows below the heading; of an unknown sheet all rows. */
  rows(choices: SheetChoices): AsyncGenerator<readonly SheetRow[]>
}

/** Looks at the top of a sheet and prepares the reading of its rows. */
export async function readSheet(sheet: OpenSheet, layouts: readonly BillLayout[]): Promise<ReadSheet> {
  const { rows: top, areas } = await sheet.top()
  const found = recogniseSheet(sheet.name, top, areas, layouts)
  const heading = found.is === 'bill' || found.is === 'unknown' ? found.heading : null
  const buyer = new Set(heading?.paths.flatMap((path, at) => (isBuyerColumn(path) ? [at] : [])) ?? [])
  const kept = ({ cells }: TableRow) =>
    buyer.size === 0 ? cells : cells.map((cell, at) => (buyer.has(at) ? '' : cell))
  return {
    found,
    rows: async function* (choices) {
      if (found.is === 'empty' || found.is === 'no_bills') return
      const read =
        found.is === 'bill' ? billReader(found.layout, found.heading, found.columns, choices) : null
      let skip = heading === null ? 0 : heading.last + 1
      for await (const batch of sheet.rows()) {
        const rows = batch.slice(Math.min(skip, batch.length))
        skip -= batch.length - rows.length
        if (rows.length === 0) continue
        yield rows.map((row) => ({ line: row.line, cells: kept(row), outcome: read?.(row) ?? null }))
      }
    },
  }
}
