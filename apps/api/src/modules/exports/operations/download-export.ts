import { Failure } from '#platform/failure.ts'
import { FileAnswer } from '#platform/http/file-answer.ts'
import type { Handler } from '#platform/http/handler.ts'
import { exportJobView, ownExportJob } from './export-answer.ts'

/** The file of a finished export of the caller. */
export const downloadExport: Handler<'downloadExport'> = async ({ params }, context) => {
  const job = await ownExportJob(context, params.id)
  const isReady = exportJobView(job).state === 'finished'
  const file = isReady ? await context.exports.fileOf(job) : null
  if (file) return { status: 200, body: new FileAnswer(file.path, file.bytes, job.file_name) }
  const message = isReady
    ? '这个文件不在当前服务器上，请稍后再试或重新导出'
    : '文件还没有写完，或已超过 24 小时被清理，请查看导出任务或重新导出'
  throw new Failure('export_no_file', message)
}
