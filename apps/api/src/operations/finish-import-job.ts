import { finishServedImport } from '../domain/import-job/served-import.ts'
import type { Handler } from '../http/handler.ts'
import { importJobView, ownImportJob } from '../http/import-answer.ts'

export const finishImportJob: Handler<'finishImportJob'> = async ({ params }, context) => {
  const job = await finishServedImport(context.db, await ownImportJob(context, params.id))
  return { status: 200, body: { code: 0, data: importJobView(job) } }
}
