import { type Kysely, sql } from 'kysely'
import type { Tables } from '#platform/database/tables.ts'
import type { RowRejection } from '../rules/compile-mapping.ts'
import { type ImportJob, REJECTS_KEPT } from '../rules/import-job.ts'
import type { RejectReason } from '../rules/rejected-cell.ts'

/** Writes the rejected rows of a batch, in its transaction. */
export async function writeRejections(
  trx: Kysely<Tables>,
  job: Pick<ImportJob, 'id' | 'rejected'>,
  rejections: readonly RowRejection[],
): Promise<void> {
  if (rejections.length === 0) return
  const totals = new Map<string, number>()
  for (const { reason } of rejections) totals.set(reason, (totals.get(reason) ?? 0) + 1)
  await sql`insert into import_reject_total as t (job_id, reason, n)
    select ${job.id}::text, u.reason, u.n from unnest(${[...totals.keys()]}::text[], ${[...totals.values()]}::bigint[]) as u (reason, n)
    on conflict (job_id, reason) do update set n = t.n + excluded.n`.execute(trx)
  const kept = rejections.slice(0, Math.max(0, REJECTS_KEPT - job.rejected))
  if (kept.length === 0) return
  await trx
    .insertInto('import_reject')
    .values(
      kept.map(({ line, field, column, reason, message }, index) => ({
        job_id: job.id,
        n: job.rejected + index,
        line,
        field,
        column_name: column,
        reason,
        message,
      })),
    )
    .execute()
}

/** Rejected rows of a job in the order of the file. */
export async function readRejections(
  db: Kysely<Tables>,
  jobId: string,
  { from = 0, limit }: { from?: number; limit: number },
): Promise<RowRejection[]> {
  const rows = await db
    .selectFrom('import_reject')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('n', '>=', from)
    .orderBy('n')
    .limit(limit)
    .execute()
  return rows.map(({ line, field, column_name, reason, message }) => ({
    line: Number(line),
    field,
    column: column_name,
    reason: reason as RejectReason,
    message,
  }))
}

/** Rejected rows by reason, the most frequent first. */
export async function readRejectTotals(
  db: Kysely<Tables>,
  jobId: string,
): Promise<{ reason: RejectReason; count: number }[]> {
  const rows = await db
    .selectFrom('import_reject_total')
    .select(['reason', 'n'])
    .where('job_id', '=', jobId)
    .orderBy('n', 'desc')
    .orderBy('reason')
    .execute()
  return rows.map(({ reason, n }) => ({ reason: reason as RejectReason, count: Number(n) }))
}
