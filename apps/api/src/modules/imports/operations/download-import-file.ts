import { signedIn } from '#modules/access'
import { Failure } from '#platform/failure.ts'
import { StoredFileAnswer } from '#platform/http/file-answer.ts'
import type { Handler } from '#platform/http/handler.ts'
import { ownImportJob } from './import-answer.ts'

export const downloadImportFile: Handler<'downloadImportFile'> = async ({ params, query }, context) => {
  const { files, caller } = context
  const { fileId } = await ownImportJob(context, params.id)
  if (fileId === null) throw new Failure('file_missing', '这个导入任务的数据不是由上传的文件来的，没有原文件')
  const file = await files.find(signedIn(caller).userId, fileId)
  return { status: 200, body: new StoredFileAnswer(files, file, query.link ?? false) }
}
