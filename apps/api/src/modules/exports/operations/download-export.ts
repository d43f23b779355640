import { Failure } from '#platform/failure.ts'
import { FileAnswer, StoredFileAnswer } from '#platform/http/file-answer.ts'
import type { Handler } from '#platform/http/handler.ts'
import { exportJobView, ownExportJob } from './export-answer.ts'

/** The file of a finished export of the caller, from any server. */
export const downloadExport: Handler<'downloadExport'> = async ({ params }, context) => {
  const job = await ownExportJob(context, params.id)
  if (exportJobView(job).state !== 'finished') {
    const message = '文件还没有写完，或已超过 24 小时被清理，请查看导出任务或重新导出'
    throw new Failure('export_no_file', message)
  }
  if (job.file !== null) {
    const file = await context.files.find(job.account, job.file)
    return { status: 200, body: new StoredFileAnswer(context.files, { ...file, name: job.file_name }) }
  }
  const file = await context.exports.old.fileOf(job)
  if (file) return { status: 200, body: new FileAnswer(file.path, file.bytes, job.file_name) }
  throw new Failure('export_no_file', '这个文件由更新前的服务器写成，不在当前服务器上，请重新导出')
}
