import type { Handler } from '#platform/http/handler.ts'
import { exportJobView, ownExportJob } from './export-answer.ts'

/** Stops an export wherever it runs; what it has drawn from the quota is given back. */
export const cancelExport: Handler<'cancelExport'> = async ({ params }, context) => {
  const job = await ownExportJob(context, params.id)
  await context.exports.cancel(job.id)
  return { status: 200, body: { code: 0, data: exportJobView(await ownExportJob(context, params.id)) } }
}
