import type { Handler } from '#platform/http/handler.ts'
import { endExportJob } from '../store/export-job-rows.ts'
import { exportJobView, ownExportJob } from './export-answer.ts'

/** Stops an export wherever it runs: its worker finds it ended. What it has drawn from the quota is given back. */
export const cancelExport: Handler<'cancelExport'> = async ({ params }, context) => {
  const job = await ownExportJob(context, params.id)
  await endExportJob(context.db.kysely, { id: job.id, state: 'cancelled', rows: 0, now: Date.now() })
  return { status: 200, body: { code: 0, data: exportJobView(await ownExportJob(context, params.id)) } }
}
