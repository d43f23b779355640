import { Failure } from '#platform/failure.ts'
import type { Handler } from '#platform/http/handler.ts'
import { addServedRows } from '../jobs/served-import.ts'
import { ImportMovedError } from '../rules/import-moved-error.ts'
import { importJobView, ownServedJob } from './import-answer.ts'

export const addImportRows: Handler<'addImportRows'> = async ({ params, body }, context) => {
  const job = await ownServedJob(context, params.id)
  const added = await addServedRows(context.db, context.importParts, job, body, () =>
    context.removeDemo(context.db),
  ).catch((error: unknown) => {
    if (!(error instanceof ImportMovedError)) throw error
    throw new Failure('import_sequence', '另一个请求正在写入这个导入任务，请读取任务后从 nextSequence 继续')
  })
  if (added.state === 'ended') {
    throw new Failure('import_ended', '这个导入任务已经结束，不能再加入数据，请新建任务')
  }
  if (added.state === 'ahead') {
    const message = `下一批的 sequence 应当是 ${job.nextSequence}，收到 ${body.sequence}`
    throw new Failure('import_sequence', message, { fields: [{ path: 'body.sequence', message }] })
  }
  return { status: 200, body: { code: 0, data: importJobView(added.job) } }
}
