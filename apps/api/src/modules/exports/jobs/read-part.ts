import { setImmediate } from 'node:timers/promises'
import { cellsLine, packCells, ROWS_AT_ONCE } from '../files/part-cells.ts'
import type { ListRow } from '../operations/export-lists.ts'
import type { ExportWork } from '../operations/export-order.ts'
import type { ListSource } from '../operations/list-source.ts'
import { readAhead } from './read-ahead.ts'

/** What is still to be written of a list. */
export interface Wanted {
  /** Ids that are written: a row that moved behind the position while the list is read does not come twice. */
  seen: Set<string>
  /** Only these, when rows were chosen. */
  chosen: ReadonlySet<string> | undefined
  /** Rows of the file in all. */
  most: number
}

/** Where a part begins in its list. */
export interface PartStart {
  /** Internal ids of its rows, for a source that has them. */
  ids: readonly number[]
  /** Rows of the list that are behind it. */
  listRows: number
  /** Batches of a part that is read by pages. */
  batches: number
}

export interface ReadPart {
  listRows: number
  rowIds: string[]
  cells: Buffer
  /** Nothing of the list is left. */
  isLast: boolean
}

/** Called after each batch; throws to stop. */
type Note = (rows: number) => Promise<void>

/** Reads one part of a list into cells, and adds the ids of its rows to those seen. */
export async function readPart(
  { source, columns, extras }: ExportWork,
  start: PartStart,
  wanted: Wanted,
  note: Note,
): Promise<ReadPart> {
  const { seen, chosen, most } = wanted
  const part = { listRows: start.listRows, rowIds: [] as string[], isLast: false }
  const lines: string[] = []
  const isFull = () => seen.size >= most || (chosen !== undefined && seen.size >= chosen.size)
  const fresh = (rows: readonly ListRow[]) => {
    const kept: ListRow[] = []
    for (const row of rows) {
      if (isFull()) break
      if (seen.has(row.id) || chosen?.has(row.id) === false) continue
      seen.add(row.id)
      kept.push(row)
    }
    return kept
  }
  async function* steps() {
    for await (const { rows, listRows, isLast } of batchesOf(source, start)) {
      const kept = fresh(rows)
      yield { kept, listRows, isLast: isLast || isFull(), beside: await extras(kept) }
      if (isFull()) return
    }
  }
  for await (const { kept, listRows, isLast, beside } of readAhead(steps())) {
    for (let at = 0; at < kept.length; at += ROWS_AT_ONCE) {
      const some = kept.slice(at, at + ROWS_AT_ONCE)
      lines.push(cellsLine(some.map((row) => columns.map(({ value }) => value(row, beside.get(row.id))))))
      await setImmediate()
    }
    part.rowIds.push(...kept.map(({ id }) => id))
    part.listRows = listRows
    part.isLast = isLast
    await note(part.rowIds.length)
  }
  return { ...part, cells: await packCells(lines) }
}

async function* batchesOf(source: ListSource, { ids, listRows, batches }: PartStart) {
  const { batch } = source
  if (source.by === 'ids') {
    for (let at = 0; at < ids.length; at += batch) {
      const some = ids.slice(at, at + batch)
      yield { rows: await source.rows(some), listRows: listRows + at + some.length, isLast: false }
    }
    return
  }
  const first = Math.floor(listRows / batch) + 1
  for (let page = first; page < first + batches; page++) {
    const { rows, isLast } = await source.page(page)
    yield { rows, listRows: page * batch, isLast }
    if (isLast) return
  }
}
