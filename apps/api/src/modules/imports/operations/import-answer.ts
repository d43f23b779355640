import type { components } from '@haixuan/api-sdk/schema'
import { signedIn } from '#modules/access'

import { Failure } from '#platform/failure.ts'
import type { CallContext } from '#platform/http/handler.ts'
import type { ImportJob } from '../rules/import-job.ts'
import { MappingError } from '../rules/mapping-error.ts'
import { findImportJob } from '../store/import-job-rows.ts'

/** A job as the contract shows it. */
export function importJobView(job: ImportJob): components['schemas']['ImportJob'] {
  const { id, kind, marketplace, fileName, status, position, nextSequence } = job
  const { rowsTotal, error, fileId } = job
  const { accepted, repeated, rejected, inserted, updated, unchanged, startedAt, updatedAt, finishedAt } = job
  return {
    ...{ id, kind, marketplace, mapping: job.mappingName, fileName, status, position, nextSequence },
    ...{ accepted, repeated, rejected, inserted, updated, unchanged, startedAt, updatedAt, finishedAt },
    ...{ rowsTotal, error, hasFile: fileId !== null },
  }
}

/** The caller's job of this id. Somebody else's is as absent as none: 404. */
export async function ownImportJob({ db, caller }: CallContext, id: string): Promise<ImportJob> {
  const job = await findImportJob(db.kysely, id, signedIn(caller).userId)
  if (!job) throw new Failure('import_not_found', '没有这个导入任务，请刷新任务列表')
  return job
}

/** A job that gets its rows by calls. @throws {Failure} `import_of_file` for one that reads a file */
export async function ownServedJob(context: CallContext, id: string): Promise<ImportJob> {
  const job = await ownImportJob(context, id)
  if (job.fileId !== null)
    throw new Failure(
      'import_of_file',
      '这个导入任务在后台读取上传的文件，不能用调用加入数据或结束；要停止请取消它',
    )
  return job
}

/** Runs what reads a mapping; its problems become a 422 that names each of them. */
export function withMapping<T>(use: () => T): T {
  try {
    return use()
  } catch (error) {
    throw mappingFailure(error)
  }
}

/** The failure that a caller is told of a mapping that does not fit; other errors stay what they are. */
export function mappingFailure(error: unknown): unknown {
  if (!(error instanceof MappingError)) return error
  const fields = error.problems.map(({ key, message }) => ({ path: key ? `map.${key}` : 'map', message }))
  const sentence =
    fields.length === 1 ? (fields[0]?.message ?? '') : `映射与文件的列不符，共 ${fields.length} 处，见明细`
  return new Failure('import_mapping', sentence, { fields })
}
