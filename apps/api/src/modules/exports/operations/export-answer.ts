import type { components } from '@haixuan/api-sdk/schema'
import { signedIn } from '#modules/access'

import { Failure } from '#platform/failure.ts'
import type { CallContext } from '#platform/http/handler.ts'
import { type ExportJobRow, readExportJob } from '../store/export-job-rows.ts'

type ExportJob = components['schemas']['ExportJob']

/** A job as the contract shows it. A file whose time is over is shown so, before the next sweep too. */
export function exportJobView(job: Omit<ExportJobRow, 'beat_at'>, now = Date.now()): ExportJob {
  const isOver = job.state === 'finished' && job.expires_at !== null && job.expires_at <= now
  return {
    id: job.id,
    title: job.title,
    operation: job.operation as ExportJob['operation'],
    format: job.format,
    state: isOver ? 'expired' : job.state,
    rowsTotal: job.rows_total,
    rowsWritten: job.rows_written,
    quotaRows: job.quota_rows,
    bytes: job.bytes,
    fileName: job.file_name,
    failure: job.failure,
    createdAt: job.created_at,
    finishedAt: job.finished_at,
    expiresAt: job.expires_at,
  }
}

/** A job of the caller. @throws {Failure} `export_unknown` for anybody else's */
export async function ownExportJob({ db, caller }: CallContext, id: string): Promise<ExportJobRow> {
  const job = await readExportJob(db.kysely, signedIn(caller).userId, { id })
  if (job) return job
  throw new Failure('export_unknown', '没有这个导出任务，它可能已被清理，请重新导出')
}
