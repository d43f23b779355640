import { signedIn } from '#modules/access'
import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { namedMapping } from '../files/read-mapping.ts'
import { openServedImport } from '../jobs/served-import.ts'
import { OPEN_JOBS } from '../rules/import-job.ts'
import { importJobView, mappingFailure, withMapping } from './import-answer.ts'

export const createImportJob: Handler<'createImportJob'> = async ({ body }, { db, caller, importParts }) => {
  const mapping = withMapping(() => namedMapping(importParts.kinds, body.map))
  if (mapping.kind !== body.kind || mapping.marketplace !== body.marketplace) {
    const message = `映射 ${mapping.name} 用于 ${mapping.marketplace} 的 ${mapping.kind}，与请求的 ${body.marketplace} ${body.kind} 不符`
    throw new Failure('import_mapping', message, { fields: [{ path: 'body.map', message }] })
  }
  const { columns, fileName, fileSha256, fileBytes, key } = body
  const order = { ownerId: signedIn(caller).userId, mapping, columns, fileName, fileSha256, fileBytes, key }
  const job = await openServedImport(db, importParts, order).catch((error: unknown) => {
    throw mappingFailure(error)
  })
  if (!job) {
    throw new Failure('import_too_many', `最多同时有 ${OPEN_JOBS} 个未完成的导入任务，请先完成或取消其中一个`)
  }
  return { status: 201, body: { code: 0, data: importJobView(job) } }
}
