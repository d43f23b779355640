import type { Handler } from '#platform/http/handler.ts'
import { REJECT_LABEL } from '../rules/rejected-cell.ts'
import { readRejections, readRejectTotals } from '../store/import-reject-rows.ts'
import { importJobView, ownImportJob } from './import-answer.ts'

export const getImportJob: Handler<'getImportJob'> = async ({ params, query }, context) => {
  const job = await ownImportJob(context, params.id)
  const { kysely } = context.db
  const totals = await readRejectTotals(kysely, job.id)
  const data = {
    job: importJobView(job),
    rejectTotals: totals.map(({ reason, count }) => ({ reason, label: REJECT_LABEL[reason], count })),
    rejections: await readRejections(kysely, job.id, { from: query.from ?? 0, limit: 100 }),
  }
  return { status: 200, body: { code: 0, data } }
}
