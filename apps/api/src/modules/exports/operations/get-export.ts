import type { Handler } from '#platform/http/handler.ts'
import { exportJobView, ownExportJob } from './export-answer.ts'

export const getExport: Handler<'getExport'> = async ({ params }, context) => {
  const job = await ownExportJob(context, params.id)
  return { status: 200, body: { code: 0, data: exportJobView(job) } }
}
