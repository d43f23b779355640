import type { Database } from '#platform/database/database.ts'
import { unpackCells } from '../files/part-cells.ts'
import type { ExportWork } from '../operations/export-order.ts'
import type { CellValue } from '../rules/file-column.ts'
import type { HeldExport } from '../store/export-job-rows.ts'
import { partCells, plannedIds, planParts, storePart, writtenParts } from '../store/export-part-rows.ts'
import { readAhead } from './read-ahead.ts'
import { readPart } from './read-part.ts'

/** Batches of a part: what a worker that dies has read in vain. */
const PART_BATCHES = 5

export interface PartsWanted {
  /** How many parts there are, when an earlier attempt knew it. */
  parts: number | null
  chosen: readonly string[] | undefined
  most: number
  /** Batches of a part. */
  batches?: number | undefined
}

/** Called with the rows so far, after each batch and each part; throws to stop. */
export type NoteRows = (rows: number, isStored: boolean) => Promise<void>

/**
 * Reads what is not read yet of a list, part by part. What an earlier attempt has stored stays.
 * @returns how many parts and rows there are
 * @throws {ExportLostError}
 */
export async function readParts(
  db: Database,
  held: HeldExport,
  work: ExportWork,
  { parts: known, chosen, most, batches = PART_BATCHES }: PartsWanted,
  note: NoteRows,
): Promise<{ parts: number; rows: number }> {
  const { source } = work
  let parts = known
  if (source.by === 'ids' && parts === null) {
    const planned = await plan(source.walk(chosen ? Number.POSITIVE_INFINITY : most), batches * source.batch)
    await planParts(db, held, planned)
    parts = planned.length
  }
  const written = await writtenParts(db, held)
  const wanted = { seen: new Set(written.flatMap(({ rowIds }) => rowIds)), most }
  let listRows = written.at(-1)?.listRows ?? 0
  for (let n = written.length; parts === null || n < parts; n++) {
    const ids = source.by === 'ids' ? await plannedIds(db, held, n) : []
    const before = wanted.seen.size
    const part = await readPart(
      work,
      { ids, listRows, batches },
      { ...wanted, chosen: chosen && new Set(chosen) },
      (rows) => note(before + rows, false),
    )
    listRows = part.listRows
    if (part.isLast) parts = n + 1
    const { rowIds, cells } = part
    await storePart(db, held, { n, listRows, rowIds, cells }, { parts, rowsWritten: wanted.seen.size })
    await note(wanted.seen.size, true)
  }
  return { parts: parts ?? 0, rows: wanted.seen.size }
}

async function plan(steps: AsyncGenerator<readonly number[]>, size: number): Promise<number[][]> {
  const ids: number[] = []
  for await (const step of steps) ids.push(...step)
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, n) => ids.slice(n * size, (n + 1) * size))
}

/** Cells of all parts in order, in batches. */
export async function* storedCells(
  db: Database,
  held: HeldExport,
  parts: number,
): AsyncGenerator<CellValue[][], void, undefined> {
  async function* packed() {
    for (let n = 0; n < parts; n++) yield await partCells(db, held, n)
  }
  for await (const cells of readAhead(packed())) yield* unpackCells(cells)
}
