import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { type HeldExport, holdExport } from './export-job-rows.ts'

/** The export was ended, or another attempt writes it: this one stops. */
export class ExportLostError extends Error {}

/** A part that has been read. */
export interface WrittenPart {
  n: number
  /** Rows of the list read up to its end. */
  listRows: number
  /** Ids of the rows that it has. */
  rowIds: readonly string[]
}

const lost = () => new ExportLostError('The export was ended or has another worker.')

/**
 * Fixes which rows an export has, part by part, before the first is read.
 * @throws {ExportLostError}
 */
export async function planParts(
  db: Database,
  held: HeldExport,
  parts: readonly (readonly number[])[],
): Promise<void> {
  await db.transaction(async (trx) => {
    if (!(await holdExport(trx, held, { parts: parts.length, rowsWritten: 0 }))) throw lost()
    await sql`delete from export_part where user_id = ${held.user_id} and export_id = ${held.id}`.execute(trx)
    for (const [n, ids] of parts.entries())
      await sql`insert into export_part (user_id, export_id, n, ids)
        values (${held.user_id}, ${held.id}, ${n}, ${[...ids]}::bigint[])`.execute(trx)
  })
}

/** Parts that have been read, in order. */
export async function writtenParts(
  { kysely }: Database,
  { user_id, id }: HeldExport,
): Promise<WrittenPart[]> {
  const { rows } =
    await sql<WrittenPart>`select n, list_rows as "listRows", row_ids as "rowIds" from export_part
    where user_id = ${user_id} and export_id = ${id} and cells is not null order by n`.execute(kysely)
  return rows
}

/** Internal ids of the rows of a planned part. */
export async function plannedIds(
  { kysely }: Database,
  { user_id, id }: HeldExport,
  n: number,
): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`select ids::float8[] as ids from export_part
    where user_id = ${user_id} and export_id = ${id} and n = ${n}`.execute(kysely)
  return rows[0]?.ids ?? []
}

/**
 * Stores what was read, and how far the export is, in one step.
 * @param parts how many there are in all, once that is known
 * @throws {ExportLostError}
 */
export async function storePart(
  db: Database,
  held: HeldExport,
  { n, listRows, rowIds, cells }: WrittenPart & { cells: Buffer },
  { parts, rowsWritten }: { parts: number | null; rowsWritten: number },
): Promise<void> {
  await db.transaction(async (trx) => {
    if (!(await holdExport(trx, held, { parts, rowsWritten }))) throw lost()
    await sql`insert into export_part (user_id, export_id, n, list_rows, row_ids, cells)
      values (${held.user_id}, ${held.id}, ${n}, ${listRows}, ${[...rowIds]}::text[], ${cells})
      on conflict (user_id, export_id, n) do update
        set list_rows = excluded.list_rows, row_ids = excluded.row_ids, cells = excluded.cells`.execute(trx)
  })
}

/** Cells of a part that has been read. @throws {ExportLostError} when the parts were forgotten meanwhile */
export async function partCells(
  { kysely }: Database,
  { user_id, id }: HeldExport,
  n: number,
): Promise<Buffer> {
  const { rows } = await sql<{ cells: Buffer | null }>`select cells from export_part
    where user_id = ${user_id} and export_id = ${id} and n = ${n}`.execute(kysely)
  const cells = rows[0]?.cells
  if (!cells) throw lost()
  return cells
}

/** Removes parts of exports that are not open: a server of before ends an export without its parts. */
export async function forgetParts({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  await sql`delete from export_part p where not exists (
    select 1 from export_job e where e.user_id = p.user_id and e.id = p.export_id and e.state in ('queued', 'running')
  )`.execute(kysely)
}
