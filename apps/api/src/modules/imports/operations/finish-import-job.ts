import type { Handler } from '#platform/http/handler.ts'
import { finishServedImport } from '../jobs/served-import.ts'
import { importJobView, ownServedJob } from './import-answer.ts'

export const finishImportJob: Handler<'finishImportJob'> = async ({ params }, context) => {
  const job = await finishServedImport(
    context.db,
    context.importParts,
    await ownServedJob(context, params.id),
  )
  return { status: 200, body: { code: 0, data: importJobView(job) } }
}
