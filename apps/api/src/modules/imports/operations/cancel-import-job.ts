import type { Handler } from '#platform/http/handler.ts'
import { cancelServedImport } from '../jobs/served-import.ts'
import { importJobView, ownImportJob } from './import-answer.ts'

export const cancelImportJob: Handler<'cancelImportJob'> = async ({ params }, context) => {
  const job = await cancelServedImport(
    context.db,
    context.importParts,
    await ownImportJob(context, params.id),
  )
  return { status: 200, body: { code: 0, data: importJobView(job) } }
}
